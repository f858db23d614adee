import type { FieldSpec } from '@/games/gathering-storm/rules/effects/effect';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { type Effect, SHIP_TYPES, UNIT_TYPES } from '@/games/gathering-storm/rules/effects/shapes';
import { WINDOWS } from '@/games/gathering-storm/rules/effects/windows';
import { WINDOW_WORDS } from '@/games/gathering-storm/rules/guide/phases';
import { printProject } from '@/games/gathering-storm/rules/naming';
import { DOUBLED, isOpenTo, projectsIn } from '@/games/gathering-storm/rules/research/catalogue';
import {
  CATEGORIES,
  CIVIL_WAR_COUNTRIES,
  COUNTRIES,
  capitalize,
  type Owner,
  POWERS,
  type Power,
  REGION_NAMES,
  SIDES,
  sideOf,
} from '@/games/gathering-storm/rules/vocabulary';
import type { EffectDraft } from './effect-draft';

/** One thing that a field offers. */
interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

const plain = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** Any of them first, since most cards name no type. */
const typed = (any: string, types: readonly string[]): Option[] => [
  { value: 'any', label: any },
  ...types.map((value) => ({ value, label: capitalize(value) })),
];

/** Returns the projects of a place that a power may use; all of them if the power is unknown. */
function projectsFor(draft: EffectDraft, place: CardPlace): Option[] {
  const power = place.power ?? draft.power;
  return projectsIn(place)
    .filter((item) => !power || isOpenTo(item, power))
    .map((item) => ({ value: item.id, label: printProject(item) }));
}

/** A power and its alliance; Russia is both. */
function ownersFor(power: Power | undefined): Owner[] {
  return [...new Set<Owner>(power ? [power, sideOf(power)] : [...SIDES, ...POWERS])];
}

type Offer = (draft: EffectDraft, place: CardPlace) => Option[];

/** Fields of which one thing is chosen; each fills the part of the draft that has its name. */
export const ONE_OF: Partial<Record<FieldSpec, Offer>> = {
  country: ({ kind }) => plain(kind === 'civil-war' ? CIVIL_WAR_COUNTRIES : COUNTRIES),
  region: () => plain(REGION_NAMES),
  category: () => plain(CATEGORIES),
  project: projectsFor,
  doubled: () => DOUBLED.map((value) => ({ value, label: capitalize(value) })),
  owner: (_, { power }) => plain(ownersFor(power)),
  ships: () => [
    { value: 'all', label: 'All ships, one space' },
    { value: 'one', label: 'One ship, two spaces' },
  ],
  unit: () => typed('Any unit', UNIT_TYPES),
  ship: () => typed('Any ship', SHIP_TYPES),
  window: () => WINDOWS.map((value) => ({ value, label: WINDOW_WORDS[value].when })),
};

/** The most countries a kind may name; unlimited if absent. */
const MOST_COUNTRIES: Partial<Record<Effect['kind'], number>> = { dispute: 2 };
const MOST_PROJECTS = 2;

/** Fields of which several are ticked: with the most that a kind names the others wait. */
export const SEVERAL: Partial<Record<FieldSpec, Offer>> = {
  countries: ({ kind, countries }) => upTo(MOST_COUNTRIES[kind], plain(COUNTRIES), countries),
  projects: (draft, place) => upTo(MOST_PROJECTS, projectsFor(draft, place), draft.projects),
};

function upTo(most: number | undefined, list: readonly Option[], ticked: readonly string[]): Option[] {
  const full = most !== undefined && ticked.length >= most;
  return list.map((option) => ({ ...option, disabled: full && !ticked.includes(option.value) }));
}
