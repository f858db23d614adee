import type { Event } from '../cards/card';
import { countFlags, turnFlag } from '../china/regions';
import type { OpenState } from '../state';
import { stepIndex } from '../steps';
import { readTotal, totalOf } from '../totals';
import { surplusLeft } from '../united-front/surplus';
import { type Flag, type Power, REGIONS, type Region } from '../vocabulary';
import { cardsInDeck } from '../warlords/cards';
import { type Turning, targetsOf } from '../warlords/conversions';

/** Facts that rules may use, from the open part and the card itself: each set belongs to a kind of choice. */

const supportOf = (open: OpenState, power: Power) => readTotal(open, totalOf.support(power)).value;

export interface CardFacts {
  /** What it does to the power’s support and income, added up. */
  worth: number;
  movesIndex: boolean;
  /** It lets the power pick a flag, and there is such a flag. */
  ownFlag: boolean;
  otherFlag: boolean;
  openEntry: boolean;
  anyTime: boolean;
  diplomatic: boolean;
  last: boolean;
  support: number;
}

export function factsOfCard(open: OpenState, power: Power, event: Event | null): CardFacts {
  const effects = event?.effects ?? [];
  const lines = effects.flatMap((effect) => (effect.kind === 'line' ? [effect] : []));
  const own = lines.filter(
    ({ total }) => total === totalOf.support(power) || total === totalOf.income(power),
  );
  const pickers = effects.flatMap((effect) =>
    effect.kind === 'turn-flag' && targetsOf(open.china, effect).length > 0 ? [effect.picks] : [],
  );
  return {
    worth: own.reduce((sum, { amount }) => sum + amount, 0),
    movesIndex: lines.some(({ total }) => total === totalOf.index),
    ownFlag: pickers.includes(power),
    otherFlag: pickers.some((picks) => picks !== power),
    openEntry: event === null,
    anyTime: event?.window === 'any-time',
    diplomatic: stepIndex(open.step) >= stepIndex('diplomacy'),
    last: open.step === 'end',
    support: supportOf(open, power),
  };
}

type China = OpenState['china'];

/**
 * Whose flags are a power’s: Japan’s the Japanese ones; those of the others are Nationalist, and Communist once there
 * is a United Front (assumed). A warlord flag is nobody’s.
 */
function flagsFor({ front }: Pick<OpenState, 'front'>, power: Power): { own: Flag[]; rival: Flag[] } {
  const chinese: Flag[] = front.exists ? ['Nationalist', 'Communist'] : ['Nationalist'];
  const japanese: Flag[] = ['Japanese'];
  return power === 'Japan' ? { own: japanese, rival: chinese } : { own: chinese, rival: japanese };
}

const countOf = (china: China, region: Region, flags: readonly Flag[]) =>
  flags.reduce((sum, flag) => sum + countFlags(china[region], flag), 0);

/** A region from the view of the power that picks. */
export interface RegionFacts {
  region: Region;
  own: number;
  rival: number;
  /** Its side has more flags than the other by this, and not before. */
  lead: boolean;
  /** Its warlord card cannot come at the next draw. @rule SOA 26.112D, E */
  safe: boolean;
}

export function factsOfRegion(
  open: OpenState,
  power: Power,
  { region, from, to }: Omit<Turning, 'cause'>,
): RegionFacts {
  const { china, warlords } = open;
  const sides = flagsFor(open, power);
  const leads = (at: China) => countOf(at, region, sides.own) > countOf(at, region, sides.rival);
  const after = { ...china, [region]: { ...china[region], flags: [...china[region].flags] } };
  turnFlag(after, region, from, to);
  return {
    region,
    own: countOf(china, region, sides.own),
    rival: countOf(china, region, sides.rival),
    lead: leads(after) && !leads(china),
    safe: !cardsInDeck(china, warlords).includes(region),
  };
}

export interface FlagFacts {
  from: Flag;
  to: Flag;
  surplus: boolean;
  front: boolean;
  behind: boolean;
  support: number;
}

export function factsOfFlag(
  open: OpenState,
  power: Power,
  { cause, from, to }: Omit<Turning, 'region'>,
): FlagFacts {
  const sides = flagsFor(open, power);
  const all = (flags: readonly Flag[]) =>
    REGIONS.reduce((sum, region) => sum + countOf(open.china, region, flags), 0);
  return {
    from,
    to,
    surplus: cause === 'surplus',
    front: open.front.exists,
    behind: all(sides.own) < all(sides.rival),
    support: supportOf(open, power),
  };
}

export interface SurplusFacts {
  /** The United Front’s level; null until it is entered. */
  level: number | null;
  left: number;
  lead: boolean;
  besideJapan: boolean;
  support: number;
}

/** @param regions where the surplus may turn a flag. @rule SOA 26.212, 26.22 */
export function factsOfSurplus(open: OpenState, regions: readonly RegionFacts[]): SurplusFacts {
  const { front } = open;
  return {
    level: front.entered === null ? null : readTotal(open, totalOf.front).value,
    left: surplusLeft(open) ?? 0,
    lead: regions.some(({ lead }) => lead),
    besideJapan: regions.some(({ rival }) => rival > 0),
    support: supportOf(open, 'China'),
  };
}
