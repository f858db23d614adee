import { JournalScreen } from '@/table/journal-screen';
import { EntryPanel } from './entry-panel';

/** The journal, where every entry can be put right. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} EntryPanel={EntryPanel} />;
}
