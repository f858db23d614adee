import { parseDeck } from '@/games/gathering-storm/rules/card-text/list/read-deck';
import freeLines from '@/games/gathering-storm/rules/card-text/measured/free-lines.json';
import chattyLines from '@/games/gathering-storm/rules/card-text/measured/free-lines-chatty.json';
import printed from '@/games/gathering-storm/rules/card-text/measured/printed.json';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { factShape } from '@/games/gathering-storm/rules/commands/board/facts';
import { EFFECTS } from '@/games/gathering-storm/rules/effects';

/**
 * For tests only: what has no example yet. No test asks for one, so that an addition is complete without;
 * `npm run --silent golden -- covers` prints this.
 */

const kindsOf = (effects: readonly { kind: string }[]) => effects.map(({ kind }) => kind);
const kindsIn = (deck: Deck | null) =>
  (deck?.cards ?? []).flatMap(({ general, national }) =>
    [general, ...Object.values(national)].flatMap(({ effects }) => kindsOf(effects)),
  );
const saidIn = (lines: readonly { effects: { kind: string }[] }[]) =>
  lines.flatMap(({ effects }) => kindsOf(effects));

/** Where an example may be, and the names that have none there. @param read a page of `docs` by its name */
export function withoutExample(read: (page: string) => string): { where: string; names: string[] }[] {
  const deckPage = read('deck-format.md');
  const journalPage = read('journal-format.md');
  const kinds = Object.keys(EFFECTS);
  // Nothing on a card is by hand, and its words are the table’s own.
  const onCards = kinds.filter((kind) => kind !== 'by-hand');
  const missing = (where: string, names: readonly string[], found: readonly string[]) => ({
    where,
    names: names.filter((name) => !found.includes(name)),
  });
  return [
    missing('the house deck (rules/cards/house-deck-*.ts)', onCards, kindsIn(HOUSE_DECK)),
    missing('card-text/measured/free-lines.json, eight lines', onCards, saidIn(freeLines)),
    missing('card-text/measured/free-lines-chatty.json', onCards, saidIn(chattyLines)),
    missing('card-text/measured/printed.json', kinds, kindsOf(printed.map(({ effect }) => effect))),
    missing('docs/examples/small-deck.txt', kinds, kindsIn(parseDeck(read('examples/small-deck.txt')).deck)),
    missing(
      'docs/deck-format.md, a section',
      kinds,
      [...deckPage.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading),
    ),
    missing(
      'docs/journal-format.md, a row of set-fact',
      factShape.options.map(({ entries }) => entries.fact.literal),
      [...journalPage.matchAll(/^\| `"([\w-]+)"` \|/gm)].map(([, fact = '']) => fact),
    ),
  ];
}
