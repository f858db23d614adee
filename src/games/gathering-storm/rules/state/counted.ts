import type { Command } from '@/kernel/game';
import type { Event } from '../cards/card';
import { isConditional } from '../effects';
import type { FactNeed } from '../effects/effect';
import type { Formula } from '../effects/shapes';
import { projectsCounted } from '../research/catalogue';
import { categoryCount, categoryKey } from '../research/results';
import { levelsIn } from '../research/sheet';
import { saidIn } from '../say/said';
import { readTotal } from '../totals';
import {
  type Category,
  inWords,
  type PactCountry,
  type Power,
  printList,
  printSigned,
  printTurn,
  REGIONS,
  sideOf,
} from '../vocabulary';
import { totalOf } from './lines';
import type { SheetReveal } from './outcomes';
import { type AskedFact, isTracked, type OpenState } from './state';

/** What conditional support events count of the board, and in which turn the table last said it. */

function keyOf(need: FactNeed): string {
  if (need.fact === 'category-results') return `${need.power}/${need.category}`;
  return 'project' in need ? need.project : 'country' in need ? need.country : '';
}

/** Returns the command that enters a requested fact. */
export function sayFact({ fact, key }: AskedFact, value: number | Power[]): Command {
  const type = 'set-fact';
  if (fact === 'category-results') {
    const [power, category] = key.split('/');
    return { type, fact, power, category, value };
  }
  if (typeof value !== 'number') return { type, fact, country: key, powers: value };
  return { type, fact, value, ...(key ? { project: key } : {}) };
}

/** Support events that count what moves as a step is left. @rule GS Guide, Support */
const MOVES: Record<string, Formula['kind'][]> = {
  research: ['support-results', 'support-progress'],
  construction: ['support-balance'],
  resolution: ['support-pacts'],
};

/** What events that lie open count of the board and what may have moved as a step is left, with their titles. */
export function movedAt(open: OpenState, step: string): { titles: string[]; needs: FactNeed[] } {
  const counts = MOVES[step] ?? [];
  const found = open.lines.flatMap(({ formula, words }) =>
    formula && counts.includes(formula.kind)
      ? [{ words, needs: countedBy(open, formula, revealedBySheets(open)) }]
      : [],
  );
  const asked = found.filter(({ needs }) => needs.length > 0);
  return {
    titles: [...new Set(asked.map(({ words }) => words))],
    needs: onceEach(asked.flatMap(({ needs }) => needs)),
  };
}

/** Returns what sheets revealed, unless the table has entered its own number since: it follows the sheets. */
const revealedBySheets = ({ facts }: OpenState): SheetReveal => ({
  results: Object.fromEntries(
    Object.entries(facts.tallies).flatMap(([key, { count, holds }]) => (holds ? [[key, count]] : [])),
  ),
});

const onceEach = (needs: readonly FactNeed[]): FactNeed[] => [
  ...new Map(needs.map((need) => [JSON.stringify(need), need])).values(),
];

/** Everything of the board that a formula counts; the climate and what sheets tell the app knows by itself. */
function countedBy(open: OpenState, formula: Formula, revealed: SheetReveal): FactNeed[] {
  switch (formula.kind) {
    case 'support-results': {
      const { power, category } = formula;
      if (revealed.results?.[categoryKey(power, category)] !== undefined) return [];
      if (categoryCount(open, power, category)) return [{ fact: 'category-results', power, category }];
      return projectsCounted(open, power, category).map(({ id }) => ({ fact: 'results', project: id }));
    }
    case 'support-progress':
      return isTracked(open, 'research') ? [] : [{ fact: 'steps', project: formula.project }];
    case 'support-pacts':
      return REGIONS[formula.region]
        .filter((country) => country !== formula.power)
        .map((country) => ({ fact: 'pact', country, side: sideOf(formula.power) }));
    case 'support-balance':
      return [{ fact: 'balance' }];
    case 'support-index':
      return open.running && !open.facts.known.includes('index') ? [{ fact: 'index' }] : [];
    case 'support-climate':
      return [];
  }
}

