import { type Piece, sayMarker, trackMarker } from '@/kernel/board-acts';
import type { Effect } from './effects/shapes';
import { totalOf } from './lines';
import { ADJECTIVES, type Power, printSigned, type Side } from './vocabulary';
import { printOwner } from './words/spellings';

const POWER_TOTALS: Record<string, string> = {
  support: 'support',
  income: 'income',
  'income-change': 'income change',
  tiles: 'tile points',
  'points-change': 'points change',
  draws: 'random tiles',
  cards: 'cards',
  'research-counters': 'activity counters for research',
  counters: 'diplomatic counters',
  conversion: 'factory conversion',
  'free-units': 'free units',
  'free-ships': 'free ships',
  military: 'military counter limit',
  'forced-builds': 'forced builds',
  garrison: 'garrison requirement',
};
const TRACKS: Record<string, string> = {
  index: 'European Aggression Index',
  climate: 'Economic Climate',
  balance: 'Balance of Power',
};

/** What a total is called: "German support", "Economic Climate", "Rumania for the Axis". */
export function nameTotal(key: string): string {
  const [kind, first, side] = key.split(':') as [string, string, string];
  if (kind === 'country') return `${first} for ${side === 'Russia' ? 'Russia' : `the ${side}`}`;
  if (kind === 'points') return `${printOwner(first as Side)} research points`;
  if (kind === 'war') return `Civil war counters in ${first}`;
  const name = POWER_TOTALS[kind];
  return name ? `${ADJECTIVES[first as Power]} ${name}` : (TRACKS[kind] ?? key);
}

/** Totals that are counted or paid, and so stand without a plus. */
const WITHOUT_PLUS = [
  'income',
  'tiles',
  'draws',
  'cards',
  'points',
  'research-counters',
  'counters',
  'free-units',
  'free-ships',
  'conversion',
  'war',
  'military',
  'forced-builds',
  'garrison',
];

/** How a total stands wherever it stands: with a plus, or without one. */
export const signOfTotal = (key: string): 'always' | 'minus' =>
  WITHOUT_PLUS.includes(key.split(':')[0] ?? '') ? 'minus' : 'always';

/** A total's value as it is read: income and points without a plus, points below 0 as short. */
export function printTotal(key: string, value: number): string {
  if (key.startsWith('tiles:')) return value < 0 ? `0, ${-value} short` : String(value);
  const printed = printSigned(value);
  return signOfTotal(key) === 'minus' ? printed.replace('+', '') : printed;
}

/** What stands for a number on the board; nothing where the app alone keeps it. @rule GS 25.31 */
export function markerOf(key: string): Piece | null {
  const [kind = '', country] = key.split(':');
  if (kind === 'war') return trackMarker(`${country}’s civil war marker`);
  return TRACKS[kind] ? trackMarker(`the ${TRACKS[kind]} marker`) : null;
}

/** "Move Spain’s civil war marker from 3 to 4"; without a counter it is off the board. @rule GS 25.31 */
export function sayWarMarker([key, ...way]: readonly [string, number, number]): string {
  const [from, to] = way.map((value) => (value === 0 ? null : printTotal(key, value)));
  return sayMarker(markerOf(key) as Piece, from as string | null, to as string | null);
}

/** "German support 0 to +1"; of a civil war, what is done with its marker. */
export function printChange([key, before, after]: [string, number, number]): string {
  if (key.startsWith('war:')) return sayWarMarker([key, before, after]);
  return `${nameTotal(key)} ${printTotal(key, before)} to ${printTotal(key, after)}`;
}

type SupportEffect = Extract<Effect, { kind: 'support' | `support-${string}` }>;
const isSupport = (effect: Effect): effect is SupportEffect =>
  effect.kind === 'support' || effect.kind.startsWith('support-');

/** The total that an effect moves first, or nothing. */
export function totalMoved(effect: Effect): string | null {
  switch (effect.kind) {
    case 'income':
      return totalOf.income(effect.power);
    case 'tile-draw':
      return totalOf.draws(effect.power);
    case 'index':
      return totalOf.index;
    case 'diplomacy':
      return totalOf.country(effect.country, effect.side);
    case 'civil-war':
      return totalOf.war(effect.country);
    case 'factory-price':
      return totalOf.conversion(effect.power);
    case 'research-counter':
      return totalOf.researchCounters(effect.power);
    case 'diplomatic-counter':
      return totalOf.counters(effect.power);
    case 'free-unit':
      return totalOf.freeUnits(effect.power);
    case 'free-ship':
      return totalOf.freeShips(effect.power);
    default:
      return isSupport(effect) ? totalOf.support(effect.power) : null;
  }
}
