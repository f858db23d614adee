import type { OpenState } from '@/games/storm-over-asia/rules/state';
import type { Omitted } from '@/table/correct/corrections';

/** What can be added to an earlier phase; cards only if the table uses paper ones. */
export function forgottenKinds(open: OpenState): Omitted[] {
  const paper: Omitted[] =
    open.cards === 'paper'
      ? [
          {
            id: 'show-event',
            title: 'A card that was shown',
            note: 'Whose it was, its number or what it says',
            begin: { type: 'show-event', power: 'China', list: 'Chinese', number: 1 },
          },
        ]
      : [];
  return [
    ...paper,
    {
      id: 'set-region',
      title: 'Flags in a region',
      note: 'All that were there',
      begin: { type: 'set-region', region: 'Northern China', flags: [] },
    },
    {
      id: 'convert-warlord',
      title: 'A warlord flag that became Nationalist',
      note: 'By a Chinese result or from the surplus',
      begin: { type: 'convert-warlord', region: 'Northern China', cause: 'chinese-result' },
    },
    {
      id: 'conquest',
      title: 'A conquest or a revolt',
      note: 'Its warlord card leaves the deck or is back',
      begin: { type: 'conquest', region: 'Northern China', conquered: true },
    },
    {
      id: 'set-front',
      title: 'The United Front',
      note: 'What its sheet said',
      begin: { type: 'set-front', exists: true },
    },
    {
      id: 'add-line',
      title: 'A modifier of the table',
      note: 'An amount, on any number',
      begin: {
        type: 'add-line',
        total: 'support:Japan',
        amount: 1,
        words: 'The table’s modifier',
        until: 'turn',
      },
    },
    {
      id: 'set-cohesion',
      title: 'A cohesion',
      note: 'How cohesive a country was',
      begin: { type: 'set-cohesion', of: 'Russia', cohesion: 'medium' },
    },
  ];
}
