import { printOwner } from '@/games/gathering-storm/rules/naming';
import { spillsToAtomic } from '@/games/gathering-storm/rules/research/placing';
import { reachedByCard } from '@/games/gathering-storm/rules/research/preview';
import type { SheetState } from '@/games/gathering-storm/rules/research/state';
import { capitalize } from '@/games/gathering-storm/rules/vocabulary';
import { asSentence } from '@/kernel/print';
import { Button } from '@/ui/form/button';
import { Icon } from '@/ui/mark/icon';
import { named } from '@/ui/sheet/journal-list';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import type { Workspace } from './research-draft';
import styles from './research-sheet.module.css';
import { listProjects, nameOf, sayDoubled, sayFallen, sayGrantLeft, titleOfGrant } from './research-words';

interface SettleHeadProps {
  workspace: Workspace;
  preview: SheetState;
  onPointsFirst: (first: boolean) => void;
}

/** What is being settled: what an event doubled, what it leaves to be placed, and what remains of it. */
export function SettleHead({ workspace, preview, onPointsFirst }: SettleHeadProps) {
  const { open, sheet, grant, laid: placedSteps, pointsFirst } = workspace;
  const { title, lines } = headOf(workspace, preview);
  return (
    <Sheet
      className={styles.settle ?? ''}
      titleLevel={2}
      title={
        <span className={styles.secret}>
          <Icon name="lock" small />
          {printOwner(sheet.side)} research
        </span>
      }
      tools={
        <span className={styles.only}>
          Secret, {sheet.side} only <span className={voice.rule}>GS 15.11</span>
        </span>
      }
      pad
    >
      {named(sayFallen(open, sheet)).map(([key, line]) => (
        <p key={key} className={voice.note}>
          {line}
        </p>
      ))}
      {title && (
        <div className={styles.head}>
          <div className={styles.event}>
            <h3>{title}</h3>
            {named(lines).map(([key, line], at) => (
              <p key={key} className={voice.note}>
                {line} {at === lines.length - 1 && <span className={voice.rule}>GS Guide, Research</span>}
              </p>
            ))}
          </div>
          {grant && (
            <div className={styles.left} role="status">
              <i className={styles.ghost} aria-hidden="true" />
              {sayGrantLeft(grant, placedSteps)}
            </div>
          )}
          {grant?.kind === 'each' && (
            <Button onClick={() => onPointsFirst(!pointsFirst)}>
              {pointsFirst ? 'Now the event’s steps' : 'Place points first'}
            </Button>
          )}
        </div>
      )}
      {sheet.brought.length > 0 && <p className={voice.note}>{sayBrought(sheet)}</p>}
      {sheet.waiting.length > 0 && (
        <p className={styles.due}>
          <Icon name="clock" small />
          <span>
            Enter the earlier steps of{' '}
            {listProjects(
              open,
              sheet.waiting.map(({ project }) => project),
            )}
            : they are doubled then. <b>GS Guide, Research</b>
          </span>
        </p>
      )}
    </Sheet>
  );
}

/** The head shows a pending doubling, a completed one, or an open choice. */
function headOf(
  { open, sheet, grant }: Workspace,
  preview: SheetState,
): { title: string | null; lines: string[] } {
  const will = preview.doubled.slice(sheet.doubled.length);
  const [first] = reachedByCard(open, sheet.side);
  if (first && will.length > 0)
    return {
      title: `${nameOfDoubled(open, will)} will be doubled before any point is placed`,
      lines: [`${calledCard(open)} is face up and not applied yet.`, ...sayEach(open, will)],
    };
  if (grant?.kind === 'each')
    return {
      title: titleOfGrant(grant),
      lines: [`${asSentence(grant.title)} You pick, before or after points are placed, as you like.`],
    };
  if (sheet.doubled.length === 0) return { title: null, lines: [] };
  return {
    title: `${nameOfDoubled(open, sheet.doubled)} is doubled before any point is placed`,
    lines: [...sayEach(open, sheet.doubled), ...sayTargets(open, grant)],
  };
}

const calledCard = ({ card }: Workspace['open']) =>
  card?.general.title ? `“${card.general.title}”` : 'The general card';

const findIn = (open: Workspace['open'], id: string) => open.projects.find((project) => project.id === id);

function nameOfDoubled(open: Workspace['open'], [first]: SheetState['doubled']): string {
  const name = findIn(open, first?.project ?? '')?.name ?? '';
  return capitalize(name === 'atomic' ? 'atomic research' : name);
}

/** One sentence per track; names the track if there are several. */
function sayEach(open: Workspace['open'], doubled: SheetState['doubled']): string[] {
  return doubled.map((item) => {
    const project = findIn(open, item.project);
    return doubled.length > 1 && project ? `${nameOf(project)}: ${sayDoubled(item)}` : sayDoubled(item);
  });
}

/** Says where a surplus may go. @rule GS Guide, Research; 15.24 */
function sayTargets(open: Workspace['open'], grant: Workspace['grant']): string[] {
  if (!grant) return [];
  const { owner, category, title } = grant;
  const who = owner === 'Axis' || owner === 'Allies' ? `the ${owner}` : owner;
  const atomic = category !== 'atomic' && spillsToAtomic(open);
  return [
    `${asSentence(title)} The surplus goes to other ${category} projects that ${who} may use${atomic ? ', or to atomic research' : ''}, split as you like.`,
  ];
}

/** Cards whose events were brought here. @rule GS 9.41B */
function sayBrought({ brought }: SheetState): string {
  const cards = brought.map((key) => {
    const [power, slot] = key.split(' ');
    return slot === 'paper' ? `${power}’s event` : `${power}’s card ${slot}`;
  });
  const paper = brought.some((key) => key.split(' ')[1] === 'paper');
  return `Brought to this sheet: ${cards.join(', ')}. Everyone sees it at the end of the Economic phase (GS 9.41B).${
    paper ? ' What is never shown, or is declined, leaves the sheet as the turn ends.' : ''
  }`;
}
