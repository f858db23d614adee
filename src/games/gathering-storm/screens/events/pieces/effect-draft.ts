import { findUnseen } from '@/games/gathering-storm/rules/card-text/read/letters';
import { checkEffect, EFFECTS, kindOf, readEffect } from '@/games/gathering-storm/rules/effects';
import type { FieldSpec } from '@/games/gathering-storm/rules/effects/effect';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Effect, EffectOf, ShipType, UnitType } from '@/games/gathering-storm/rules/effects/shapes';
import {
  type Category,
  type Country,
  type Owner,
  type Power,
  type Region,
  type Side,
  sideOf,
} from '@/games/gathering-storm/rules/vocabulary';
import { type Refusal, type Result, refuse } from '@/kernel/result';

/** An effect during entry: any part may still be missing. */
export interface EffectDraft {
  /** Stable while the form is open. */
  key: number;
  kind: Effect['kind'];
  power: Power | null;
  /** Whose it was before it became of a kind that is its card’s own. */
  whose?: Power | null;
  amount: number | null;
  /** The amount that most cards of its kind print stands there until another is chosen; not where words name none. */
  usual?: boolean;
  none: boolean;
  base: number | null;
  max: number | null;
  country: Country | null;
  countries: Country[];
  beneficiaries: Power[];
  side: Side | null;
  region: Region | null;
  category: Category | null;
  project: string | null;
  projects: string[];
  doubled: EffectOf<'doubling'>['project'] | null;
  owner: Owner | null;
  ships: EffectOf<'acceleration'>['ships'] | null;
  /** The type of a free unit or ship. */
  unit: UnitType | 'any';
  ship: ShipType | 'any';
  window: EffectOf<'by-hand'>['window'] | null;
  words: string;
  /** For an order to the table: its owner says whether it comes before or after points are placed. */
  order: boolean;
}

/** Higher than the keys of any draft saved before a reload. */
let keys = Date.now();

/** An effect of which only the kind is known, and whose card it is. */
export function createDraft(kind: Effect['kind'], power: Power | null): EffectDraft {
  return {
    key: ++keys,
    kind,
    power,
    amount: null,
    usual: true,
    none: false,
    base: -3,
    max: 3,
    country: null,
    countries: [],
    beneficiaries: power ? [power] : [],
    side: null,
    region: null,
    category: null,
    project: null,
    projects: [],
    doubled: null,
    owner: null,
    ships: null,
    unit: 'any',
    ship: 'any',
    window: null,
    words: '',
    order: false,
  };
}

/** Most diplomatic events print 1. @rule GS Guide, Diplomacy */
const USUAL_AMOUNT: Partial<Record<Effect['kind'], number>> = { diplomacy: 1, flexible: 1 };

/** The amount in the form: the chosen one, or the usual one of its kind. */
export const amountOf = ({ kind, amount, usual }: EffectDraft): number | null =>
  amount ?? (usual ? (USUAL_AMOUNT[kind] ?? null) : null);

/** Whether to ask whose it is: on a card with several effects, for a kind that may apply to another power. */
export const asksWhose = ({ kind, power }: EffectDraft, place: CardPlace, several: boolean): boolean =>
  place.power === undefined || (EFFECTS[kind].placement.forAnother && (several || power !== place.power));

/** Changes an effect's kind; choices that the new kind also needs stay. */
export function turnDraft(draft: EffectDraft, kind: Effect['kind'], place: CardPlace): EffectDraft {
  const { power, whose = power } = draft;
  const next = { ...draft, kind, none: kind === 'tile-draw' && draft.none };
  if (!place.power) return next;
  // Another power applies only if the kind allows it; the choice is remembered until then.
  return EFFECTS[kind].placement.forAnother
    ? { ...next, power: whose }
    : { ...next, power: place.power, ...(whose === place.power ? {} : { whose }) };
}

/** Another effect: of the kind of the last one and, on a general card, of the power that it named. */
export const nextDraft = (
  drafts: readonly EffectDraft[],
  first: readonly Effect['kind'][],
  place: CardPlace,
): EffectDraft => {
  const last = drafts.at(-1);
  const draft = createDraft(last?.kind ?? first[0] ?? 'support', place.power ?? null);
  return { ...draft, power: draft.power ?? last?.power ?? last?.beneficiaries[0] ?? null };
};

