import type { OpenState } from '@/games/goss/rules/state';
import { createCorrections } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal/journal-screen';
import { forgottenKinds } from './forgotten';

const CORRECTIONS = createCorrections<OpenState>({ forgotten: forgottenKinds });

/** The journal of GOSS. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
