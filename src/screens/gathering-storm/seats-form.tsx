import type { Seat } from '@/systems/gathering-storm/state';
import { POWERS, type Power } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { Roundel } from '@/ui/roundel';
import { MARKS } from './marks';
import styles from './seats-form.module.css';

const MOST_PEOPLE = 5;

interface SeatsFormProps {
  seats: readonly Seat[];
  onChange: (seats: Seat[]) => void;
  /** What is wrong with a name, by its place. */
  errors?: Record<number, string>;
}

/** Who sits here and which powers each holds: tap a power to move it to the next person. */
export function SeatsForm({ seats, onChange, errors = {} }: SeatsFormProps) {
  const change = (at: number, part: Partial<Seat>) =>
    onChange(seats.map((seat, index) => (index === at ? { ...seat, ...part } : seat)));

  function move(power: Power, from: number) {
    const to = (from + 1) % seats.length;
    onChange(
      seats.map((seat, at) => {
        const without = seat.powers.filter((name) => name !== power);
        return {
          ...seat,
          powers: at === to ? POWERS.filter((name) => name === power || without.includes(name)) : without,
        };
      }),
    );
  }
  function remove(at: number) {
    const orphans = seats[at]?.powers ?? [];
    const rest = seats.filter((_, index) => index !== at);
    onChange(
      rest.map((seat, index) =>
        index === 0
          ? { ...seat, powers: POWERS.filter((name) => seat.powers.includes(name) || orphans.includes(name)) }
          : seat,
      ),
    );
  }
  return (
    <ul className={styles.seats} aria-label="Who sits here">
      {seats.map((seat, at) => (
        // A seat is its place: names change while they are typed.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at} className={styles.seat}>
          <TextField
            label={`Person ${at + 1}`}
            hideLabel
            value={seat.person}
            onChange={(person) => change(at, { person })}
            maxLength={24}
            autoComplete="off"
            {...(errors[at] ? { error: errors[at] } : {})}
          />
          <span className={styles.powers}>
            {seat.powers.map((power) => (
              <button
                key={power}
                type="button"
                className={styles.power}
                aria-label={`${power}: move to ${seats[(at + 1) % seats.length]?.person || 'the next person'}`}
                disabled={seats.length === 1}
                onClick={() => move(power, at)}
              >
                <Roundel mark={MARKS[power]} />
              </button>
            ))}
            {seat.powers.length === 0 && <span className={styles.none}>No power yet</span>}
          </span>
          {seats.length > 1 && (
            <Button
              look="quiet"
              icon="close"
              aria-label={`Remove ${seat.person || `person ${at + 1}`}`}
              onClick={() => remove(at)}
            />
          )}
        </li>
      ))}
      {seats.length < MOST_PEOPLE && (
        <li>
          <Button icon="plus" onClick={() => onChange([...seats, { person: freshName(seats), powers: [] }])}>
            Person
          </Button>
        </li>
      )}
    </ul>
  );
}

function freshName(seats: readonly Seat[]): string {
  for (let number = seats.length + 1; ; number += 1) {
    const name = `Player ${number}`;
    if (!seats.some((seat) => seat.person === name)) return name;
  }
}
