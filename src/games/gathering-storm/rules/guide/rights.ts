import { allowancesOf, remindersOf } from '../construction/allowances';
import { owedWords } from '../construction/owing';
import { COUNTERS, placedBy } from '../diplomacy/counters';
import { kindOf } from '../effects';
import type { Effect, EffectOf } from '../effects/shapes';
import { isTracked, type OpenState, type ShownEvent } from '../state/state';
import { POWERS, type Power } from '../vocabulary';
import type { Due } from './dues';
import { stepIndex } from './phases';

/** What a card that lies open lets a power do this turn, and it has not done: never owed, and lost if it is not used. */
export interface Right {
  id: string;
  power: Power;
  /** The card’s title. */
  title: string;
  /** "a free unit": what it may do, short enough for the two lines of a tile. */
  short: string;
  /** The whole of it, in a sentence. */
  words: string;
  rule: string;
  /** When it is lost. */
  until: string;
  /** The board on which the app keeps its use. */
  board?: 'construction' | 'diplomacy';
  /** What `waive` names when it was used on the table, or is not wanted; nothing before it may be. */
  waives: string | null;
}

/** Kinds of which nothing else stays in the app until they are used: how a tile says them, and when they lapse. */
type Granting = 'factory-price' | 'diplomatic-counter' | 'russian-door' | 'research-counter' | 'espionage';
type Grant = EffectOf<Granting>;

const ECONOMIC = { last: 'construction', until: 'Until the Economic phase ends' };
const DIPLOMATIC = { last: 'resolution', until: 'Until the Diplomatic phase ends' };

const GRANTS: Record<Granting, { short: string; last: string; until: string; board?: 'diplomacy' }> = {
  'factory-price': { short: 'a conversion', ...ECONOMIC },
  'research-counter': { short: 'more research', ...ECONOMIC },
  espionage: { short: 'a free point', ...ECONOMIC },
  'diplomatic-counter': { short: 'one more counter', ...DIPLOMATIC, board: 'diplomacy' },
  'russian-door': { short: 'a closed country', ...DIPLOMATIC, board: 'diplomacy' },
};

const isGrant = (effect: Effect): effect is Grant => effect.kind in GRANTS;
const ownerOf = (effect: Grant): Power => (effect.kind === 'russian-door' ? 'Russia' : effect.power);

/** A higher price lets nobody do anything. @rule GS Guide, Factory */
const isPenalty = (effect: Grant) => effect.kind === 'factory-price' && effect.amount > 0;

/**
 * What events of this turn let a power do and it has not done: until it is used, the table ticks it off, or its phase
 * is over. From public facts alone.
 * @rule GS 9.41; Guide, Factory, Research, Construction, Diplomacy
 */
export function rightsOf(open: OpenState, power: Power): Right[] {
  return [...granted(open, power), ...toBuild(open, power)];
}

/** What may be ticked off wherever it is told: what a power may do, and what lies on cardboard. */
export function rightsToTick(open: OpenState): Due[] {
  const rights = POWERS.flatMap((power) => granted(open, power));
  return [
    ...remindersOf(open),
    ...rights.map(({ id, power, words, rule }) => ({ id, owes: power, words, rule })),
  ];
}

function granted(open: OpenState, power: Power): Right[] {
  const ticked = new Set(open.waived.map(({ due }) => due));
  const all = open.shown.flatMap((card, at) => grantsOn(open, card, at, power));
  return withoutUsed(open, power, all).flatMap(({ right }) => (ticked.has(right.id) ? [] : [right]));
}

/** A right, and of which kind it is. */
interface Given {
  right: Right;
  effect: Grant;
}

function grantsOn(open: OpenState, { how, title, event }: ShownEvent, at: number, power: Power): Given[] {
  if (how === 'declined') return [];
  return event.effects.flatMap((effect, part) => {
    if (!isGrant(effect) || ownerOf(effect) !== power || isPenalty(effect)) return [];
    const { short, last, until, board } = GRANTS[effect.kind];
    if (stepIndex(open.step) > stepIndex(last)) return [];
    const id = `right:${at}:${part}`;
    const right: Right = {
      id,
      power,
      title: title || `${power}’s event`,
      short,
      words: kindOf(effect).say(effect),
      rule: kindOf(effect).rule(effect, false),
      until,
      ...(board && isTracked(open, 'flags') ? { board } : {}),
      waives: id,
    };
    return [{ right, effect }];
  });
}

/** Counters that lie on the board have used what let them; where they lie on cardboard the table ticks it off. */
function withoutUsed(open: OpenState, power: Power, given: readonly Given[]): Given[] {
  const placed = placedBy(open, power);
  const doors = placed.flatMap(({ door }) => (door === undefined ? [] : [door]));
  let more = Math.max(0, placed.length - doors.length - COUNTERS);
  let door = -1;
  return given.filter(({ effect }) => {
    if (effect.kind === 'russian-door') {
      door += 1;
      return !doors.includes(door);
    }
    if (effect.kind !== 'diplomatic-counter' || more === 0) return true;
    more -= 1;
    return false;
  });
}

/** What construction allows, as its board tells it. @rule GS 9.41C */
function toBuild(open: OpenState, power: Power): Right[] {
  return allowancesOf(open, power)
    .filter(({ done }) => !done)
    .map(
      ({ id, title, building, type, waives }): Right => ({
        id,
        power,
        title,
        short: BUILT[building](type),
        words: `${owedWords(power, building, type)}.`,
        rule: 'GS Guide, Construction',
        until: 'Until the turn ends',
        ...(isTracked(open, 'ships') ? { board: 'construction' } : {}),
        waives,
      }),
    );
}

const BUILT: Record<ReturnType<typeof allowancesOf>[number]['building'], (type?: string) => string> = {
  'free-unit': (type) => `a free ${type ? `${type} ` : ''}unit`,
  'free-ship': (type) => `a free ${type ?? 'ship'}`,
  'all-ships': () => 'faster ships',
  'one-ship': () => 'a faster ship',
};
