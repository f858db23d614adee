import { correctionsFor, fieldsOf } from '@/systems/storm-over-asia/commands/fields';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { kindNow, printTotal, TOTALS, totalKey } from '@/systems/storm-over-asia/totals';
import { createCorrections } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal-screen';
import { EventPart } from './event-part';
import { forgottenKinds } from './forgotten';
import { regionsOtherwise } from './regions-otherwise';
import { VALUE_NAMES } from './value-names';

const CORRECTIONS = createCorrections<OpenState>({
  correctionsFor,
  fieldsOf,
  valueNames: () => VALUE_NAMES,
  forgotten: forgottenKinds,
  // What a card says is entered by the table: it is changed where it was entered.
  amendments: () => [],
  totals: () => TOTALS,
  printTotal: (total, value, open) =>
    printTotal(total, value, kindNow(open as OpenState, totalKey(total)).sign),
  seenOtherwise: regionsOtherwise,
  EventPart,
});

/** The journal of Storm Over Asia. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
