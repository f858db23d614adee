import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MeasuringStrategy,
  type Modifier,
  pointerWithin,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { type PointerEventHandler, type ReactNode, type RefObject, useMemo } from 'react';
import { announceDrag, useDrag } from '@/table/use-drag';
import styles from './research-sheet.module.css';

interface PointDragProps {
  /** What hangs under the pointer while a stack’s token is dragged. */
  token: ReactNode;
  /** The spoken name of a stack or a project. */
  nameOf: (id: string) => string;
  onTake: (stack: string | null) => void;
  onDrop: (project: string) => void;
  /** The area of the tokens: a token dropped here is put back, whichever row the area covers. */
  home: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Rows may grow while a token is dragged over them. */
const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } };

/** Half a token, in pixels. */
const HALF = 18;

/** Keeps the token under the pointer, wherever its stack was grabbed. */
const underPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  if (!(activatorEvent instanceof PointerEvent) || !draggingNodeRect) return transform;
  const { clientX, clientY } = activatorEvent;
  const { left, top } = draggingNodeRect;
  return { ...transform, x: transform.x + clientX - left - HALF, y: transform.y + clientY - top - HALF };
};

/**
 * Lets tokens be dragged to projects. Dragging is optional: taps and keys can do the same, so there is no
 * keyboard sensor to take Space, Enter and the arrows from the buttons.
 */
export function PointDrag({ token, nameOf, onTake, onDrop, home, children }: PointDragProps) {
  const sensors = useDrag();
  const announcements = useMemo(
    () =>
      announceDrag(
        (id) => `a point: ${nameOf(String(id))}`,
        (id) => nameOf(String(id)),
      ),
    [nameOf],
  );
  const over = useMemo(() => outside(home), [home]);
  const start = ({ active }: DragStartEvent) => onTake(String(active.id));
  function end({ over }: DragEndEvent) {
    if (over) onDrop(String(over.id));
    else onTake(null);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={over}
      measuring={MEASURING}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: 'Take a point up, then choose “Place here” on a project.' },
      }}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => onTake(null)}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[underPointer]}>
        <span className={styles.hanging}>{token}</span>
      </DragOverlay>
    </DndContext>
  );
}

/** The row under the pointer. The foot stays in sight as the page scrolls, so its place is read as it is now. */
function outside(home: RefObject<HTMLElement | null>): CollisionDetection {
  return (args) => {
    const box = home.current?.getBoundingClientRect();
    const { pointerCoordinates: at } = args;
    return box && at && at.y >= box.top && at.y <= box.bottom ? [] : pointerWithin(args);
  };
}

/** What makes a stack’s uppermost token one that can be dragged. */
export function useDragHandle(stack: string, disabled: boolean) {
  const { setNodeRef, listeners } = useDraggable({ id: stack, disabled });
  return { ref: setNodeRef, onGrip: listeners?.onPointerDown as PointerEventHandler | undefined };
}

/** What makes a row a place to let go over. */
export function useDropTarget(project: string) {
  const { setNodeRef, isOver } = useDroppable({ id: project });
  return { ref: setNodeRef, over: isOver };
}