/** Whether the table entered it this turn; an earlier number may be outdated. */
const saidNow = (open: OpenState, need: FactNeed) => saidIn(open, need.fact, keyOf(need)) === open.turn;

/**
 * Returns what the table must look at when an event is shown: what it counts and was not entered this turn.
 * @rule GS Guide, Support
 */
export function toCount(open: OpenState, event: Event, revealed: SheetReveal): FactNeed[] {
  const needs = event.effects.filter(isConditional).flatMap((formula) => countedBy(open, formula, revealed));
  return onceEach(needs).filter((need) => !saidNow(open, need));
}

/**
 * Returns a requested fact's current value: a number, or the powers of the alliance that have a pact there.
 */
export function factNow(open: OpenState, { fact, key, side }: AskedFact): number | Power[] {
  const { facts } = open;
  switch (fact) {
    case 'pact':
      return (facts.pacts[key as PactCountry] ?? []).filter((power) => !side || sideOf(power) === side);
    case 'results':
    case 'steps':
      return facts[fact][key] ?? 0;
    case 'category-results': {
      const [power, category] = key.split('/') as [Power, Category];
      const { said, since } = categoryCount(open, power, category) ?? { said: 0, since: 0 };
      return said + since;
    }
    case 'balance':
      return open.balance ?? 0;
    case 'subversion':
      return facts.subversion ?? 0;
    default:
      return readTotal(open, totalOf.index).value;
  }
}

/** Whether the table ever entered it. */
export const isSaid = (open: OpenState, { fact, key }: AskedFact): boolean =>
  saidIn(open, fact, key) !== undefined;

/** "entered in Summer 1936", or that it was never entered. */
export function sayWhen(open: OpenState, { fact, key }: AskedFact): string {
  const turn = saidIn(open, fact, key);
  return turn === undefined ? 'not entered before' : `entered in ${printTurn(turn)}`;
}

const NONE: Record<string, string> = {
  pact: 'no pact with',
  results: 'no result in',
  'category-results': 'no result in',
  steps: 'no level of',
};

/** "two levels": cards speak of levels, and two steps are one. @rule GS 15.13 */
function sayLevels(steps: number): string {
  const levels = levelsIn(steps);
  return `${inWords(levels)} ${levels === 1 ? 'level' : 'levels'}`;
}

function isNone({ fact }: AskedFact, now: number | Power[]): boolean {
  if (typeof now !== 'number') return now.length === 0;
  return (fact === 'steps' ? levelsIn(now) : now) === 0;
}

/** "Rumania Germany, no pact with Poland and Russia" */
function sayFacts(open: OpenState, facts: readonly AskedFact[]): string {
  const none = facts.filter((asked) => NONE[asked.fact] && isNone(asked, factNow(open, asked)));
  const some = facts
    .filter((asked) => !none.includes(asked))
    .map((asked) => {
      const now = factNow(open, asked);
      if (typeof now !== 'number') return `${asked.label} ${printList(now)}`;
      if (asked.fact === 'steps') return `${asked.label} ${sayLevels(now)}`;
      return `${asked.label} ${NONE[asked.fact] ? now : printSigned(now)}`;
    });
  const [first] = none;
  if (!first) return some.join(', ');
  return [...some, `${NONE[first.fact]} ${printList(none.map(({ label }) => label))}`].join(', ');
}

/** "Rumania Germany (entered in Summer 1936), no pact with Poland (not entered before)." */
export function sayCounted(open: OpenState, facts: readonly AskedFact[]): string {
  const whens = [...new Set(facts.map((asked) => sayWhen(open, asked)))];
  const said = whens.map((when) => {
    const then = facts.filter((asked) => sayWhen(open, asked) === when);
    return `${sayFacts(open, then)} (${when})`;
  });
  return `${said.join('; ')}.`;
}
