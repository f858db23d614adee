import type { Chance } from '@/kernel/chance';
import type { Game } from '@/kernel/command/command';
import { decide } from '@/kernel/command/decide';
import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { commit, createJournal, type Journal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { type View, viewFor } from '@/kernel/journal/views';
import type { Refusal } from '@/kernel/result';
import type { Seat } from '@/kernel/seats';
import type { Explained } from '@/kernel/totals';
import type { Card, Deck, Event } from '../cards/card';
import type { Effect } from '../effects/shapes';
import { type Due, duesOf } from '../guide/dues';
import { USUAL_CHOICES } from '../options';
import type { SetupInput } from '../state/setup';
import type { HiddenState, OpenState, StandingLine, Table } from '../state/state';
import { createGatheringStorm } from '../system';
import { readTotal } from '../totals';
import { totalKey } from '../totals/kinds';
import { POWERS, type Power, SEASONS, type Season } from '../vocabulary';

/** For tests only: a table in a few words. Commands that are refused throw unless they are asked for. */

export const FIVE: Seat<Power>[] = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Ben', powers: ['Britain', 'France'] },
  { person: 'Cleo', powers: ['Russia'] },
];

export function event(effects: Effect | Effect[], more: Partial<Event> = {}): Event {
  return { title: 'Test event', secret: false, effects: [effects].flat(), ...more };
}

export const secret = (effects: Effect | Effect[], title = 'Test event') =>
  event(effects, { secret: true, title });

/** An event without effects, shown when drawn. */
export const QUIET = event({ kind: 'by-hand', words: 'Nothing happens.', window: 'drawn' });

/** Deals the cards in deck order. */
export const inOrder: Chance = {
  order: (_, __, size) => Array.from({ length: size }, (___, at) => at),
  roll: () => 0,
};

export interface Play {
  readonly journal: Journal<OpenState, HiddenState>;
  readonly state: Table;
  readonly open: OpenState;
  readonly dues: Due[];
  value(total: string): number;
  explain(total: string): Explained;
  /** The standing lines of a total. */
  lines(total: string): StandingLine[];
  view(viewer: string): View<OpenState, HiddenState>;
  /** Runs a command; a refusal is an error. */
  run(type: string, more?: object): Entry;
  /** Runs a command that must be refused, and returns the refusal. */
  refused(type: string, more?: object): Refusal;
  /** Tries to run a command; null if it was accepted. */
  attempt(command: Command): Refusal | null;
  /** Turns the card (or enters it), applies it and deals. */
  deal(trend?: number, general?: Effect | Effect[]): Play;
  /** A paper card's event is shown. */
  plays(power: Power, effects: Effect | Effect[], more?: Partial<Event>): Play;
  /** Advances to a step; reads papers, takes income and skips silent powers on the way. */
  to(step: string): Play;
  /** Ends this turn and goes to the first step of the next. */
  nextTurn(): Play;
}

export function play(game: Game<OpenState, HiddenState>, setup: unknown, chance: Chance | null): Play {
  const journal = createJournal(game, setup);
  const attempt = (command: Command) => {
    const decided = decide(journal, command, chance);
    if (!decided.ok) return decided.refusal;
    commit(journal, decided.value);
    return null;
  };
  const table: Play = {
    journal,
    attempt,
    get state() {
      return stateAt(journal);
    },
    get open() {
      return stateAt(journal).open;
    },
    get dues() {
      return duesOf(table.open);
    },
    value: (total) => readTotal(table.open, totalKey(total)).value,
    explain: (total) => readTotal(table.open, totalKey(total)),
    lines: (total) => table.open.lines.filter((line) => line.total === total),
    view: (viewer) => viewFor(table.state, viewer),
    run(type, more) {
      const refusal = table.attempt({ type, ...more });
      if (refusal) throw new Error(`${type} was refused: ${refusal.message} ${refusal.allowed ?? ''}`);
      return journal.entries.at(-1) as Entry;
    },
    refused(type, more) {
      const refusal = table.attempt({ type, ...more });
      if (!refusal) throw new Error(`${type} was not refused.`);
      return refusal;
    },
    deal(trend = 0, general = []) {
      if (table.open.cards === 'app') table.run('turn-card');
      else table.run('enter-card', { trend, general: event(general, { title: 'Test card' }) });
      table.run('apply-card');
      table.run('deal');
      return table;
    },
    plays(power, effects, more) {
      table.run('show-event', { power, event: event(effects, more) });
      return table;
    },
    to(step) {
      if (table.open.step === 'draw') table.deal();
      while (table.open.step !== step) {
        passDues(table);
        table.run('advance');
      }
      return table;
    },
    nextTurn() {
      table.to('end');
      passDues(table);
      table.run('end-turn');
      return table;
    },
  };
  return table;
}

