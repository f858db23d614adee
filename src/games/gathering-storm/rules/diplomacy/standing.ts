import { isDue } from '../guide/dues';
import { stepAt } from '../guide/phases';
import type { Obligation, OpenState } from '../state/state';
import { COUNTRIES, type Country, inWords, POWERS, type Power, printList } from '../vocabulary';
import { type Modifier, modifiersIn, readRow } from './board';
import type { PlacedCounter } from './state';
import { statusOf } from './targets';

/** Describes the situation in a country, and the effect of an event there. */

/** "France two, Britain one"; empty if there are none. */
export function sayFlags(flags: readonly Power[]): string {
  const counted = POWERS.flatMap((power) => {
    const count = flags.filter((flag) => flag === power).length;
    return count > 0 ? `${power} ${inWords(count)}` : [];
  });
  return counted.join(', ');
}

/** ", worth one or more"; empty if not asked. The strength stays secret until diplomacy is resolved. */
export function sayWorth({ backs, worth }: Pick<PlacedCounter, 'backs' | 'worth'>): string {
  const said = backs ?? (worth === undefined ? undefined : worth >= 1);
  return said === undefined ? '' : `, worth ${said ? 'one or more' : 'less than one'}`;
}

/** "Germany: a diplomatic counter, worth one or more". */
export function sayPlaced(placed: PlacedCounter): string {
  const what = placed.counter === 'diplomatic' ? 'a diplomatic counter' : 'the anti-Comintern counter';
  return `${placed.power}: ${what}${sayWorth(placed)}`;
}

/** What becomes of a diplomatic event here where it would not simply work. @rule GS Guide, Diplomacy */
export function sayEffectHere(open: OpenState, country: Country): string | null {
  const status = statusOf(open, country);
  if (status === 'free') return null;
  const size = open.readings['no-effect-value'] === 'own' ? 'of the same size' : 'of a size the table enters';
  const general =
    open.readings['general-no-effect'] === 'support' ? 'public for whom it favors' : 'nothing at all';
  const support = `support ${size}: secret for its owner; of a general event, ${general}`;
  return status === 'conquered'
    ? `A diplomatic event here becomes ${support}.`
    : `A fifth flag has no room: an event that was not needed to keep the four becomes ${support}.`;
}

/** A question of an event that a country is part of. */
export interface AskedHere {
  id: string;
  words: string;
  rule: string;
  /** The step by which it must be answered; null if it is due now. */
  later: string | null;
}

function concerns({ ask }: Obligation, country: Country): boolean {
  if (ask.type === 'war') return ask.country === country;
  if (ask.type !== 'answer') return false;
  const effect = ask.event.effects[ask.effect];
  if (!effect) return false;
  return (
    ('country' in effect && effect.country === country) ||
    ('countries' in effect && (effect.countries as readonly string[]).includes(country))
  );
}

/** Returns the questions that open events still ask about a country. @rule GS Guide, Diplomacy */
export function askedHere(open: OpenState, country: Country): AskedHere[] {
  return open.obligations
    .filter((obligation) => concerns(obligation, country))
    .map((obligation) => ({
      id: obligation.id,
      words: obligation.words,
      rule: obligation.rule,
      later: obligation.by && !isDue(open, obligation) ? stepAt(obligation.by).name : null,
    }));
}

/** "Spy rings: Britain and Russia". */
export const sayRings = (rings: readonly Power[]) =>
  `${rings.length > 1 ? 'Spy rings' : 'Spy ring'}: ${printList(rings)}`;

function sayCountry({ countries, facts }: OpenState, country: Country): string {
  const { flags = [], conquered = null } = countries[country] ?? {};
  const pacts = (facts.pacts as Partial<Record<string, readonly string[]>>)[country] ?? [];
  const parts = [
    sayFlags(flags),
    conquered ? `conquered by ${conquered}` : '',
    pacts.length > 0 ? `pacts: ${pacts.join(', ')}` : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** Countries that a correction would show otherwise: flags, conquest, pacts. */
export function countriesOtherwise(before: OpenState, after: OpenState) {
  return COUNTRIES.map((country) => ({
    name: country,
    before: sayCountry(before, country),
    after: sayCountry(after, country),
  })).filter((row) => row.before !== row.after);
}

/** A country before diplomacy is resolved: what everyone can see of it, a line. */
export interface ResolutionLine {
  country: Country;
  modifiers: Modifier[];
  /** "Germany, the anti-Comintern counter and France"; empty if there are none. */
  counters: string;
  /** "France two, Britain one", or that there are none; null if flags are not tracked. */
  flags: string | null;
  /** The number needed, if the table entered it. */
  needed: number | null;
}

/** The countries in which something is resolved this turn: a modifier, a counter, or what is needed. @rule GS 9.41D, 24.5 */
export function beforeResolution(open: OpenState): ResolutionLine[] {
  return COUNTRIES.flatMap((country): ResolutionLine[] => {
    const modifiers = modifiersIn(open, country);
    const placed = open.placed.filter((item) => item.country === country);
    const needed = open.facts.needed[country] ?? null;
    if (modifiers.length === 0 && placed.length === 0 && needed === null) return [];
    const { flags } = readRow(open, country);
    return [
      {
        country,
        modifiers,
        counters: printList(
          placed.map(({ power, counter }) =>
            counter === 'diplomatic' ? power : 'the anti-Comintern counter',
          ),
        ),
        flags: flags && (flags.length > 0 ? sayFlags(flags) : 'none'),
        needed,
      },
    ];
  });
}
