import type { Change, Entry } from '@/kernel/journal/entry';
import type { PublicRow } from '@/kernel/journal/views';
import type { Event } from '../cards/card';
import { isConditional, kindOf } from '../effects';
import type { KindGroup } from '../effects/effect';
import type { Effect, EffectOf } from '../effects/shapes';
import { faceUpOf, shownIn } from '../history/shown-in';
import { readId } from '../research/catalogue';
import { isTracked, type OpenState } from '../state/state';
import { knowsIndex, readIndex } from '../totals/aggression-index';
import { climateLimits, readBalance, readClimate } from '../totals/tracks';
import {
  CIVIL_WAR_THRESHOLD,
  type CivilWarCountry,
  type Country,
  isCivilWarCountry,
  type Owner,
  POWERS,
  type Power,
  powersOf,
  SIDES,
  type Side,
} from '../vocabulary';
import { totalMoved } from './names';
import { hasNoModifier } from './say-showing';
import { type Told, type Way, waysOf } from './ways';

/** Parts that an effect adds or takes, where it is not an amount: one more counter, no tiles at all. */
type By = number | 'none';

/** What the owner may put in one country: a modifier, a diplomatic counter, a subversion result. */
export type Gain = number | 'counter' | 'result';

/** What a conditional support event reads. */
export type Reading = 'results' | 'progress' | 'pacts' | 'index' | 'climate' | 'balance';

/** What an effect looks like, as data: a screen draws it, and its sentence stands beside it. */
export type Picture =
  /** A number of one power: support, income, tiles, counters. `of` is the kind of its total. */
  | { kind: 'amount'; of: string; power: Power; by?: By; way?: Way; reads?: Reading; now?: number }
  | { kind: 'climate'; by: number; least: number; most: number; way?: Way }
  | { kind: 'index'; by: number; way?: Way }
  /** A country with its modifier; without flags where the table does not track them. */
  | {
      kind: 'country';
      country: Country;
      whom: readonly Power[];
      by: number;
      way?: Way;
      flags?: readonly Power[];
    }
  /** One of several countries, as the owner picks. */
  | { kind: 'pick'; countries: readonly Country[]; power: Power; gain: Gain }
  | { kind: 'dispute'; countries: readonly [Country, Country] }
  | { kind: 'war'; country: CivilWarCountry; of: number; way?: Way }
  /** Steps of research: `sure` where the project is named, and a name for each project that gains. */
  | { kind: 'steps'; whose: readonly Power[]; names: readonly string[]; steps: number; sure: boolean }
  /** Earlier steps doubled, for each researcher. */
  | { kind: 'doubled'; name: string; steps: number }
  | { kind: 'ships'; power: Power; spaces: 1 | 2 }
  | { kind: 'purge' }
  /** An effect that says nothing more of itself: the sign of its group. */
  | { kind: 'sign'; group: KindGroup };

/** Without a table, `told` is null: the picture is what the card prints. */
type Drawn<E extends Effect> = (effect: E, told: Told | null, way: { way?: Way }) => Picture;

/** At most so many earlier steps are doubled. @rule GS Guide, Research */
const DOUBLED_STEPS = 3;

const steps = (owner: Owner, names: readonly string[], count: number, sure: boolean): Picture => ({
  kind: 'steps',
  whose: isSide(owner) ? powersOf(owner) : [owner],
  names,
  steps: count,
  sure,
});

const isSide = (owner: Owner): owner is Side => (SIDES as readonly string[]).includes(owner);

const nameOf = (project: string) => readId(project).name;

function drawCountry(
  { country, amount, side, beneficiaries }: EffectOf<'diplomacy'>,
  told: Told | null,
  way: { way?: Way },
): Picture {
  const whom = beneficiaries.length > 0 ? beneficiaries : powersOf(side);
  const open = told?.open;
  const flags = open && isTracked(open, 'flags') ? { flags: open.countries[country]?.flags ?? [] } : {};
  return { kind: 'country', country, whom, by: amount, ...way, ...flags };
}

