import { type Seat, THE_APP } from '@/kernel/seats';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { Roundel } from '@/ui/mark/roundel';
import { useSeating } from '../game-ui';
import styles from './seats-form.module.css';

/** How a power is held at a table for one. */
type Held = 'mine' | 'open' | 'app';

const HELD: { value: Held; label: string }[] = [
  { value: 'mine', label: 'Mine' },
  { value: 'open', label: 'Open' },
  { value: 'app', label: 'The app’s' },
];

/** The name of the seats without a person. */
const OPEN = 'Open hands';

const heldBy = (seats: readonly Seat[], power: string): Held =>
  seats.find(({ powers }) => powers.includes(power))?.by ?? 'mine';

function seatAll(person: string, held: Readonly<Record<Held, string[]>>): Seat[] {
  const others: Seat[] = [
    { person: OPEN, powers: held.open, by: 'open' },
    { person: THE_APP, powers: held.app, by: 'app' },
  ];
  return [{ person, powers: held.mine }, ...others.filter(({ powers }) => powers.length > 0)];
}

/** The first person keeps their powers; the app plays the others. */
export function seatOne(seats: readonly Seat[]): Seat[] {
  const [first, ...others] = seats;
  if (!first) return [...seats];
  const app = others.flatMap(({ powers }) => powers);
  // A lone person who held every power keeps the first two.
  const [mine, rest] =
    app.length > 0 ? [first.powers, app] : [first.powers.slice(0, 2), first.powers.slice(2)];
  return seatAll(first.person, { mine, open: [], app: rest });
}

/** Back to two people: the player keeps their powers, another person gets those of the app. */
export function seatSeveral(seats: readonly Seat[], all: readonly string[]): Seat[] {
  const [first] = seats;
  const held = (by: Held) => all.filter((power) => heldBy(seats, power) === by);
  const mine = [...held('mine'), ...held('open')];
  return [
    { person: first?.person ?? 'Anna', powers: all.filter((power) => mine.includes(power)) },
    { person: first?.person === 'Ben' ? 'Anna' : 'Ben', powers: held('app') },
  ];
}

/** One person; each power is theirs, face up, or the app’s. */
export function OneForm({ seats, onChange, errors = {} }: SeatsFormProps) {
  const { powers, marks } = useSeating();
  const person = seats[0]?.person ?? '';
  function hold(power: string, now: Held) {
    const held = { mine: [], open: [], app: [] } as Record<Held, string[]>;
    for (const item of powers) held[item === power ? now : heldBy(seats, item)].push(item);
    onChange(seatAll(person, held));
  }
  return (
    <>
      <TextField
        label="Your name"
        whole
        value={person}
        maxLength={24}
        autoComplete="off"
        onChange={(name) => onChange(seats.map((seat, at) => (at === 0 ? { ...seat, person: name } : seat)))}
        {...(errors[0] ? { error: errors[0] } : {})}
      />
      <ul className={styles.held} aria-label="Who holds which power">
        {powers.map((power) => {
          const mark = marks[power];
          return (
            <li key={power}>
              <span className={styles.holder}>
                {mark && <Roundel mark={mark} size="sm" />}
                {power}
              </span>
              <Choices
                label={power}
                options={HELD}
                value={heldBy(seats, power)}
                onChange={(held) => hold(power, held)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

export interface SeatsFormProps {
  seats: readonly Seat[];
  onChange: (seats: Seat[]) => void;
  /** The game has not started: powers are redistributed when people join or leave. */
  sharing?: boolean;
  /** Errors in names, by seat index. */
  errors?: Record<number, string>;
}
