import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  pointerWithin,
  useDraggable,
} from '@dnd-kit/core';
import { type PointerEventHandler, type ReactNode, useState } from 'react';
import { checkPhase, placedBy, readCounters } from '@/games/gathering-storm/rules/diplomacy/counters';
import { askWorth } from '@/games/gathering-storm/rules/diplomacy/disputes';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { COUNTRIES, type PactCountry, POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { announceDrag, useDrag } from '@/table/use-drag';
import { Roundel } from '@/ui/mark/roundel';
import { Sheet } from '@/ui/sheet/sheet';
import { MARKS } from '../board/marks';
import { useDispatchHere, useTable } from '../use-table';
import styles from './counter-drag.module.css';

interface CounterDragProps {
  /** Opens a country whose counter needs an answer, or was refused. */
  onPick: (country: PactCountry) => void;
  /** Draws the board around the tray; there is none while no counter can be placed. */
  children: (tray: ReactNode) => ReactNode;
}

/**
 * Lets counters be dragged onto countries. The panel of a country does the same by taps and keys.
 * @rule GS 24.5
 */
export function CounterDrag({ onPick, children }: CounterDragProps) {
  const { open, moment } = useTable();
  const { send, refused } = useDispatchHere();
  const sensors = useDrag();
  const [held, setHeld] = useState<Power | null>(null);
  const toPower = (id: unknown) => POWERS.find((power) => power === id);

  async function end({ active, over }: DragEndEvent) {
    setHeld(null);
    const power = toPower(active.id);
    const country = COUNTRIES.find((name) => name === over?.id);
    if (!power || !country) return;
    const placing = { power, country, counter: 'diplomatic' } as const;
    if (askWorth(open, placing)) onPick(country);
    else await send({ type: 'place-counter', ...placing });
  }
  const still = moment !== null || open.over || checkPhase(open) !== null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }: DragStartEvent) => setHeld(toPower(active.id) ?? null)}
      onDragEnd={(event) => void end(event)}
      onDragCancel={() => setHeld(null)}
    >
      {children(still ? null : <Tray open={open} refused={refused} />)}
      <DragOverlay dropAnimation={null}>{held && <Counter power={held} />}</DragOverlay>
    </DndContext>
  );
}

const ACCESSIBILITY = {
  announcements: announceDrag((power) => `a counter of ${power}`),
  screenReaderInstructions: { draggable: 'Choose a country, then “Place”.' },
};

/** The counters that are left, power by power. @rule GS 24.54E */
function Tray({ open, refused }: { open: OpenState; refused: ReactNode }) {
  const left = POWERS.map((power) => ({
    power,
    count: readCounters(open, power).value - placedBy(open, power).length,
  })).filter(({ count }) => count > 0);
  if (left.length === 0) return refused;
  return (
    <Sheet title="Counters left" tools={<small>Drag one onto a country</small>} pad>
      <ul className={styles.tray}>
        {left.map(({ power, count }) => (
          <Stack key={power} power={power} count={count} />
        ))}
      </ul>
      {refused}
    </Sheet>
  );
}

function Stack({ power, count }: { power: Power; count: number }) {
  const { setNodeRef, listeners } = useDraggable({ id: power });
  return (
    <li
      ref={setNodeRef}
      className={styles.stack}
      aria-label={`${power}: ${count}`}
      onPointerDown={listeners?.onPointerDown as PointerEventHandler | undefined}
    >
      <Counter power={power} />
      <b aria-hidden="true">{count}</b>
    </li>
  );
}

const Counter = ({ power }: { power: Power }) => (
  <span className={styles.counter}>
    <Roundel mark={MARKS[power]} />
  </span>
);
