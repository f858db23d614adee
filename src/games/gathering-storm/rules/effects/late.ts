import { stepIndex } from '../guide/phases';
import type { OpenState } from '../state/state';

/** What effects still do where a paper card is entered after its moment. @rule GS 9.41 */

export const FROM_HERE = 'it counts from here on; what was settled before stays.';

/** What most effects still do, where they are entered after their moment. */
export const countsFromHere = () => `Entered now ${FROM_HERE}`;

/** What one still does whose phase of the turn may be over. */
export const untilOver =
  (step: string, over: string, before: string) =>
  (open: OpenState): string =>
    stepIndex(open.step) > stepIndex(step) ? over : before;

/** What is resolved with diplomacy. */
export const untilResolved = untilOver(
  'resolution',
  'Diplomacy is resolved: what was resolved stays.',
  'It counts as diplomacy is resolved.',
);
/** A counter that is laid down with the others. */
export const untilLaid = untilOver(
  'resolution',
  'Diplomacy is resolved: no counter follows.',
  'Its counter would be laid down after the others.',
);

/** What lies on a research sheet. */
export const onSheetNow = () =>
  'The Economic phase is over: put on the sheet now what it gives, if the table agrees.';
/** What is built. */
export const usedNow = () => 'Construction is over: it may be used until the turn ends, if the table agrees.';
