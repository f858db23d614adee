import * as v from 'valibot';
import { DOUBLED, isProjectId } from '../research/catalogue';
import { CATEGORIES, CIVIL_WAR_COUNTRIES, COUNTRIES, POWERS, REGION_NAMES, SIDES } from '../vocabulary';
import { WINDOWS } from './windows';

export const power = v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.');
export const country = v.picklist(COUNTRIES, 'Name a country of the diplomatic regions (GS 4.16).');
export const civilWarCountry = v.picklist(
  CIVIL_WAR_COUNTRIES,
  'A civil war can come in Spain, Yugoslavia or Greece.',
);
export const region = v.picklist(REGION_NAMES, 'Name one of the five regions of GS 4.16.');
export const category = v.picklist(CATEGORIES, 'Name air, naval, military, atomic or intelligence.');
/** A project id; `findProject` checks whether the list contains it. */
export const project = v.pipe(
  v.string('Name a project of the list, for example Russia/armor.'),
  v.check(isProjectId, 'Name a project of the list, for example Russia/armor.'),
);
export const amount = v.pipe(
  v.number('An amount is a whole number.'),
  v.integer('An amount is a whole number.'),
  v.minValue(-9, 'An amount lies between −9 and +9.'),
  v.maxValue(9, 'An amount lies between −9 and +9.'),
);
const owner = v.picklist([...SIDES, ...POWERS], 'Name a power, or Axis, Allies or Russia.');
export const words = v.pipe(
  v.string('Write it in words.'),
  v.trim(),
  v.minLength(1, 'Write at least one word.'),
  v.maxLength(200, 'At most 200 letters.'),
);

