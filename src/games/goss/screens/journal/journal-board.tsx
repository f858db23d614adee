import type { OpenState } from '@/games/goss/rules/state';
import { createCorrections, type Omitted } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal/journal-screen';

/** What can be put into an earlier phase. */
function forgottenKinds({ firstMoves }: OpenState): Omitted[] {
  return [
    {
      id: 'place-marker',
      title: 'A marker',
      note: 'A movement event that lay on the map',
      begin: { type: 'place-marker', side: firstMoves, hex: '' },
    },
    {
      id: 'note',
      title: 'A note',
      note: 'For everyone',
      begin: { type: 'note', words: 'It was agreed' },
    },
  ];
}

const CORRECTIONS = createCorrections<OpenState>({ forgotten: forgottenKinds });

/** The journal of GOSS. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
