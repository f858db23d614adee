import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { createCorrections } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal/journal-screen';
import { EventPart } from './event-part';
import { forgottenKinds } from './forgotten';

// The table entered what a card says, so it is corrected in that entry.
const CORRECTIONS = createCorrections<OpenState>({ forgotten: forgottenKinds, EventPart });

/** The journal of Storm Over Asia. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