/** Income of one turn. */
export const income = v.strictObject({ kind: v.literal('income'), power, amount });
/** Random tiles drawn: some more or fewer, or none at all. */
export const tileDraw = v.strictObject({
  kind: v.literal('tile-draw'),
  power,
  amount: v.union([amount, v.literal('none')]),
});
/** Support, a constant. */
export const support = v.strictObject({ kind: v.literal('support'), power, amount });
/** Support: base plus one for each research result of a category, at most max. */
export const supportResults = v.strictObject({
  kind: v.literal('support-results'),
  power,
  base: amount,
  max: amount,
  category,
});
/** Support: base plus one for each level of a project, at most max. */
export const supportProgress = v.strictObject({
  kind: v.literal('support-progress'),
  power,
  base: amount,
  max: amount,
  project,
});
/** Support: trade pacts of the alliance in a region, 0 to max. */
export const supportPacts = v.strictObject({ kind: v.literal('support-pacts'), power, region, max: amount });
/** Support: the European Aggression Index, −3 to +3. */
export const supportIndex = v.strictObject({ kind: v.literal('support-index'), power });
/** Support: the inverse of the Economic Climate, −3 to +3. */
export const supportClimate = v.strictObject({ kind: v.literal('support-climate'), power });
/** Support: the Balance of Power from the power's side, −3 to +3. */
export const supportBalance = v.strictObject({ kind: v.literal('support-balance'), power });
/** The European Aggression Index, this turn. */
export const index = v.strictObject({ kind: v.literal('index'), amount });
/** A diplomatic modifier in one named country for one side. */
export const diplomacy = v.strictObject({
  kind: v.literal('diplomacy'),
  country,
  amount,
  side: v.picklist(['Axis', 'Allies', 'Russia'], 'Name Axis, Allies or Russia.'),
  beneficiaries: v.array(power),
});
/** A diplomatic modifier in one of several countries, as its owner picks. */
export const flexible = v.strictObject({
  kind: v.literal('flexible'),
  power,
  amount,
  countries: v.pipe(v.array(country), v.minLength(2, 'Name at least two countries to pick from.')),
});
/** A civil war counter without a modifier. */
export const civilWar = v.strictObject({ kind: v.literal('civil-war'), country: civilWarCountry });
/** Up to three earlier steps of a project doubled, for every researcher. */
export const doubling = v.strictObject({
  kind: v.literal('doubling'),
  project: v.picklist(DOUBLED, `A doubling event names one of ${DOUBLED.join(', ')}.`),
});
/** Atomic research permitted, and its earlier steps doubled. */
export const atomic = v.strictObject({ kind: v.literal('atomic') });
/** Two countries: the Axis backs one, Russia or the Allies the other. */
export const dispute = v.strictObject({
  kind: v.literal('dispute'),
  countries: v.pipe(
    v.tuple([country, country], 'Name two countries.'),
    v.check(([one, other]) => one !== other, 'Name two different countries.'),
  ),
});
/** The price of converting a factory, this turn. */
export const factoryPrice = v.strictObject({ kind: v.literal('factory-price'), power, amount });
/** One named project gains a level. */
export const researchLevel = v.strictObject({ kind: v.literal('research-level'), project });
/** One project of a category gains a level, as its owner picks. */
export const researchLevelAny = v.strictObject({
  kind: v.literal('research-level-any'),
  owner,
  category,
});
/** Two named projects gain a step each. */
export const researchSteps = v.strictObject({
  kind: v.literal('research-steps'),
  projects: v.pipe(
    v.tuple([project, project], 'Name two projects.'),
    v.check(([one, other]) => one !== other, 'The same project is named twice.'),
  ),
});
/** Two projects of a category gain a step each, as their owner picks. */
export const researchStepsAny = v.strictObject({
  kind: v.literal('research-steps-any'),
  owner,
  category,
});
/** One free point in a category this turn, like one spy ring more. */
export const espionage = v.strictObject({ kind: v.literal('espionage'), power, category });
/** One more activity counter for research. */
export const researchCounter = v.strictObject({ kind: v.literal('research-counter'), power });
export const UNIT_TYPES = ['infantry', 'armor', 'land', 'air'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
export const SHIP_TYPES = ['battleship', 'carrier', 'cruiser', 'destroyer', 'submarine'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];
/** A free unit: of any type, or of the one named by the card. */
export const freeUnit = v.strictObject({
  kind: v.literal('free-unit'),
  power,
  unit: v.optional(v.picklist(UNIT_TYPES, `Name ${UNIT_TYPES.join(', ')}, or no type.`)),
});
/** A ship laid down for free, of any type or of one. */
export const freeShip = v.strictObject({
  kind: v.literal('free-ship'),
  power,
  ship: v.optional(v.picklist(SHIP_TYPES, `Name ${SHIP_TYPES.join(', ')}, or no type.`)),
});
/** All ships one space on, or one ship two. */
export const acceleration = v.strictObject({
  kind: v.literal('acceleration'),
  power,
  ships: v.picklist(['all', 'one'], 'Say all ships, or one.'),
});
/** One more diplomatic counter. */
export const diplomaticCounter = v.strictObject({ kind: v.literal('diplomatic-counter'), power });
/** Russia may place a counter in one of these countries despite any bar. */
export const russianDoor = v.strictObject({
  kind: v.literal('russian-door'),
  countries: v.pipe(v.array(country), v.minLength(1, 'Name at least one country.')),
});
/** A Russian subversion result in one of these. */
export const subversion = v.strictObject({
  kind: v.literal('subversion'),
  countries: v.pipe(v.array(country), v.minLength(1, 'Name at least one country.')),
});
/** Russia is under purge effects this turn. */
export const purge = v.strictObject({ kind: v.literal('purge') });
/** An effect that the table carries out on its own board; the app says when. */
export const byHand = v.strictObject({
  kind: v.literal('by-hand'),
  words,
  window: v.picklist(WINDOWS, 'Name a time at which cards are shown.'),
  /** For research: the owner chooses whether before or after points are placed. */
  order: v.optional(v.boolean()),
});

export const effectShape = v.variant('kind', [
  income,
  tileDraw,
  support,
  supportResults,
  supportProgress,
  supportPacts,
  supportIndex,
  supportClimate,
  supportBalance,
  index,
  diplomacy,
  flexible,
  civilWar,
  doubling,
  atomic,
  dispute,
  factoryPrice,
  researchLevel,
  researchLevelAny,
  researchSteps,
  researchStepsAny,
  espionage,
  researchCounter,
  freeUnit,
  freeShip,
  acceleration,
  diplomaticCounter,
  russianDoor,
  subversion,
  purge,
  byHand,
]);

/** An effect as data: what one line of a card does. */
export type Effect = v.InferOutput<typeof effectShape>;
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
/** Support effects that follow the table as it changes. */
export type Formula = EffectOf<
  | 'support-results'
  | 'support-progress'
  | 'support-pacts'
  | 'support-index'
  | 'support-climate'
  | 'support-balance'
>;

/** Answers to the questions of effects, by the index of the effect in its event. */
export const answersShape = v.record(
  v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'Name an effect by its index.')),
  v.pipe(v.string(), v.maxLength(40)),
);

/** Answers to the questions of effects, by the index of the effect in its event. */
export type Answers = Record<number, string>;
