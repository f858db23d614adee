import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES } from '@/games/games';
import { printList } from '@/games/gathering-storm/rules/card-text/list/print-list';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { ownDeckOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { gameOfList, refuseListOfOther } from '@/kernel/list-of-game';

const small = readFileSync(
  fileURLToPath(new URL('../../docs/examples/small-deck.txt', import.meta.url)),
  'utf8',
);
const own = ownDeckOf(HOUSE_DECK);

const LISTS: Record<string, Record<string, string>> = {
  'gathering-storm': {
    'a deck as text': small,
    'a deck as JSON': printList(own, 'json'),
    'a deck as CSV': printList(own, 'csv'),
    'a deck as CSV with semicolons': printList(own, 'csv', ';'),
    'one card': 'Card 12, trend -1\n\nGeneral\nA quiet year\nEAI: +1\n\nRussia\nGreece: 2',
    'a card whose event names powers and numbers': 'Card 7\nRussia\n-\nRussia: 2\nBritain: 1',
  },
  'storm-over-asia': {
    'two entries':
      'General 12\nA hard winter\nChinese support level: -1\n\nJapanese 2, 7\nShips are late\nJAI: -1',
    'one entry, behind a blank line': '\r\nRussian 3\r\nA long road\r\n',
    'a title behind the number': 'Chinese 4: A bridge is built\nCAI: +1',
  },
  goss: {
    'rows of results': 'Table: Winter 1943\n00–04 | Nothing | Nothing | stays\n05-09 | A | B',
    'rows by tabs': '00-04\tA\tB\n05-99\tC\tD',
  },
};
const ALL = Object.entries(LISTS).flatMap(([game, lists]) =>
  Object.entries(lists).map(([what, text]) => ({ game, what, text })),
);
const nameOf = (game: string) => GAMES.find(({ id }) => id === game)?.name ?? '';

describe('the other games refuse a list and name its game', () => {
  it.each(ALL)('$game: $what', ({ game, text }) => {
    expect(gameOfList(GAMES, text)?.id).toBe(game);
    for (const { id, name } of GAMES) {
      const refusal = refuseListOfOther(GAMES, text, id);
      if (id === game) expect(refusal).toBeNull();
      else expect(refusal?.message).toBe(`This is a list of ${nameOf(game)}, not of ${name}.`);
    }
  });

  it.each([
    '',
    'eggs, milk',
    'General\nEAI: +1',
    'product;price\nmilk;2',
    '{"format":"dispatch-box/table"}',
    '1943-1944',
  ])('%j is a list of none', (text) => {
    expect(gameOfList(GAMES, text)).toBeUndefined();
    for (const { id } of GAMES) expect(refuseListOfOther(GAMES, text, id)).toBeNull();
  });
});
