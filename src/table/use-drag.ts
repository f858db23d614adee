import { type Announcements, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';

/** Shorter moves, in pixels, stay taps. One shared object: a new one would re-render all draggables. */
const A_DRAG = { activationConstraint: { distance: 8 } };

/** What can be dragged is dragged by a pointer alone; every tap and key does the same without. */
export const useDrag = () => useSensors(useSensor(PointerSensor, A_DRAG));

/**
 * What a drag says to screen readers.
 * @param nameHeld "a counter of Italy"
 * @param nameTarget the place below; its id if left out
 */
export const announceDrag = (
  nameHeld: (id: unknown) => string,
  nameTarget: (id: unknown) => string = String,
): Announcements => ({
  onDragStart: ({ active }) => `You picked up ${nameHeld(active.id)}.`,
  onDragOver: ({ over }) => (over ? `Over ${nameTarget(over.id)}.` : undefined),
  onDragEnd: ({ over }) => (over ? `Let go over ${nameTarget(over.id)}.` : 'Put back.'),
  onDragCancel: () => 'Put back.',
});
