import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { commitTo, createChance } from '../chance';
import type { Entry } from '../journal/entry';
import { effectiveSeed } from './added-words';
import { commitmentWords, dealOf } from './four-words';
import { createHeads, veilsOf } from './head-hash';

const PAGE = readFileSync(fileURLToPath(new URL('../../../docs/fairness.md', import.meta.url)), 'utf8');
const SEED = Uint8Array.from({ length: 64 }, (_, at) => at);
const WITH_WORDS = effectiveSeed(SEED, [{ person: 'Anna', words: 'green boots' }]);
const DECK = 'a'.repeat(64);
const ENTRY: Entry = {
  n: 1,
  parent: 0,
  at: { turn: 1, step: 'play' },
  open: { command: { type: 'note' } },
  changes: [],
};

it('the page on fairness has the values that the app computes', () => {
  const table = { game: 'goss', rules: 1, setup: { name: 'T' } };
  const head = createHeads({ table, entries: [ENTRY], published: [ENTRY], seed: SEED });
  const vectors: Record<string, unknown> = {
    commitment: commitTo(SEED),
    deal: dealOf(commitTo(SEED), DECK),
    'four words': commitmentWords(commitTo(SEED), DECK),
    'deal without a deck': dealOf(commitTo(SEED), null),
    'order of 10 cards, stream `deck`, epoch 0': createChance(SEED).order('deck', 0, 10).join(' '),
    'six-sided dice 0 to 9 of the stream `wind`, from 0': rolls(SEED),
    'seed with added words': bytesToHex(WITH_WORDS),
    'order of 10 cards with added words': createChance(WITH_WORDS).order('deck', 0, 10).join(' '),
    'head 0': head(0),
    'veil 1': veilsOf([ENTRY], SEED)[0],
    'head 1': head(1),
  };
  const written = Object.entries(vectors).map(([name, value]) => `| ${name} | \`${value}\` |`);
  expect(PAGE.split('| value | result |\n|---|---|\n')[1]?.trim().split('\n')).toEqual(written);
});

const rolls = (seed: Uint8Array) =>
  Array.from({ length: 10 }, (_, at) => createChance(seed).roll('wind', at, 6)).join(' ');
