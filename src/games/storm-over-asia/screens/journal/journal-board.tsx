import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { createCorrections } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal/journal-screen';
import { EventPart } from './event-part';
import { forgottenKinds } from './forgotten';

// What a card says is entered by the table: it is changed where it was entered.
const CORRECTIONS = createCorrections<OpenState>({ forgotten: forgottenKinds, EventPart });

/** The journal of Storm Over Asia. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
