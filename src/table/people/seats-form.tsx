import { DndContext, type DragEndEvent, useDraggable, useDroppable } from '@dnd-kit/core';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { Roundel } from '@/ui/mark/roundel';
import { type Seat, useSeating } from '../game-ui';
import { useDrag } from '../use-drag';
import type { SeatsFormProps } from './one-form';
import { OneForm, seatOne, seatSeveral } from './one-form';
import styles from './seats-form.module.css';
import { seatAnother, unseat } from './share-powers';

const WHO = [
  { value: 'several', label: 'Several people' },
  { value: 'one', label: 'One person', note: 'the app plays other powers' },
] as const;

/** Who sits here and which powers each holds; or one person, and what becomes of the powers that she does not hold. */
export function SeatsForm(props: SeatsFormProps) {
  const { forOne, powers } = useSeating();
  // A person who holds every power plays alone too.
  const [one, setOne] = useState(props.seats.some(({ by }) => by !== undefined));
  /** As they sat before the other way was chosen. */
  const [before, setBefore] = useDraftState<readonly Seat[] | null>('seats before', null);
  if (!forOne) return <PeopleForm {...props} />;
  return (
    <div className={styles.form}>
      <Choices
        label="Who plays"
        options={WHO}
        value={one ? 'one' : 'several'}
        onChange={(who) => {
          setOne(who === 'one');
          setBefore(props.seats);
          props.onChange([
            ...(before ?? (who === 'one' ? seatOne(props.seats) : seatSeveral(props.seats, powers))),
          ]);
        }}
      />
      {one ? <OneForm {...props} /> : <PeopleForm {...props} />}
    </div>
  );
}

/** People and their powers: a tap moves a power to the next person, a drag to any. */
function PeopleForm({ seats, onChange, sharing, errors = {} }: SeatsFormProps) {
  const { powers: all, mostPeople } = useSeating();
  const sensors = useDrag();

  const inOrder = (powers: readonly string[]) => all.filter((power) => powers.includes(power));
  function rename(at: number, person: string) {
    onChange(seats.map((seat, index) => (index === at ? { ...seat, person } : seat)));
  }
  function move(power: string, to: number) {
    onChange(
      seats.map((seat, at) => {
        const others = seat.powers.filter((name) => name !== power);
        return { ...seat, powers: at === to ? inOrder([...others, power]) : others };
      }),
    );
  }
  function drop({ active, over }: DragEndEvent) {
    if (over) move(active.id as string, Number(over.id));
  }
  return (
    <DndContext sensors={sensors} onDragEnd={drop}>
      <ul className={styles.seats} aria-label="Who sits here">
        {seats.map((seat, at) => {
          const next = (at + 1) % seats.length;
          return (
            // A seat is its place: names change while they are typed.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <SeatPlace key={at} at={at}>
              <TextField
                label={`Person ${at + 1}`}
                hideLabel
                whole
                value={seat.person}
                onChange={(person) => rename(at, person)}
                maxLength={24}
                autoComplete="off"
                {...(errors[at] ? { error: errors[at] } : {})}
              />
              <span className={styles.powers}>
                {seat.powers.map((power) => (
                  <PowerToken
                    key={power}
                    power={power}
                    alone={seats.length === 1}
                    next={seats[next]?.person || 'the next person'}
                    onMove={() => move(power, next)}
                  />
                ))}
                {seat.powers.length === 0 && (
                  <span className={styles.none}>
                    Holds no power, so the table never asks {seat.person || 'this person'}. Tap a seal to pass
                    it on.
                  </span>
                )}
              </span>
              {/* During a game no tap can remove a person who holds powers: pass those on first. */}
              {seats.length > 1 && (sharing || seat.powers.length === 0) && (
                <Button
                  look="quiet"
                  icon="close"
                  aria-label={`Remove ${seat.person || `person ${at + 1}`}`}
                  onClick={() => onChange(unseat(seats, at, all))}
                />
              )}
            </SeatPlace>
          );
        })}
        {seats.length < mostPeople && (
          <li>
            <Button
              icon="plus"
              onClick={() => {
                const person = freshName(seats);
                onChange(sharing ? seatAnother(seats, person) : [...seats, { person, powers: [] }]);
              }}
            >
              Person
            </Button>
          </li>
        )}
      </ul>
    </DndContext>
  );
}

function SeatPlace({ at, children }: { at: number; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: at });
  return (
    <li ref={setNodeRef} className={cx(styles.seat, isOver && styles.over)}>
      {children}
    </li>
  );
}

interface PowerTokenProps {
  power: string;
  /** With one person there is nowhere to move to. */
  alone: boolean;
  next: string;
  onMove: () => void;
}

function PowerToken({ power, alone, next, onMove }: PowerTokenProps) {
  const mark = useSeating().marks[power];
  const { setNodeRef, listeners, transform } = useDraggable({ id: power, disabled: alone });
  const dragged = transform
    ? ({ '--x': `${transform.x}px`, '--y': `${transform.y}px` } as CSSProperties)
    : undefined;
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={cx(styles.power, transform && styles.dragged)}
      style={dragged}
      aria-label={alone ? power : `${power}: move to ${next}`}
      disabled={alone}
      onClick={onMove}
      {...listeners}
    >
      {mark && <Roundel mark={mark} />}
    </button>
  );
}

function freshName(seats: readonly Seat[]): string {
  for (let number = seats.length + 1; ; number += 1) {
    const name = `Player ${number}`;
    if (!seats.some((seat) => seat.person === name)) return name;
  }
}
