import { asSentence } from '@/kernel/print';
import { reachedByCard } from '@/systems/gathering-storm/research/preview';
import type { Board } from '@/systems/gathering-storm/research/state';
import { capitalize } from '@/systems/gathering-storm/vocabulary';
import { printOwner } from '@/systems/gathering-storm/words/read/spellings';
import { Button } from '@/ui/form/button';
import { Icon } from '@/ui/mark/icon';
import { named } from '@/ui/sheet/named';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import type { Desk } from './research-draft';
import styles from './research-sheet.module.css';
import { listProjects, nameOf, sayDoubled, sayGrantLeft, titleOfGrant } from './research-words';

interface SettleHeadProps {
  desk: Desk;
  preview: Board;
  onPointsFirst: (first: boolean) => void;
}

/** What is being settled: what an event doubled, what it leaves to be put somewhere, what is left of it. */
export function SettleHead({ desk, preview, onPointsFirst }: SettleHeadProps) {
  const { open, board, grant, laid, pointsFirst } = desk;
  const { title, lines } = headOf(desk, preview);
  return (
    <Sheet
      titleLevel={2}
      title={
        <span className={styles.secret}>
          <Icon name="lock" small />
          {printOwner(board.side)} research
        </span>
      }
      tools={
        <span className={styles.only}>
          Secret, {board.side} only <span className={voice.rule}>GS 15.11</span>
        </span>
      }
      pad
    >
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
              {sayGrantLeft(grant, laid)}
            </div>
          )}
          {grant?.kind === 'each' && (
            <Button onClick={() => onPointsFirst(!pointsFirst)}>
              {pointsFirst ? 'Now the event’s steps' : 'Place points first'}
            </Button>
          )}
        </div>
      )}
      {board.brought.length > 0 && <p className={voice.note}>{sayBrought(board)}</p>}
      {board.waiting.length > 0 && (
        <p className={styles.due}>
          <Icon name="clock" small />
          <span>
            Enter the earlier steps of{' '}
            {listProjects(
              open,
              board.waiting.map(({ project }) => project),
            )}
            : they are doubled then. <b>GS Guide, Research</b>
          </span>
        </p>
      )}
    </Sheet>
  );
}

/** What stands at the head: a doubling that will come, that came, or a choice that is left; nothing else. */
function headOf({ open, board, grant }: Desk, preview: Board): { title: string | null; lines: string[] } {
  const will = preview.doubled.slice(board.doubled.length);
  const [first] = reachedByCard(open, board.side);
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
  if (board.doubled.length === 0) return { title: null, lines: [] };
  return {
    title: `${nameOfDoubled(open, board.doubled)} is doubled before any point is placed`,
    lines: [...sayEach(open, board.doubled), ...sayTargets(open, grant)],
  };
}

const calledCard = ({ card }: Desk['open']) =>
  card?.general.title ? `“${card.general.title}”` : 'The general card';

const findIn = (open: Desk['open'], id: string) => open.projects.find((project) => project.id === id);

function nameOfDoubled(open: Desk['open'], [first]: Board['doubled']): string {
  const name = findIn(open, first?.project ?? '')?.name ?? '';
  return capitalize(name === 'atomic' ? 'atomic research' : name);
}

/** A sentence for each track; it names the track where there are several. */
function sayEach(open: Desk['open'], doubled: Board['doubled']): string[] {
  return doubled.map((item) => {
    const project = findIn(open, item.project);
    return doubled.length > 1 && project ? `${nameOf(project)}: ${sayDoubled(item)}` : sayDoubled(item);
  });
}

/** Where a surplus may go. @rule GS Guide, Research; 15.24 */
function sayTargets(open: Desk['open'], grant: Desk['grant']): string[] {
  if (!grant) return [];
  const { owner, category, title } = grant;
  const who = owner === 'Axis' || owner === 'Allies' ? `the ${owner}` : owner;
  const atomic = category !== 'atomic' && open.readings['surplus-to-atomic'] === 'any';
  return [
    `${asSentence(title)} The surplus goes to other ${category} projects that ${who} may use${atomic ? ', or to atomic research' : ''}, split as you like.`,
  ];
}

/** Cards whose events were brought here. @rule GS 9.41B */
function sayBrought({ brought }: Board): string {
  const cards = brought.map((key) => {
    const [power, slot] = key.split(' ');
    return slot === 'paper' ? `${power}’s event` : `${power}’s card ${slot}`;
  });
  return `Brought to this sheet: ${cards.join(', ')}. Everyone sees it at the end of the Economic phase (GS 9.41B).`;
}
