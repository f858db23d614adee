import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  pointerWithin,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { type PointerEventHandler, type ReactNode, useState } from 'react';
import { FLAGS, REGIONS } from '@/games/storm-over-asia/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { announceDrag, useDrag } from '@/table/use-drag';
import { Flag } from '@/ui/mark/flag';
import { FLAG_MARKS } from '../marks';
import { flagName } from '../words';

/** The drag id of a flag: where it comes from, and its kind. */
export const dragHandleOf = (from: string, flag: string, at: number) => `${from}/${flag}/${at}`;
const readGrip = (id: unknown) => {
  const [from, name] = String(id).split('/');
  return { from, flag: FLAGS.find((item) => item === name) };
};

interface FlagDragProps {
  act: (command: Command) => Promise<boolean>;
  children: ReactNode;
}

/** Lets flags be dragged from region to region: an addition to the panel’s buttons. */
export function FlagDrag({ act, children }: FlagDragProps) {
  const sensors = useDrag();
  const [held, setHeld] = useState<(typeof FLAGS)[number] | null>(null);

  const start = ({ active }: DragStartEvent) => setHeld(readGrip(active.id).flag ?? null);
  function end({ active, over }: DragEndEvent) {
    setHeld(null);
    const { from, flag } = readGrip(active.id);
    const to = REGIONS.find((region) => region === over?.id);
    if (!flag || !to || to === from) return;
    void act({ type: 'move-flag', flag, from, to });
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={ACCESSIBILITY}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setHeld(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held && <Flag mark={FLAG_MARKS[held]} />}</DragOverlay>
    </DndContext>
  );
}

const nameOf = (id: unknown) => {
  const { flag } = readGrip(id);
  return flag ? flagName(flag) : 'flag';
};

const ACCESSIBILITY = {
  announcements: announceDrag((id) => `a ${nameOf(id)}`),
  screenReaderInstructions: { draggable: 'Choose a region, then “Change flags”.' },
};

/** A flag that can be dragged. */
export function DragHandle({ id, still, children }: { id: string; still: boolean; children: ReactNode }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: still });
  return (
    <span
      ref={setNodeRef}
      data-held={isDragging || undefined}
      onPointerDown={listeners?.onPointerDown as PointerEventHandler | undefined}
    >
      {children}
    </span>
  );
}

/** What makes a region a place to let go over. */
export function useDropTarget(region: string) {
  const { setNodeRef, isOver } = useDroppable({ id: region });
  return { ref: setNodeRef, over: isOver };
}
