import { PointerSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A press that moves less, in pixels, stays a tap. One object: another one would draw all that can be dragged anew. */
const A_DRAG = { activationConstraint: { distance: 8 } };

/** What can be dragged is dragged by a pointer alone; every tap and key does the same without. */
export const useDrag = () => useSensors(useSensor(PointerSensor, A_DRAG));
