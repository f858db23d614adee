import fc from 'fast-check';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { TRACKED_PARTS } from '@/games/gathering-storm/rules/state/setup';
import { anyDeck } from '@/games/gathering-storm/rules/testing/arbitraries';
import { createPick, type Pick } from '@/games/gathering-storm/rules/testing/pick';
import { type Play, paper, withDeck } from '@/games/gathering-storm/rules/testing/play';
import { nextCommand, otherCommand } from '@/games/gathering-storm/rules/testing/player';
import { createSolo, move as moveSolo } from '@/games/gathering-storm/rules/testing/solo';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { seeded, sitDown as sitGoss } from '@/games/goss/rules/testing/play';
import { anyCommand, type Pick as PickOf } from '@/games/goss/rules/testing/player';
import { OPEN_DECK } from '@/games/storm-over-asia/rules/cards/head';
import { nextCommands, sitWithFlags } from '@/games/storm-over-asia/rules/testing/player';
import {
  chanceOf,
  createSolo as createStormSolo,
  move as moveStormSolo,
} from '@/games/storm-over-asia/rules/testing/solo';
import { type Chance, createChance } from '@/kernel/chance';
import type { Command, OpenBase } from '@/kernel/game';
import type { Journal } from '@/kernel/journal/journal';
import type { Refusal } from '@/kernel/result';
import { commandsOf } from './pages';

/** For tests only: random evenings of every game and way of playing, each from one seed. */

/** A table with what a random player needs. */
export interface Evening {
  game: string;
  way: string;
  deck: unknown;
  chance: Chance | null;
  journal: Journal<OpenBase, unknown>;
  pick: Pick;
  /** Runs a command; returns null if it succeeds. */
  attempt(command: Command): Refusal | null;
  /** Calls the watcher with every later command and its refusal. */
  onGiven(watcher: (command: Command, refusal: Refusal | null) => void): void;
  /** Makes one move: settles a due, or does something else that a table does. */
  move(): void;
  /** Settles the next due, or advances the turn. */
  goOn(): void;
}

type AnyTable = { journal: unknown; attempt(command: Command): Refusal | null };
type Sit = (
  seed: number,
  pick: Pick,
) => Omit<Evening, 'game' | 'way' | 'pick' | 'journal' | 'attempt' | 'onGiven'> & {
  table: AnyTable;
};

let decks: (typeof HOUSE_DECK)[] | null = null;
/** The house deck, or one of twenty random ones with every kind of effect. */
const deckOf = (seed: number) => {
  decks ??= [HOUSE_DECK, ...fc.sample(anyDeck(24), { seed: 1, numRuns: 20 })];
  return decks[seed % decks.length] ?? HOUSE_DECK;
};

/** Reshuffles an empty pile, as the refusal suggests. */
function give(table: AnyTable, command: Command): void {
  if (table.attempt(command)?.rule === 'GS 9.11') table.attempt({ type: 'reshuffle' });
}

/** Gives each national event a unique title, so that it can be recognized anywhere. */
export const titled = (deck: typeof HOUSE_DECK): typeof HOUSE_DECK => ({
  ...deck,
  cards: deck.cards.map((card) => ({
    ...card,
    national: Object.fromEntries(
      Object.entries(card.national).map(([power, event]) => [
        power,
        { ...event, title: `Of ${power} on ${card.number}` },
      ]),
    ) as typeof card.national,
  })),
});

function sitStorm(seed: number, pick: Pick, cards: 'app' | 'paper') {
  const deck = titled(deckOf(seed >> 1));
  const more = { running: seed % 3 === 0, keeps: TRACKED_PARTS.filter((_, at) => (seed >> at) % 4 !== 1) };
  const chance = cards === 'app' ? createChance(new Uint8Array(64).fill(seed % 256)) : null;
  const table = chance ? withDeck(deck, chance, more) : paper(more);
  const goOn = () => give(table, nextCommand(table, pick, deck.cards));
  const move = () => (pick(5) < 3 ? goOn() : give(table, otherCommand(table, pick, deck.cards)));
  return { deck: chance ? deck : null, chance, table, move, goOn };
}

function sitAlone(seed: number, pick: Pick) {
  const deck = titled(deckOf(seed >> 1));
  const solo = createSolo(deck, seed);
  return {
    deck,
    chance: solo.chance,
    table: solo.table as Play,
    move: () => moveSolo(solo, pick, deck),
    goOn: () => moveSolo(solo, (below) => (below === 5 ? 0 : pick(below)), deck),
  };
}

function sitAsia(seed: number, pick: Pick, cards: 'app' | 'paper') {
  const table = sitWithFlags(seed % 256, cards);
  const choose: PickOf = (items) => items[pick(items.length)] as (typeof items)[number];
  const goOn = () => {
    for (const command of nextCommands(table, choose)) table.attempt(command);
  };
  const chance = cards === 'app' ? seeded(seed % 256) : null;
  return { deck: OPEN_DECK, chance, table, move: goOn, goOn };
}

