import { stepIndex } from '../guide/phases';
import type { OpenState } from '../state/state';

/** What effects still do if a paper card is entered after its moment. @rule GS 9.41 */

export const FROM_HERE = 'it counts from here on; what was settled before stays.';

/** What most effects still do, where they are entered after their moment. */
export const countsFromHere = () => `Entered now ${FROM_HERE}`;

/** The message about what an effect still does, depending on whether its phase is over. */
export const untilOver =
  (step: string, over: string, before: string) =>
  (open: OpenState): string =>
    stepIndex(open.step) > stepIndex(step) ? over : before;

/** For effects resolved with diplomacy. */
export const untilResolved = untilOver(
  'resolution',
  'Diplomacy is resolved: what was resolved stays.',
  'It counts as diplomacy is resolved.',
);
/** For counters placed with the others. */
export const untilPlaced = untilOver(
  'resolution',
  'Diplomacy is resolved: no counter follows.',
  'Its counter would be laid down after the others.',
);

/** For effects on a research sheet. */
export const onSheetNow = () =>
  'The Economic phase is over: put on the sheet now what it gives, if the table agrees.';
/** For effects on construction. */
export const usedNow = () => 'Construction is over: it may be used until the turn ends, if the table agrees.';
