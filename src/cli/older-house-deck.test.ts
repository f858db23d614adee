import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { deckToday } from '@/games/gathering-storm/rules/cards/deck-today';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { handOf } from '@/games/gathering-storm/rules/state/state';
import { createGatheringStorm } from '@/games/gathering-storm/rules/system';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { createChance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import { fingerprint } from '@/kernel/file/fingerprint';
import { readTableFile } from '@/kernel/file/saves';
import { commit, createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { main } from './replay';

/** A table that played three turns with the house deck as version 0.6.0 had it, as “End the evening” gave it. */
const text = gunzipSync(
  readFileSync(fileURLToPath(new URL('../../e2e/support/saves/first-house-deck.json.gz', import.meta.url))),
).toString('utf8');

function openTable() {
  const read = readTableFile(text);
  if (!read.ok) throw new Error(read.refusal.message);
  const { file, entries, seed } = read.value;
  const deck = file.deck as Deck;
  return {
    deck,
    chance: createChance(seed as Uint8Array),
    journal: createJournal(createGatheringStorm(deck), file.setup as never, entries as never),
  };
}

describe('a table of the first house deck', () => {
  it('GS 9.12: says that the house deck has changed since, and that the table keeps its own copy', () => {
    const { deck } = openTable();
    expect(fingerprint(deck)).not.toBe(fingerprint(HOUSE_DECK));
    expect(deckToday(deck, HOUSE_DECK, [])).toEqual({
      how: 'changed',
      words: 'The house deck has changed since: this table keeps its own copy.',
    });
  });

  it('folds as before: no entry, no outcome and no hand differs', async () => {
    const said: string[] = [];
    const io = {
      readFile: async () => text,
      out: () => undefined,
      err: (line: string) => said.push(line),
    };
    expect([await main(['older.json', '--all'], io), said]).toEqual([0, []]);
  });

  it('GS 9.11, 9.12: deals on from its own copy, event for event', () => {
    const { deck, chance, journal } = openTable();
    for (const type of ['turn-card', 'apply-card', 'deal']) {
      const decided = decide(journal, { type }, chance);
      if (!decided.ok) throw new Error(decided.refusal.message);
      commit(journal, decided.value);
    }
    const state = stateAt(journal);
    const cardOf = (number: number) => deck.cards.find((card) => card.number === number);
    expect(state.open.card).toMatchObject({
      general: cardOf(state.open.card?.number as number)?.general,
    });
    const dealt = POWERS.flatMap((power) =>
      handOf(state, power).hand.map(({ number, event }) => ({ power, number, event })),
    );
    expect(dealt.length).toBeGreaterThanOrEqual(5);
    for (const { power, number, event } of dealt) expect(event).toEqual(cardOf(number)?.national[power]);
  });
});