function sitAsiaAlone(seed: number) {
  const solo = createStormSolo(seed);
  return {
    deck: OPEN_DECK,
    chance: chanceOf(seed),
    table: solo.table,
    move: () => moveStormSolo(solo, true),
    goOn: () => moveStormSolo({ ...solo, pick: (below) => (below === 4 ? 1 : solo.pick(below)) }, false),
  };
}

function sitRiver(pick: Pick, chance: Chance | null) {
  const table = sitGoss({ chance });
  const choose: PickOf = (items) => items[pick(items.length)] as (typeof items)[number];
  const goOn = () => {
    for (const { id } of table.open.pending) table.attempt({ type: 'waive', due: id });
    table.attempt({ type: 'advance', anyway: true });
  };
  return { deck: null, chance, table, move: () => void table.attempt(anyCommand(table, choose)), goOn };
}

const SITS: Record<string, Sit> = {
  'gathering-storm hotseat': (seed, pick) => sitStorm(seed, pick, 'app'),
  'gathering-storm paper': (seed, pick) => sitStorm(seed, pick, 'paper'),
  'gathering-storm solo': sitAlone,
  'storm-over-asia hotseat': (seed, pick) => sitAsia(seed, pick, 'app'),
  'storm-over-asia paper': (seed, pick) => sitAsia(seed, pick, 'paper'),
  'storm-over-asia solo': sitAsiaAlone,
  'goss dice': (seed, pick) => sitRiver(pick, seeded(seed % 256)),
  'goss paper': (_, pick) => sitRiver(pick, null),
};

/** Every game in every way that it is played. */
export const WAYS = Object.keys(SITS);

/** A table of such an evening by its seed: the same seed plays the same evening. */
export function sitDownTo(wayOfGame: string, seed: number): Evening {
  const pick = createPick(seed);
  const [game = '', way = ''] = wayOfGame.split(' ');
  const { table, ...more } = (SITS[wayOfGame] as Sit)(seed, pick);
  return {
    ...more,
    game,
    way,
    pick,
    journal: table.journal as Evening['journal'],
    attempt: (command) => table.attempt(command),
    onGiven(watcher) {
      const { attempt } = table;
      table.attempt = (command) => {
        const refusal = attempt(command);
        watcher(command, refusal);
        return refusal;
      };
    },
  };
}

/** Values that the commands of a game’s page have in the field of a name. */
function fieldsOf(commands: readonly Command[]): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  for (const command of commands)
    for (const [name, value] of Object.entries(command))
      if (name !== 'type') found.set(name, [...(found.get(name) ?? []), value]);
  return found;
}

/** The ids in use at the table. */
const liveIds = (open: OpenBase) => JSON.stringify(open).match(/(?<="(?:id|due)":")[^"]+/g) ?? [];

/** Fields that contain an event. */
const EVENTS = ['event', 'general'];

/** Any event of any deck, now and then with another power in it. */
function strangeEvent(pick: Pick): unknown {
  const { cards } = deckOf(pick(21));
  const card = cards[pick(cards.length)];
  const event = [card?.general, ...Object.values(card?.national ?? {})][pick(6)];
  if (pick(2) === 0) return event;
  const [from, to] = [POWERS[pick(5)], POWERS[pick(5)]] as [string, string];
  return JSON.parse(JSON.stringify(event).replaceAll(from, to));
}

const pools = new Map<string, { commands: Command[]; fields: Map<string, unknown[]> }>();
function poolOf(game: string) {
  const known = pools.get(game);
  if (known) return known;
  // A war ends everything, and so does the end.
  const commands = commandsOf(game).filter(({ type }) => type !== 'war' && type !== 'end');
  const pool = { commands, fields: fieldsOf(commands) };
  pools.set(game, pool);
  return pool;
}

/** A command from a player who knows the forms but not the table: it occasionally fits. */
export function strangeCommand({ game, pick, journal }: Evening, open: OpenBase): Command {
  const { commands, fields } = poolOf(game);
  const command = { ...(commands[pick(commands.length)] as Command) };
  for (const [name, value] of Object.entries(command)) {
    if (name === 'type' || pick(3) > 0) continue;
    const others = fields.get(name) ?? [];
    const ids = typeof value === 'string' && /^[a-z]+\d+$|:/.test(value) ? liveIds(open) : [];
    if (game === 'gathering-storm' && EVENTS.includes(name)) command[name] = strangeEvent(pick);
    else if (name === 'entry') command[name] = 1 + pick(journal.entries.length + 2);
    else command[name] = [...others, ...ids][pick(others.length + ids.length)];
  }
  return pick(8) === 0 ? { ...command, anyway: true } : command;
}
