import type { Effect } from './effects/shapes';
import { totalOf } from './lines';
import { ADJECTIVES, type Power, printSigned } from './vocabulary';

const POWER_TOTALS: Record<string, string> = {
  support: 'support',
  income: 'income',
  tiles: 'tile points',
  draws: 'random tiles',
  cards: 'cards',
};
const TRACKS: Record<string, string> = {
  index: 'European Aggression Index',
  climate: 'Economic Climate',
  balance: 'Balance of Power',
};

/** Words as a whole sentence: a period, unless they end in one already. */
export function asSentence(words: string): string {
  return /[.?!]$/.test(words) ? words : `${words}.`;
}

/** What a total is called: "German support", "Economic Climate", "Rumania for the Axis". */
export function nameTotal(key: string): string {
  const [kind, first, side] = key.split(':') as [string, string, string];
  if (kind === 'country') return `${first} for ${side === 'Russia' ? 'Russia' : `the ${side}`}`;
  if (kind === 'war') return `Civil war counters in ${first}`;
  const name = POWER_TOTALS[kind];
  return name ? `${ADJECTIVES[first as Power]} ${name}` : (TRACKS[kind] ?? key);
}

/** A total's value as it is read: income and points without a plus, points below 0 as short. */
export function printTotal(key: string, value: number): string {
  const kind = key.split(':')[0];
  if (kind === 'tiles') return value < 0 ? `0, ${-value} short` : String(value);
  return kind === 'income' || kind === 'draws' || kind === 'cards'
    ? printSigned(value).replace('+', '')
    : printSigned(value);
}

/** "German support 0 to +1". */
export function printChange([key, before, after]: [string, number, number]): string {
  return `${nameTotal(key)} ${printTotal(key, before)} to ${printTotal(key, after)}`;
}

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
    case 'flexible':
    case 'by-hand':
      return null;
    default:
      return totalOf.support(effect.power);
  }
}
