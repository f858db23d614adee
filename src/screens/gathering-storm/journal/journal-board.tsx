import { amendmentsOf } from '@/systems/gathering-storm/amendments';
import { correctionsFor, fieldsOf } from '@/systems/gathering-storm/commands/fields';
import { printTotal } from '@/systems/gathering-storm/names';
import type { OpenState } from '@/systems/gathering-storm/state';
import { totalKeys } from '@/systems/gathering-storm/totals';
import { toldKey } from '@/systems/gathering-storm/totals/known-money';
import { createCorrections } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal-screen';
import { countriesOtherwise } from './countries-otherwise';
import { EventPart } from './event-part';
import { cardKind, forgottenKinds } from './forgotten';

const CORRECTIONS = createCorrections<OpenState>({
  correctionsFor,
  fieldsOf,
  // A choice whose value is no word.
  valueNames: () => ({ 'going-on': 'Going on' }),
  forgotten: forgottenKinds,
  amendments: (open, entry, rows) => (open.deck ? amendmentsOf(entry, rows).map(cardKind) : []),
  totals: totalKeys,
  printTotal: (total, value, open) => printTotal(toldKey(open as OpenState, total), value),
  seenOtherwise: countriesOtherwise,
  EventPart,
});

/** The journal of Gathering Storm. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
