import type { Command } from '@/kernel/game';
import type { Fact } from './commands/board/facts';
import { PROJECTS, type Project } from './research/catalogue';
import type { OpenState } from './state/state';
import { type Power, printList, printSigned } from './vocabulary';

/** Rulebook numbers that a table entered and our sources lack: another table may copy them. */

/** What each flag adds to the garrison is of the rulebook; where units and flags stand is of one game. */
const GARRISON = ['axis-flag', 'allied-flag'] as const;

type NumbersOf = Record<string, number | undefined>;

/** A fact for each number that was entered, with whose it is under `name`. */
function each(fact: Fact['fact'], name: string, numbers: NumbersOf): Command[] {
  return Object.entries(numbers).flatMap(([key, value]) =>
    value === undefined ? [] : [{ type: 'set-fact', fact, [name]: key, value }],
  );
}

function climates({ climateIncome }: OpenState['facts']): Command[] {
  const order = Object.keys(climateIncome).sort((one, other) => Number(one) - Number(other));
  return order.flatMap((climate) =>
    each('climate-income', 'power', climateIncome[climate] ?? {}).map((command) => ({
      ...command,
      climate: Number(climate),
    })),
  );
}

/** Projects as the table corrected or added them. @rule GS 15.14 */
function projects(own: readonly Project[]): Command[] {
  const known = new Map(PROJECTS.map((project) => [project.id, project]));
  return own.flatMap((project) => {
    const { id, owner, name, category, last, resultSteps } = project;
    const before = known.get(id);
    const same = before?.category === category && before.last === last && !resultSteps;
    return same
      ? []
      : [
          {
            type: 'set-project',
            owner,
            name,
            category,
            last,
            ...(resultSteps ? { results: [...resultSteps] } : {}),
          },
        ];
  });
}

/**
 * The commands that enter a table’s rulebook numbers at another one: what climates give, random tiles, thresholds,
 * what countries need, prices, subversion and projects. What belongs to one game is left out.
 * @rule GS 11.3, 14, 15.14, 21.22, 24, 32.3
 */
export function rulebookNumbers({ facts, prices, projects: own }: OpenState): Command[] {
  const garrison = Object.fromEntries(GARRISON.map((part) => [part, facts.garrison[part]]));
  return [
    ...climates(facts),
    ...each('base-tiles', 'power', facts.baseTiles),
    ...each('conversion-price', 'power', prices),
    ...each('threshold', 'power', facts.thresholds),
    ...each('garrison', 'part', garrison),
    ...each('needed', 'country', facts.needed),
    ...(facts.subversion === undefined
      ? []
      : [{ type: 'set-fact', fact: 'subversion', value: facts.subversion }]),
    ...projects(own),
  ];
}

/** Returns the base incomes for a setup. @rule GS 11.12C */
export function baseIncomes({ facts }: OpenState): Partial<Record<Power, number>> {
  return Object.fromEntries(Object.entries(facts.baseIncome).filter(([, value]) => value >= 0));
}

const GROUPS: { of: Fact['fact']; say: (commands: readonly Command[]) => string }[] = [
  {
    of: 'climate-income',
    say: (commands) => {
      const found = [...new Set(commands.map(({ climate }) => printSigned(climate as number)))];
      return `what the climate gives at ${printList(found)}`;
    },
  },
  { of: 'base-tiles', say: () => 'random tiles' },
  { of: 'conversion-price', say: () => 'the price of factories' },
  { of: 'threshold', say: () => 'thresholds of war' },
  { of: 'garrison', say: () => 'what flags add to the Russian garrison' },
  { of: 'needed', say: () => 'what countries need' },
  { of: 'subversion', say: () => 'what a subversion result changes' },
];

/** What these commands enter, in one phrase: "thresholds of war and 2 projects". */
export function sayNumbers(commands: readonly Command[]): string {
  const groups = GROUPS.flatMap(({ of, say }) => {
    const own = commands.filter(({ fact }) => fact === of);
    return own.length > 0 ? [say(own)] : [];
  });
  const count = commands.filter(({ type }) => type === 'set-project').length;
  return printList([...groups, ...(count > 0 ? [`${count} ${count === 1 ? 'project' : 'projects'}`] : [])]);
}

/** Maximum length of a note. */
const MOST_LETTERS = 280;

/** The note that names the table they came from. */
export const noteNumbers = (from: string, commands: readonly Command[]): Command => ({
  type: 'note',
  words: `From your table ${from}: ${sayNumbers(commands)}.`.slice(0, MOST_LETTERS),
});
