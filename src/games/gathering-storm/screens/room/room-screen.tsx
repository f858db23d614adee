import { type Due, duesOf, isNotShown } from '@/games/gathering-storm/rules/guide/dues';
import { type Guide, guideFor } from '@/games/gathering-storm/rules/guide/guide';
import { STEPS, stepAt, stepOfPhase } from '@/games/gathering-storm/rules/guide/phases';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS, type Power, powersOf, printTurn, type Side } from '@/games/gathering-storm/rules/vocabulary';
import { asSentence } from '@/kernel/print';
import { unvisited } from '@/kernel/round';
import { peopleOf } from '@/kernel/seats';
import { RoomFrame } from '@/table/room/room-frame';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { Roundel } from '@/ui/mark/roundel';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import { EuropePicture } from '../europe/europe-picture';
import { useTable } from '../use-table';
import { RoomCard } from './room-card';
import styles from './room-screen.module.css';

const PHASES = [...new Set(STEPS.map(({ phase }) => phase))];

/** The phases of a turn as bars, the present one by its name. */
function RoomPhase({ open }: { open: OpenState }) {
  const now = PHASES.indexOf(stepAt(open.step).phase);
  const step = stepOfPhase(open).toLowerCase();
  return (
    <span className={styles.phases}>
      {PHASES.map((phase, at) =>
        at === now ? (
          <b key={phase}>
            {phase}
            {step && <span className={voice.hidden}>, {step}</span>}
          </b>
        ) : (
          <i key={phase} className={cx(at < now && styles.past)} />
        ),
      )}
    </span>
  );
}

/** The powers that a person plays. */
const powersPlayedBy = ({ seats }: OpenState, person: string): Power[] =>
  POWERS.filter((power) => peopleOf(seats, power).includes(person));

/** The powers that owe it: their alliance, or whoever opens the papers for it. */
function owersOf(open: OpenState, { id, owes, obligation }: Due): readonly Power[] {
  const ask = obligation?.ask;
  const readers = id === 'round' ? unvisited(open) : ask?.type === 'visits' ? ask.people : [];
  if (readers.length > 0) return readers.flatMap((person) => powersPlayedBy(open, person));
  if (ask?.type === 'answer' && ask.power) return [ask.power];
  const power = POWERS.find((name) => name === owes);
  if (power) return [power];
  return owes === 'table' ? [] : powersOf(owes as Side);
}

const Seals = ({ powers }: { powers: readonly Power[] }) =>
  powers.length > 0 && (
    <span className={styles.seals} aria-hidden="true">
      {powers.map((power) => (
        <Roundel key={power} mark={MARKS[power]} className={styles.seal} />
      ))}
    </span>
  );

/** Whether somebody owes it; a step of the table is what comes next. */
const isOwed = (due: Due) => due.obligation !== undefined || isNotShown(due) || due.id === 'round';

/** What is due before the table goes on, with the seals of who owes it. */
function RoomDue({ open, dues }: { open: OpenState; dues: readonly Due[] }) {
  return (
    <section className={styles.due} aria-label="Due">
      <h2>Due</h2>
      <ul>
        {dues.map((due) => (
          <li key={due.id}>
            <Seals powers={owersOf(open, due)} />
            <span>{asSentence(due.words)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom the next thing is for: who takes the device, or who owes what is due. */
function powersNext(open: OpenState, { action, dues }: Guide): Power[] {
  if ('person' in action) return powersPlayedBy(open, action.person);
  const owing = new Set(dues.flatMap((due) => owersOf(open, due)));
  return POWERS.filter((power) => owing.has(power));
}

/** The public table for a screen across the room: Europe with its figures, the card, what is due and what is next. */
export function RoomScreen({ go }: { go: (path: string) => void }) {
  const { open } = useTable();
  const guide = guideFor(open);
  const dues = duesOf(open).filter(isOwed);
  return (
    <RoomFrame
      className={styles.room}
      name={open.name}
      turn={printTurn(open.turn)}
      phase={<RoomPhase open={open} />}
      next={guide}
      seals={<Seals powers={powersNext(open, guide)} />}
      go={go}
    >
      <div className={styles.europe}>
        <EuropePicture open={open} />
      </div>
      <div className={cx(lay.column, styles.side)}>
        <RoomCard open={open} />
        {dues.length > 0 && <RoomDue open={open} dues={dues} />}
      </div>
    </RoomFrame>
  );
}
