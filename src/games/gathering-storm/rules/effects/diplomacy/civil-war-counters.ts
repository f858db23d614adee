import { statusOf } from '@/games/gathering-storm/rules/diplomacy/targets';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { CivilWarCountry } from '@/games/gathering-storm/rules/vocabulary';
import { freshId } from '@/kernel/fresh-id';
import { type EffectKind, never, noSheet, type Question, worthNothing } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, civilWar as shape } from '../shapes';

/** An event in a country where a civil war may start, or is being fought. */
interface WarEvent {
  country: CivilWarCountry;
  title: string;
  /** What the event contains: a modifier, nothing, or a dispute. */
  by: 'modifier' | 'nothing' | 'dispute';
}

const RULE = 'GS 25.61A';

/**
 * Applies a civil war event. Before the war it adds a counter. While the war is fought it adds or removes
 * one, by the readings `war-counter` and `war-fifth`. In a conquered country it has no effect, by
 * `war-conquered`.
 * @rule GS 25.31, 25.61A; Guide, Diplomacy
 */
export function bringCloser(draft: OpenState, event: WarEvent): void {
  const { country, by } = event;
  const war = draft.civilWars[country];
  if (war.state === 'ended' || !counts(draft, event)) return;
  const earlier = war.events;
  war.events += 1;
  if (war.state === 'quiet') war.counters += 1;
  else if (draft.readings['war-counter'] === 'ask') askTable(draft, event);
  else {
    const come = earlier + (draft.readings['war-fifth'] === 'itself' ? 1 : 0) >= war.threshold;
    moveCounter(draft, country, whatFought(draft, by === 'modifier', come));
  }
}

const counts = (open: OpenState, { country, by }: WarEvent): boolean =>
  statusOf(open, country) !== 'conquered' ||
  (by === 'dispute' && open.readings['war-conquered'] === 'dispute');

type Move = 'placed' | 'taken' | 'neither';

/** Returns the effect of an event while the war is fought. @rule GS 25.61A */
function whatFought({ readings }: OpenState, valued: boolean, come: boolean): Move {
  const reading = readings['war-counter'];
  if (reading === 'both') return 'taken';
  if (!valued || reading === 'table') return 'neither';
  return come ? 'taken' : reading === 'placed' ? 'placed' : 'neither';
}

/** Moves a civil war counter as the rules or the table decide. */
export function moveCounter(draft: OpenState, country: CivilWarCountry, move: Move): void {
  const war = draft.civilWars[country];
  if (move === 'placed') war.counters += 1;
  else if (move === 'taken' && war.counters > 0) war.counters -= 1;
}

function askTable(draft: OpenState, { country, title }: WarEvent): void {
  const { words } = askWar(draft, country);
  draft.obligations.push({
    id: freshId(draft, 'o'),
    owes: 'table',
    words: title ? `${title}: ${words}` : words,
    rule: RULE,
    ask: { type: 'war', country },
  });
}

interface WarQuestion extends Question {
  options: { value: Move; label: string; why?: string }[];
}

/** Returns the question to the table about a war in progress. @rule GS 25.61A */
export function askWar(open: OpenState, country: CivilWarCountry): WarQuestion {
  const none = open.civilWars[country].counters === 0;
  return {
    words: `The war in ${country} is fought: what about its counters?`,
    options: [
      { value: 'placed', label: 'Place one' },
      { value: 'taken', label: 'Take one away', ...(none ? { why: 'There is none.' } : {}) },
      { value: 'neither', label: 'Neither' },
    ],
    rule: RULE,
  };
}

/** A civil war event of value 0: a counter, and no modifier for anyone. @rule GS Guide, Diplomacy; 25.31 */
export const civilWar: EffectKind<EffectOf<'civil-war'>> = {
  shape,
  name: 'Civil war',
  placement: { group: 'Index and diplomacy', card: 'general', forAnother: false },
  rule: () => 'GS 25.31',
  window: () => 'diplomatic',
  fields: ['country'],
  check: never,
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { country }, { title }) {
    bringCloser(draft, { country, title, by: 'nothing' });
  },
  moves: ({ country }) => totalOf.war(country),
  worth: worthNothing,
  late: countsFromHere,
  printed: ['{country}: 0'],
  say: ({ country }) => `${country} comes one event closer to civil war. Nobody gets a modifier.`,
};
