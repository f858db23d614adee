import { correctionsFor, fieldsOf } from '@/systems/goss/commands/fields';
import type { OpenState } from '@/systems/goss/state';
import { TOTALS } from '@/systems/goss/totals';
import { namesOf } from '@/systems/goss/vocabulary';
import { createCorrections } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal-screen';
import { forgottenKinds } from './forgotten';
import { markersOtherwise } from './markers-otherwise';

const CORRECTIONS = createCorrections<OpenState>({
  correctionsFor,
  fieldsOf,
  valueNames: ({ sides }) => namesOf(sides),
  forgotten: forgottenKinds,
  amendments: () => [],
  totals: () => TOTALS,
  printTotal: (_, value) => String(value),
  seenOtherwise: markersOtherwise,
  // No entry of this game carries a card.
  EventPart: () => null,
});

/** The journal of GOSS. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
