import { allowancesOf, remindersOf } from '../construction/allowances';
import { owedWords } from '../construction/owing';
import { COUNTERS, placedBy } from '../diplomacy/counters';
import { kindOf } from '../effects';
import type { Effect, EffectOf } from '../effects/shapes';
import { isTracked, type OpenState, type ShownEvent } from '../state/state';
import { POWERS, type Power } from '../vocabulary';
import type { Due } from './dues';
import { stepIndex } from './phases';

export type Segment = 'factories' | 'research' | 'construction' | 'diplomacy';

/** An unused right that a shown card grants a power this turn: never owed, and lost if not used. */
export interface Right {
  id: string;
  power: Power;
  /** The card’s title. */
  title: string;
  /** The right in a few words, "a free unit", to fit the two lines of a tile. */
  short: string;
  /** The whole of it, in a sentence. */
  words: string;
  rule: string;
  /** The part of the turn in which it is used. */
  segment: Segment;
  /** When it is lost. */
  until: string;
  /** The board where the app tracks its use. */
  board?: 'construction' | 'diplomacy';
  /** The id for `waive` if it was used at the table or is not wanted; null if it cannot be waived yet. */
  waives: string | null;
}

/**
 * Kinds that leave no other state in the app until they are used: their words on a tile, and when they lapse.
 */
type Granting = 'factory-price' | 'diplomatic-counter' | 'russian-door' | 'research-counter' | 'espionage';
type Grant = EffectOf<Granting>;

const ECONOMIC = { last: 'construction', until: 'Until the Economic phase ends' };
const DIPLOMATIC = {
  segment: 'diplomacy',
  last: 'resolution',
  until: 'Until the Diplomatic phase ends',
  board: 'diplomacy',
} as const;

interface Granted {
  short: string;
  segment: Segment;
  last: string;
  until: string;
  board?: 'diplomacy';
}

const GRANTS: Record<Granting, Granted> = {
  'factory-price': { short: 'a conversion', segment: 'factories', ...ECONOMIC },
  'research-counter': { short: 'more research', segment: 'research', ...ECONOMIC },
  espionage: { short: 'a free point', segment: 'research', ...ECONOMIC },
  'diplomatic-counter': { short: 'one more counter', ...DIPLOMATIC },
  'russian-door': { short: 'a closed country', ...DIPLOMATIC },
};

const isGrant = (effect: Effect): effect is Grant => effect.kind in GRANTS;
const ownerOf = (effect: Grant): Power => (effect.kind === 'russian-door' ? 'Russia' : effect.power);

/** Whether it only raises a price, and so grants no right. @rule GS Guide, Factory */
const isPenalty = (effect: Grant) => effect.kind === 'factory-price' && effect.amount > 0;

/**
 * What events of this turn let a power do and it has not done: until it is used, the table ticks it off, or its phase
 * is over. From public facts alone.
 * @rule GS 9.41; Guide, Factory, Research, Construction, Diplomacy
 */
export function rightsOf(open: OpenState, power: Power): Right[] {
  return [...granted(open, power), ...toBuild(open, power)];
}

/**
 * Returns what may be ticked off wherever it is listed: rights of powers, and tasks on the physical board.
 */
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
    const { short, segment, last, until, board } = GRANTS[effect.kind];
    if (stepIndex(open.step) > stepIndex(last)) return [];
    const id = `right:${at}:${part}`;
    const right: Right = {
      id,
      power,
      title: title || `${power}’s event`,
      short,
      segment,
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

/** Returns what construction allows, as its board shows it. @rule GS 9.41C */
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
        segment: 'construction',
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