/** Does the routine tasks: reads the papers, takes income, waives silent powers. */
function passDues(table: Play): void {
  for (const due of table.dues) {
    if (due.id === 'round') for (const { person } of table.open.seats) table.run('open-papers', { person });
    else if (due.id === 'income') table.run('take-income');
    else if (due.id.startsWith('silent:')) table.run('waive', { due: due.id });
  }
}

const setupOf = (cards: 'paper' | 'app', { readings, ...more }: Partial<SetupInput>): SetupInput => ({
  name: 'Test table',
  seats: FIVE,
  cards,
  readings: { ...USUAL_CHOICES, ...readings },
  ...more,
});

/** A table with paper cards. */
export function paper(more: Partial<SetupInput> = {}): Play {
  return play(createGatheringStorm(null), setupOf('paper', more), null);
}

/** A table with this deck of the app's. */
export function withDeck(deck: Deck, chance: Chance, more: Partial<SetupInput> = {}): Play {
  const numbers = deck.cards.map((card) => card.number);
  return play(
    createGatheringStorm(deck),
    setupOf('app', { deck: { fingerprint: 'test', numbers }, ...more }),
    chance,
  );
}

export function card(number: number, general: Event, national: Partial<Card['national']> = {}): Card {
  const quiet = Object.fromEntries(POWERS.map((power) => [power, QUIET])) as Card['national'];
  return { number, trend: 0, general, national: { ...quiet, ...national } };
}

/**
 * A table after the deal, at reading, whose first deal gives these hands, including extra cards. The Pact and
 * earlier aggressions provide the extra cards. Russia holds one card.
 */
export function hands(
  held: Partial<Record<Power, Event[]>>,
  more: Partial<SetupInput> = {},
  general: Effect | Effect[] = [],
): Play {
  const count = (power: Power) => Math.max(1, held[power]?.length ?? 1);
  const extra = Math.max(count('Britain'), count('France')) - 1;
  const counts: Record<Power, number> = {
    Germany: count('Germany'),
    Italy: count('Italy'),
    Britain: 1 + extra,
    France: 1 + extra,
    Russia: 1,
  };
  const rounds = Math.max(...Object.values(counts));
  const dealt = Array.from({ length: rounds }, (_, round) =>
    POWERS.map((power): [Power, Event] => [power, held[power]?.[round] ?? QUIET]),
  ).flat();
  const cards = [
    card(1, event(general, { title: 'Test card' })),
    ...dealt.map(([power, own], at) => card(at + 2, QUIET, { [power]: own })),
    ...Array.from({ length: 12 }, (_, at) => card(dealt.length + 2 + at, QUIET)),
  ];
  const turn = Math.max(2, 1 + extra);
  const table = withDeck({ name: 'Test deck', cards }, inOrder, {
    season: SEASONS[(turn - 1) % 4] as Season,
    year: 1935 + Math.floor((turn - 1) / 4),
    ...more,
  });
  if (extra > 0) table.run('sign-pact', { signed: 1 });
  for (const power of ['Germany', 'Italy'] as const)
    for (let at = 1; at < counts[power]; at += 1)
      table.run('aggression', { power, target: `${power} ${at}`, value: 1, completed: turn - 1 });
  return table.deal();
}
