import { TILES } from '@/games/gathering-storm/rules/state/tile-pool';
import type { Command, OpenBase, State } from '@/kernel/game';
import { compareFold, findDamage } from '@/kernel/journal/compare';
import { compareAll } from '@/kernel/journal/compare-all';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { publicEntries, publicRows } from '@/kernel/journal/views';
import { printRefusal, type Refusal } from '@/kernel/result';
import type { System } from '@/kernel/system';
import { RAW } from '@/kernel/testing/spoil';
import type { Evening } from './evenings';
import { SYSTEMS, totalsOf } from './systems';

/** For tests only: what holds of any table whatever was done at it; what does not is a fault in words. */

/** Where a tile is. */
const PLACES = ['up', 'down', 'out'] as const;

/** What tables with hands have. */
interface Hands {
  deck?: { numbers: number[]; gone: number[] } | null;
  card?: { number?: number } | null;
  hands?: Record<string, { held: number }>;
  tiles?: Record<(typeof PLACES)[number], Record<string, number>>;
}
type Held = { hand?: { number: number; event: { title: string } | null }[] };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
const handIn = (state: State<unknown, unknown>, viewer: string) =>
  (state.hidden[viewer] as Held | undefined)?.hand ?? [];

/** Every card of the deck is in exactly one place, and the public counts match. @rule GS 9.12, SOA 7 */
function* cardFaults({ open, hidden }: State<OpenBase, unknown>): Generator<string> {
  const { deck, hands = {}, card, tiles } = open as OpenBase & Hands;
  const held = Object.keys(hands).flatMap((power) => {
    const hand = handIn({ open, hidden }, power);
    return deck ? hand.map(({ number }) => number) : [];
  });
  if (deck) {
    const away = [...deck.gone, ...held];
    if (new Set(away).size < away.length) yield `a card lies in two places: ${away.join(' ')}`;
    if (away.some((number) => !deck.numbers.includes(number))) yield 'a card is none of the deck';
    if (card?.number !== undefined && held.includes(card.number)) yield 'the card face up is in a hand';
    for (const [power, { held: said }] of Object.entries(hands))
      if (said !== handIn({ open, hidden }, power).length) yield `${power} is said to hold ${said}`;
  }
  for (const tile of tiles ? TILES : []) {
    const counts = PLACES.map((place) => tiles?.[place][tile] as number);
    if (counts.reduce((sum, count) => sum + count, 0) !== 30 || Math.min(...counts) < 0)
      yield `the tiles of ${tile} are ${counts.join(', ')}`;
  }
}

function* sumFaults(system: System, open: OpenBase): Generator<string> {
  for (const [key, { value, lines }] of Object.entries(totalsOf(system, open))) {
    const sum = lines.reduce((all, { amount }) => all + amount, 0);
    if (sum !== value || !Number.isInteger(value)) yield `${key} is ${value}, and its lines come to ${sum}`;
  }
}

/** What became public: typed by a player, or shown from a hand, even in an earlier round of the pile. */
const aloud = ({ open }: Entry) =>
  JSON.stringify(outcomeIn(open))?.includes('"slot":') ? open : { typed: open?.command };

/**
 * The viewers to whom a card of this viewer was brought in private: its title is on their side's sheet.
 * @rule GS 15.11
 */
const broughtTo = ({ entries }: Evening['journal'], viewer: string): Set<string> =>
  new Set(
    entries.flatMap(({ hidden = {} }) =>
      hidden[viewer]?.command?.type === 'bring' ? Object.keys(hidden) : [],
    ),
  );

/** Finds hidden cards in what others can read, unless they became public or were brought to them. */
function* leaks(evening: Evening, system: System, state: State<OpenBase, unknown>) {
  const { journal } = evening;
  const said = JSON.stringify(journal.published.map(aloud));
  const visible = JSON.stringify([
    state.open,
    system.duesOf(state.open),
    system.describe(state.open, journal.entries),
  ]);
  for (const [viewer, part] of Object.entries(state.hidden)) {
    const knows = broughtTo(journal, viewer).add(viewer);
    const others = JSON.stringify(Object.entries(state.hidden).filter(([other]) => !knows.has(other)));
    for (const { event } of (part as Held).hand ?? []) {
      const title = `"${event?.title}"`;
      if (!/^"Of \w+ on \d+"$/.test(title) || said.includes(title)) continue;
      if (visible.includes(title) || others.includes(title)) yield `${title}, held by ${viewer}, is told`;
    }
  }
}

/** The quick checks: cards, totals, secrets and sentences of the current table. */
export function* faultsNow(evening: Evening): Generator<string> {
  const game = SYSTEMS[evening.game] as System;
  const state = stateAt(evening.journal);
  yield* cardFaults(state);
  yield* sumFaults(game, state.open);
  yield* leaks(evening, game, state);
  const last = evening.journal.published.at(-1);
  if (last && RAW.test(JSON.stringify(game.sayEntry(last)))) yield 'its newest entry is said in no words';
}

/** A refusal is a sentence of ours that says what is allowed; it may begin with a title typed by a player. */
export function faultOfRefusal(refusal: Refusal): string | null {
  const words = printRefusal(refusal);
  return RAW.test(words) || !/[.?!…”)]$/.test(words) || !/^[“"A-Z0-9−]./.test(refusal.allowed)
    ? `it was refused: ${words}`
    : null;
}

/** What holds of a whole evening: read again it is the same, without its secrets, and given again. */
export function* faultsOfAll(evening: Evening, again: Evening, given: readonly Command[]): Generator<string> {
  const { journal, game } = evening;
  const system = SYSTEMS[game] as System;
  const state = stateAt(journal);
  if (!same(copy(state), state)) yield 'its table is no plain JSON';
  // Frozen: a fold changes the table in place, but must not change its entries.
  const read = createJournal(journal.game, journal.setup, freeze(copy(journal.entries)));
  if (!same(stateAt(read), state)) yield 'read again it is another table';
  if (compareFold(read)) yield `it folds otherwise: ${JSON.stringify(compareFold(read))}`;
  if (findDamage(read)) yield `it is found damaged: ${findDamage(read)}`;
  const compared = compareAll(read, { decides: 'all', chance: evening.chance, prints: null });
  if (compared) yield `it is decided otherwise: ${JSON.stringify(compared)}`;
  const deckless = system.create(game === 'gathering-storm' ? null : evening.deck);
  const alone = createJournal(deckless, journal.setup, copy(publicEntries(journal)));
  if (!same(stateAt(alone).open, state.open)) yield 'without its secrets its open part is another';
  if (publicRows(journal).some(({ entry }) => 'hidden' in entry)) yield 'a public row has a hidden part';
  for (const command of given) {
    const refusal = again.attempt(command);
    if (refusal) return yield `given again, ${JSON.stringify(command)} is refused: ${refusal.message}`;
  }
  if (!same(again.journal.entries, journal.entries)) yield 'given again it is another journal';
}
