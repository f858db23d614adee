import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { OPEN_DECK } from '@/games/storm-over-asia/rules/cards/head';
import { commitTo, createChance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import { fingerprint } from '@/kernel/file/fingerprint';
import { exportPublic, exportWhole, type TableFile } from '@/kernel/file/saves';
import type { Command } from '@/kernel/game';
import { commit, createJournal } from '@/kernel/journal/journal';
import { commandsOn, pageOf } from '@/kernel/testing/page-of';
import { loadSystem } from '../games';

/** For tests only: tables of every game as the app exports them, played by chance out of one seed. */

const SEED = Uint8Array.from({ length: 64 }, (_, at) => (at * 37 + 11) % 256);

/** Numbers from 0 up to below a bound, the same every time for the same seed. */
export type Pick = (below: number) => number;

export function createPick(seed: number): Pick {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A few cards are a deck, too, and sooner read. */
const FEW = { ...HOUSE_DECK, cards: HOUSE_DECK.cards.slice(0, 12) };
const DECKS: Record<string, unknown> = { 'gathering-storm': FEW, 'storm-over-asia': OPEN_DECK };

const seat = (person: string, ...powers: string[]) => ({ person, powers });
/** A set-up of each game. */
export const SETUPS: Record<string, object> = {
  'gathering-storm': {
    name: 'Test table',
    seats: [seat('Anna', 'Germany', 'Italy'), seat('Ben', 'Britain', 'France'), seat('Cleo', 'Russia')],
    keeps: ['income', 'research', 'flags', 'ships'],
  },
  'storm-over-asia': {
    name: 'Harbor Street',
    seats: [seat('Anna', 'Japan', 'Russia'), seat('Ben', 'China', 'Britain')],
  },
  goss: {
    name: 'River Line',
    sides: {
      first: { name: 'Western', mark: 'disk', tone: 'ink' },
      second: { name: 'Eastern', mark: 'square', tone: 'brown' },
    },
  },
};

const readPageOf = (game: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${pageOf(game)}`, import.meta.url)), 'utf8');

/** Commands that advance a turn, so that a table gets past its beginning. */
const ONWARD = ['advance', 'turn-card', 'apply-card', 'deal', 'undo', 'redo', 'end-turn'];

/** A table of so many entries as it is exported. */
export async function playFile(
  game: string,
  {
    cards,
    kind,
    entries,
    seed,
  }: { cards: 'app' | 'paper'; kind: TableFile['kind']; entries: number; seed: number },
): Promise<TableFile> {
  const system = await loadSystem(game);
  if (!system) throw new Error(`There is no game ${game}.`);
  const deck = cards === 'app' ? (DECKS[game] ?? (await system.ownDeck?.()) ?? null) : null;
  const chances = deck || system.rolls ? SEED : null;
  const numbers = (deck as { cards: { number: number }[] } | null)?.cards.map(({ number }) => number);
  const setup = system.readSetup({
    ...SETUPS[game],
    ...(!system.ownDeck ? {} : { cards, deck: deck ? { fingerprint: fingerprint(deck), numbers } : null }),
    commitment: chances && commitTo(chances),
  });
  if (!setup.ok) throw new Error(setup.refusal.message);
  const journal = createJournal(system.create(deck), system.fresh?.(setup.value) ?? setup.value);
  const pick = createPick(seed);
  const pool = commandsOn(readPageOf(game)).filter(({ type }) => type !== 'war' && type !== 'end');
  for (let tries = 0; tries < entries * 40 && journal.entries.length < entries; tries += 1) {
    const onward = { type: ONWARD[pick(ONWARD.length)] as string };
    const command = pick(3) === 0 ? onward : (pool[pick(pool.length)] as Command);
    const decided = decide(journal, command, chances && createChance(chances));
    if (decided.ok) commit(journal, decided.value);
  }
  const { id, rules } = journal.game;
  const record = { id: 'test', game: id, rules, setup: journal.setup, deck, kind: 'whole' as const };
  const file = kind === 'whole' ? exportWhole(record, journal, chances) : exportPublic(record, journal);
  return JSON.parse(JSON.stringify(file)) as TableFile;
}