/** Kinds that are more than a number of one power. Any other kind is drawn by the total that it moves. */
const DRAWN: { [K in Effect['kind']]?: Drawn<EffectOf<K>> } = {
  index: ({ amount }, _, way) => ({ kind: 'index', by: amount, ...way }),
  diplomacy: drawCountry,
  flexible: ({ power, countries, amount }) => ({ kind: 'pick', power, countries, gain: amount }),
  'russian-door': ({ countries }) => ({ kind: 'pick', power: 'Russia', countries, gain: 'counter' }),
  subversion: ({ countries }) => ({ kind: 'pick', power: 'Russia', countries, gain: 'result' }),
  dispute: ({ countries }) => ({ kind: 'dispute', countries }),
  'civil-war': ({ country }, told, way) => drawWar(told?.open ?? null, country, way),
  'research-level': ({ project }) => steps(readId(project).owner, [nameOf(project)], 2, true),
  'research-steps': ({ projects }) => steps(readId(projects[0]).owner, projects.map(nameOf), 1, true),
  'research-level-any': ({ owner, category }) => steps(owner, [category], 2, false),
  'research-steps-any': ({ owner, category }) => steps(owner, [category, category], 1, false),
  espionage: ({ power, category }) => steps(power, [category], 1, false),
  doubling: ({ project }) => ({ kind: 'doubled', name: project, steps: DOUBLED_STEPS }),
  atomic: () => ({ kind: 'doubled', name: 'atomic', steps: DOUBLED_STEPS }),
  acceleration: ({ power, ships }) => ({ kind: 'ships', power, spaces: ships === 'all' ? 1 : 2 }),
  purge: () => ({ kind: 'purge' }),
};

const drawWar = (open: OpenState | null, country: CivilWarCountry, way: { way?: Way }): Picture => ({
  kind: 'war',
  country,
  of: open?.civilWars[country].threshold ?? CIVIL_WAR_THRESHOLD,
  ...way,
});

/** The picture of each effect of an event, in printed order. */
export function picturesOf(effects: readonly Effect[], told: Told): Picture[] {
  const ways = waysOf(effects, told);
  return effects.map((effect, at) => draw(effect, told, ways[at]));
}

/** The picture of one effect; where others change the same number in one entry, use `picturesOf`. */
export const pictureOf = (effect: Effect, told: Told): Picture => picturesOf([effect], told)[0] as Picture;

/** The picture of an effect as its card prints it, at no table; null where it would be only the sign of its group. */
export function pictureOfPrinted(effect: Effect): Picture | null {
  const picture = draw(effect, null, undefined);
  return picture.kind === 'sign' ? null : picture;
}

function draw(effect: Effect, told: Told | null, found: Way | undefined): Picture {
  const way = found ? { way: found } : {};
  const own = DRAWN[effect.kind] as Drawn<Effect> | undefined;
  if (own) return own(effect, told, way);
  const [of = '', power] = totalMoved(effect)?.split(':') ?? [];
  const isOfPower = (POWERS as readonly (string | undefined)[]).includes(power);
  if (!isOfPower) return { kind: 'sign', group: kindOf(effect).placement.group };
  return { kind: 'amount', of, power: power as Power, ...byOf(effect), ...way, ...readingOf(effect, told) };
}

/** What an effect adds by itself. A conditional one depends on the table; what has no amount counts one. */
function byOf(effect: Effect): { by?: By } {
  if (isConditional(effect)) return {};
  return { by: 'amount' in effect ? effect.amount : 1 };
}

/** What a conditional event reads, and where that track stands now. */
function readingOf(effect: Effect, told: Told | null): { reads?: Reading; now?: number } {
  if (!isConditional(effect)) return {};
  const reads = effect.kind.slice('support-'.length) as Reading;
  if (!told) return { reads };
  const { open } = told;
  if (reads === 'climate') return { reads, now: readClimate(open).value };
  if (reads === 'index' && knowsIndex(open)) return { reads, now: readIndex(open).value };
  return reads === 'balance' && open.balance !== null ? { reads, now: readBalance(open).value } : { reads };
}

