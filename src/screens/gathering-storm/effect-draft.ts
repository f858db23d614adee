import { type Result, refuse } from '@/kernel/result';
import { readEffect } from '@/systems/gathering-storm/effects';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import {
  type Category,
  type Country,
  type Power,
  type Region,
  type Side,
  sideOf,
} from '@/systems/gathering-storm/vocabulary';

/** An effect while it is being entered: everything may still be missing. */
export interface EffectDraft {
  /** Stable while the form is open. */
  key: number;
  kind: Effect['kind'];
  power: Power | null;
  amount: number | null;
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
  window: string | null;
  words: string;
}

let keys = 0;

export function createDraft(kind: Effect['kind'], power: Power | null): EffectDraft {
  return {
    key: ++keys,
    kind,
    power,
    amount: null,
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
    window: null,
    words: '',
  };
}

/** What each kind takes from the draft. */
function pickParts(draft: EffectDraft): Record<string, unknown> {
  const { kind, power, amount, country } = draft;
  switch (kind) {
    case 'tile-draw':
      return { kind, power, amount: draft.none ? 'none' : amount };
    case 'support-results':
      return { kind, power, base: draft.base, max: draft.max, category: draft.category };
    case 'support-progress':
      return { kind, power, base: draft.base, max: draft.max, project: draft.project };
    case 'support-pacts':
      return { kind, power, region: draft.region, max: draft.max };
    case 'support-index':
    case 'support-climate':
    case 'support-balance':
      return { kind, power };
    case 'index':
      return { kind, amount };
    case 'diplomacy': {
      const [first] = draft.beneficiaries;
      return {
        kind,
        country,
        amount,
        side: first ? sideOf(first) : draft.side,
        beneficiaries: draft.beneficiaries,
      };
    }
    case 'flexible':
      return { kind, power, amount, countries: draft.countries };
    case 'civil-war':
      return { kind, country };
    case 'by-hand':
      return { kind, words: draft.words, window: draft.window };
    default:
      return { kind, power, amount };
  }
}

const MISSING: Record<string, string> = {
  power: 'Choose a power.',
  amount: 'Choose an amount.',
  country: 'Choose a country.',
  countries: 'Choose at least two countries.',
  region: 'Choose a region.',
  category: 'Choose a category.',
  project: 'Choose a project.',
  side: 'Choose whom it favors.',
  window: 'Choose when it is shown.',
  words: 'Write what it does.',
};

/** The effect that the draft describes, or what is still missing. */
export function buildEffect(draft: EffectDraft): Result<Effect> {
  const parts = pickParts(draft);
  const missing = Object.keys(parts).find((key) => parts[key] === null || parts[key] === '');
  if (missing) return refuse(MISSING[missing] ?? 'Something is still missing.', { at: missing });
  const read = readEffect(parts);
  if (read.ok) return read;
  const { at, message } = read.refusal;
  return refuse((at && MISSING[at]) || message, read.refusal);
}
