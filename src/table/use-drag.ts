import { PointerSensor, useSensor, useSensors } from '@dnd-kit/core';

/** Shorter moves, in pixels, stay taps. One shared object: a new one would re-render all draggables. */
const A_DRAG = { activationConstraint: { distance: 8 } };

/** What can be dragged is dragged by a pointer alone; every tap and key does the same without. */
export const useDrag = () => useSensors(useSensor(PointerSensor, A_DRAG));