/** The trend of the general card. @rule GS 9.21 */
export function pictureOfTrend(trend: number, { open, changes }: Told): Picture {
  const change = changes?.find(([total]) => total === 'climate');
  const { min, max } = climateLimits(open);
  return {
    kind: 'climate',
    by: trend,
    least: min,
    most: max,
    ...(change ? { way: { from: change[1], to: change[2] } } : stopped(trend, open)),
  };
}

/** The track is at its end, so it does not move. */
function stopped(trend: number, open: OpenState): { way?: Way } {
  const { min, max } = climateLimits(open);
  const { value } = readClimate(open);
  return value === (trend < 0 ? min : max) ? { way: { from: value, to: value } } : {};
}

/** Totals of a power that are drawn for themselves; others follow from them. */
const DRAWN_TOTALS = ['support', 'income', 'draws', 'conversion', 'counters'];

/** The picture of a number that an entry changed, where no effect says more; `null` if it follows from others. */
export function pictureOfChange(change: Change, told: Told): Picture | null {
  const [total, from, to] = change;
  const [kind = '', of = '', side] = total.split(':');
  const way = { from, to };
  if (kind === 'climate') return pictureOfTrend(to - from, { ...told, changes: [change] });
  if (kind === 'index') return { kind, by: to - from, way };
  if (kind === 'war' && isCivilWarCountry(of)) return drawWar(told.open, of, { way });
  if (kind === 'country')
    return { kind, country: of as Country, whom: powersOf(side as Side), by: to - from, way };
  return DRAWN_TOTALS.includes(kind) ? { kind: 'amount', of: kind, power: of as Power, way } : null;
}

/** The general card that an entry applied, as the rows of its turn have it. */
export function generalIn(entry: Entry, rows: readonly PublicRow[]): Event | null {
  if (entry.open?.command.type !== 'apply-card') return null;
  const entries = rows.flatMap(({ stands, puts, entry: own }) => (stands ? [puts ?? own] : []));
  return faceUpOf(entries.filter(({ at }) => at.turn === entry.at.turn));
}

/** What these effects changed, number by number; a modifier is drawn with whom its card names. @rule GS 9.31 */
export function picturesOfChanges(
  changes: readonly Change[],
  open: OpenState,
  effects: readonly Effect[],
): Picture[] {
  return changes.flatMap((change) => {
    const modifiers = effects.filter(
      (effect) => effect.kind === 'diplomacy' && totalMoved(effect) === change[0],
    );
    if (modifiers.length > 0) return picturesOf(modifiers, { open, changes: [change] });
    return pictureOfChange(change, { open }) ?? [];
  });
}

/**
 * What an entry’s cards did, one picture for each effect or number; none for an entry that showed no card.
 * It is drawn from what the entry tells everybody.
 * @param general the card that the entry applied; without it, the one that lies face up if it is of this turn
 */
export function picturesIn(entry: Entry, open: OpenState, general?: Event | null): Picture[] {
  const told = { open, changes: entry.changes };
  if (entry.open?.command.type === 'apply-card') {
    const now = entry.at.turn === open.turn ? open.card?.general : null;
    return picturesOfChanges(entry.changes, open, (general ?? now)?.effects ?? []);
  }
  const effects = shownIn(entry).flatMap(({ how, event }) => (how === 'played' ? event.effects : []));
  const pictures = picturesOf(effects, isEnd(entry) ? { open } : told);
  return pictures.filter((_, at) => !hasNoModifier(effects[at] as Effect, entry));
}

/** As a turn ends its numbers begin anew: what they were before says nothing of its last cards. @rule GS 10.31 */
const isEnd = ({ open }: Entry) => open?.command.type === 'end-turn';
