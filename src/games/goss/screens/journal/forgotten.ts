import type { OpenState } from '@/games/goss/rules/state';
import type { Omitted } from '@/table/correct/corrections';

/** What can be put into an earlier phase. */
export function forgottenKinds({ firstMoves }: OpenState): Omitted[] {
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