/** Returns the draft that exactly describes an effect. */
export function draftOf(effect: Effect, power: Power | null): EffectDraft {
  const draft = createDraft(effect.kind, power);
  switch (effect.kind) {
    case 'tile-draw': {
      const { amount } = effect;
      return amount === 'none'
        ? { ...draft, power: effect.power, none: true }
        : { ...draft, ...effect, amount };
    }
    case 'doubling':
      return { ...draft, doubled: effect.project };
    case 'by-hand':
      return { ...draft, ...effect, order: effect.order ?? false };
    default:
      return { ...draft, ...effect };
  }
}

/** The properties that each form field contributes to its effect. */
const GIVES: Record<FieldSpec, (draft: EffectDraft) => Record<string, unknown>> = {
  power: ({ power }) => ({ power }),
  amount: (draft) => ({ amount: draft.none ? 'none' : amountOf(draft) }),
  country: ({ country }) => ({ country }),
  countries: ({ countries }) => ({ countries }),
  beneficiaries: ({ beneficiaries, side }) => ({
    side: beneficiaries[0] ? sideOf(beneficiaries[0]) : side,
    beneficiaries,
  }),
  region: ({ region }) => ({ region }),
  category: ({ category }) => ({ category }),
  project: ({ project }) => ({ project }),
  projects: ({ projects }) => ({ projects }),
  doubled: ({ doubled }) => ({ project: doubled }),
  owner: ({ owner }) => ({ owner }),
  ships: ({ ships }) => ({ ships }),
  // A form saved before a reload may have no unit type.
  unit: ({ unit = 'any' }) => (unit === 'any' ? {} : { unit }),
  ship: ({ ship = 'any' }) => (ship === 'any' ? {} : { ship }),
  base: ({ base }) => ({ base }),
  max: ({ max }) => ({ max }),
  window: ({ window, order }) => ({ window, ...(order ? { order } : {}) }),
  words: ({ words }) => ({ words }),
};

/** The fallback for fields without their own message. Each message says what is wrong and what to do. */
const MORE = 'Choose what is still missing.';
const MISSING: Record<string, string> = {
  power: 'Choose a power.',
  amount: 'Choose an amount.',
  country: 'Choose a country.',
  region: 'Choose a region.',
  category: 'Choose a category.',
  project: 'Choose a project.',
  projects: 'Choose two projects.',
  owner: 'Choose whose projects.',
  ships: 'Choose which ships.',
  side: 'Choose whom it favors.',
  window: 'Choose when it is shown.',
  words: 'Write what it does.',
};

/** The message for a kind that names a fixed or minimum number of countries, if too few are chosen. */
const COUNTRIES_MISSING: Partial<Record<Effect['kind'], string>> = {
  flexible: 'Choose at least two countries.',
  dispute: 'Choose two countries.',
};

/** Returns the effect that the draft describes, or what is missing, or why this card cannot have it. */
export function buildEffect(draft: EffectDraft, place: CardPlace): Result<Effect> {
  const { kind } = draft;
  if (findUnseen(draft.words))
    return refuse('There is an invisible character here.', { at: 'words', allowed: 'Write the words anew.' });
  const { fields } = kindOf({ kind } as Effect);
  const parts = Object.assign({ kind }, ...fields.map((field) => GIVES[field](draft)));
  const missing = Object.keys(parts).find((key) => parts[key] === null || parts[key] === '');
  if (missing) return refuse(MISSING[missing] ?? MORE, { at: missing, allowed: MISSING[missing] ?? MORE });
  const read = readEffect(parts);
  if (!read.ok) return { ok: false, refusal: nameMissing(read.refusal, kind) };
  const refusal = checkEffect(read.value, place);
  return refusal ? { ok: false, refusal } : read;
}

function nameMissing(refusal: Refusal, kind: Effect['kind']): Refusal {
  const at = refusal.at?.split('.')[0];
  if (at === undefined) return refusal;
  const message =
    at === 'countries' ? (COUNTRIES_MISSING[kind] ?? 'Choose at least one country.') : MISSING[at];
  // Next to its field, a message only says what to do.
  const said = message ?? refusal.allowed;
  return { at, message: said, allowed: said };
}
