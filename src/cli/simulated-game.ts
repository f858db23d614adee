import type { Card, Deck, Event } from '@/games/gathering-storm/rules/cards/card';
import { settle } from '@/games/gathering-storm/rules/commands/board/settle';
import { applyFaceUp } from '@/games/gathering-storm/rules/commands/cards/general-card';
import { applyEvent, nextQuestion } from '@/games/gathering-storm/rules/effects';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { linesOf, totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { Setup } from '@/games/gathering-storm/rules/state/setup';
import { startTable } from '@/games/gathering-storm/rules/state/start';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readIndex } from '@/games/gathering-storm/rules/totals/aggression-index';
import { readCards } from '@/games/gathering-storm/rules/totals/cards';
import { readSupport } from '@/games/gathering-storm/rules/totals/support';
import { readClimate } from '@/games/gathering-storm/rules/totals/tracks';
import {
  CIVIL_WAR_COUNTRIES,
  type CivilWarCountry,
  POWERS,
  type Power,
} from '@/games/gathering-storm/rules/vocabulary';
import type { Chance } from '@/kernel/chance';
import { type Course, fightWars, holdTable, type Next, playCourse } from './assumed-table';

/** The state after one turn of a simulated game. */
export interface TurnFigures {
  turn: number;
  support: Record<Power, number>;
  /** What events change in income, and in random tiles. */
  income: Record<Power, number>;
  draws: Record<Power, number>;
  /** What this turn's events alone make of the index, and all of it. */
  indexEvents: number;
  index: number;
  climate: number;
  /** The limit stopped this turn's trend. */
  stopped: boolean;
  purge: boolean;
  /** Civil wars being fought. */
  wars: number;
  /** Countries whose civil war has broken out by the end of this turn. */
  outbreaks: CivilWarCountry[];
}

const SETUP: Setup = {
  name: 'Simulation',
  seats: [{ person: 'Everyone', powers: [...POWERS] }],
  cards: 'app',
  season: 'Spring',
  year: 1935,
  climate: 0,
  running: false,
  keeps: [],
  readings: {},
  deck: null,
  commitment: null,
};

/** Numbers enough for one game, each thousandth once. */
function createNext(chance: Chance, game: number): Next {
  const numbers = chance.order('simulated table', game, 1000);
  let at = 0;
  return () => (numbers[at++ % numbers.length] as number) / numbers.length;
}

/** Plays the events of a deck through some turns on an assumed table, with the app's own effects and totals. */
export function simulateGame(deck: Deck, turns: number, chance: Chance, game: number): TurnFigures[] {
  const next = createNext(chance, game);
  const { open } = startTable(SETUP);
  const course: Course = playCourse(open, turns, next);
  const shuffle = () => chance.order('simulated deck', game, deck.cards.length);
  let pile = shuffle();
  const since: Record<string, number> = {};
  const draw = () => {
    if (pile.length === 0) pile = shuffle();
    return deck.cards[pile.pop() as number] as Card;
  };
  return Array.from({ length: turns }, () => {
    holdTable(open, course);
    playCards(open, draw, next);
    const figures = measureTurn(open);
    settle(open, { keeping: 'any', byEvent: true });
    open.past = [];
    fightWars(open, since);
    return { ...figures, outbreaks: brokenOut(open) };
  });
}

/** Turns the general card and plays what each power holds. */
function playCards(open: OpenState, draw: () => Card, next: Next): void {
  const { number, trend, general } = draw();
  open.card = { number, trend, general, applied: false };
  applyFaceUp(open);
  open.obligations = [];
  const hands = POWERS.map((power) => ({
    power,
    hand: Array.from({ length: readCards(open, power).value }, () => draw().national[power]),
  }));
  for (const { power, hand } of hands)
    for (const event of chooseEvents(hand)) playEvent(open, event, power, next);
}

/** Whether an effect lowers what its owner has. */
function hurts(effect: Effect): boolean {
  if (effect.kind !== 'support' && effect.kind !== 'income' && effect.kind !== 'tile-draw') return false;
  return effect.amount === 'none' || effect.amount < 0;
}

/** With several cards a power declines what hurts it, and plays one at least. @rule GS 9.13 */
function chooseEvents(hand: Event[]): Event[] {
  const good = hand.filter(({ effects }) => !effects.some(hurts));
  return good.length > 0 ? good : hand.slice(0, 1);
}

/** Plays an event; its owner's choices are random. */
function playEvent(open: OpenState, event: Event, power: Power, next: Next): void {
  const answers: Record<number, string> = {};
  for (let asked = nextQuestion(open, event, answers, power); asked; ) {
    const { options, effect } = asked;
    const used = options.filter(({ value }) => value !== 'none');
    answers[effect] = used[Math.floor(next() * used.length)]?.value ?? 'none';
    asked = nextQuestion(open, event, answers, power);
  }
  applyEvent(open, event, { title: event.title, power, secret: event.secret, answers });
  open.obligations = [];
}

const each = (read: (power: Power) => number) =>
  Object.fromEntries(POWERS.map((power) => [power, read(power)])) as Record<Power, number>;
const sumOf = (open: OpenState, total: string) =>
  linesOf(open, total).reduce((sum, { amount = 0 }) => sum + amount, 0);

const brokenOut = ({ civilWars }: OpenState) =>
  CIVIL_WAR_COUNTRIES.filter((country) => civilWars[country].state !== 'quiet');

function measureTurn(open: OpenState): Omit<TurnFigures, 'outbreaks'> {
  return {
    turn: open.turn,
    support: each((power) => readSupport(open, power).value),
    income: each((power) => sumOf(open, totalOf.income(power))),
    draws: each((power) => sumOf(open, totalOf.draws(power))),
    indexEvents: sumOf(open, totalOf.index),
    index: readIndex(open).value,
    climate: readClimate(open).value,
    stopped: open.climate.moves.some(({ asked, amount }) => asked !== amount),
    purge: open.russia.purge,
    wars: CIVIL_WAR_COUNTRIES.filter((country) => open.civilWars[country].state === 'fought').length,
  };
}
