import { capitalize, type Owner, printList } from '../vocabulary';
import { printId, printProject } from '../words/projects';
import { as, type Say } from './say';

/** Public commands of research; what happens on a sheet has no public sentence, and its owner reads the sheet. */
export const SAY_RESEARCH: Record<string, Say> = {
  reveal: (command, came) => {
    const { steps } = as<{ steps: number | null }>(came);
    const results = as<number | undefined>(command.results);
    const parts = [
      ...(results === undefined ? [] : [`${results} ${results === 1 ? 'result' : 'results'}`]),
      ...(steps === null ? [] : [`${steps} ${steps === 1 ? 'step' : 'steps'}`]),
    ];
    return {
      text: `Shown to all: ${printId(as<string>(command.project))}, ${parts.join(', ')}`,
      rule: 'GS 15.11',
    };
  },
  'set-project': (command) => {
    const { owner, name, category, last, results } = as<{
      owner: Owner;
      name: string;
      category: string;
      last: number | null;
      results?: number[];
    }>(command);
    const end = last === null ? 'its last step is not known' : `its last step is ${last}`;
    const come = results?.length ? `, its results come at step ${printList(results.map(String))}` : '';
    return {
      text: `${printProject({ owner, name })}: ${category} research, ${end}${come}`,
      rule: 'GS 15.14',
    };
  },
  place: () => ({ text: 'Points are placed', rule: 'GS 15.21' }),
  assign: () => ({ text: 'Steps of an event are placed', rule: 'GS Guide, Research' }),
  bring: () => ({ text: 'An event is brought to the research sheet', rule: 'GS 9.41B' }),
  'set-sheet': (command) => ({ text: `${capitalize(as<string>(command.what))} entered`, rule: 'GS 15.11' }),
};
