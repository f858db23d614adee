import { amendmentsOf } from '@/games/gathering-storm/rules/amend/amendments';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { createCorrections } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal/journal-screen';
import { EventPart } from './event-part';
import { cardKind, forgottenKinds } from './forgotten';

const CORRECTIONS = createCorrections<OpenState>({
  forgotten: forgottenKinds,
  amendments: (open, entry, rows) => (open.deck ? amendmentsOf(entry, rows).map(cardKind) : []),
  EventPart,
});

/** The journal of Gathering Storm. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
