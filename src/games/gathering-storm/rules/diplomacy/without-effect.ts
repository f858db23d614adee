import type { Event } from '../cards/card';
import { bringCloser } from '../effects/diplomacy/civil-war-counters';
import type { Question, Source } from '../effects/effect';
import type { Effect, EffectOf } from '../effects/shapes';
import { addLine, totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import {
  ADJECTIVES,
  type Country,
  isCivilWarCountry,
  type Power,
  powersOf,
  printList,
  printSigned,
} from '../vocabulary';
import { statusOf } from './targets';

/**
 * A diplomatic event without effect, its target conquered or with four flags that it was not needed to keep,
 * is support for the power that drew it, or for those whom a general event favors.
 */

export const GUIDE = 'GS Guide, Diplomacy';
/** The maximum that the table may enter if it decides the amount itself. */
const MOST = 3;

type Modifier = EffectOf<'diplomacy'>;
type Countries = Pick<OpenState, 'countries'>;

/** The outcome of a modifier: it applies, becomes support, or has no effect. */
type ModifierOutcome =
  | { kind: 'works' | 'nothing' }
  | { kind: 'support'; powers: readonly Power[]; amount: number };

interface OutcomeChoice {
  value: string;
  label: string;
  outcome: ModifierOutcome;
}

/** A modifier's source: the event it is part of, and the card's owner; undefined for the general card. */
export interface ModifierPart {
  effect: Modifier;
  event: Pick<Event, 'effects'>;
  owner?: Power;
}

const WORKS: ModifierOutcome = { kind: 'works' };
const NOTHING: ModifierOutcome = { kind: 'nothing' };

/** How each diplomatic part of an event stands; a list to pick from always has something to pick. */
function statusesOf(open: Countries, { effects }: Pick<Event, 'effects'>) {
  return effects.flatMap((effect: Effect) => {
    if (effect.kind === 'diplomacy' || effect.kind === 'civil-war') return statusOf(open, effect.country);
    return effect.kind === 'flexible' || effect.kind === 'dispute' ? 'free' : [];
  });
}

/**
 * Whether every diplomatic part of an event, and there is one, can only land in a conquered country; of a list to pick
 * from all are.
 */
export function isDead(open: Countries, event: Pick<Event, 'effects'>): boolean {
  const isGone = (country: Country) => statusOf(open, country) === 'conquered';
  const parts = event.effects.flatMap((effect: Effect) => {
    if (effect.kind === 'flexible') return effect.countries.every(isGone);
    if (effect.kind === 'dispute') return false;
    return effect.kind === 'diplomacy' || effect.kind === 'civil-war' ? isGone(effect.country) : [];
  });
  return parts.length > 0 && parts.every(Boolean);
}

/** Whom a modifier without effect may help: its owner, those it names, or one power of the side. */
function groupsHelped({ effect, owner }: ModifierPart): Power[][] {
  if (owner) return [[owner]];
  if (effect.beneficiaries.length > 0) return [effect.beneficiaries];
  return powersOf(effect.side).map((power) => [power]);
}

/** The event's own amount, or the amounts the table may enter, with the same sign. */
function amountsOf(open: OpenState, { effect: { amount } }: ModifierPart): number[] {
  if (open.readings['no-effect-value'] === 'own') return [amount];
  const least = amount > 0 ? 0 : -MOST;
  const most = amount < 0 ? 0 : MOST;
  return Array.from({ length: most - least + 1 }, (_, above) => least + above);
}

/** Every way in which it can be support, by the table's readings. */
function supports(open: OpenState, part: ModifierPart): OutcomeChoice[] {
  const own = open.readings['no-effect-value'] === 'own';
  const idle = !part.owner && open.readings['general-no-effect'] === 'nothing';
  if (idle || (own && part.effect.amount === 0))
    return [{ value: 'nothing', label: 'Nothing', outcome: NOTHING }];
  const groups = groupsHelped(part);
  const amounts = amountsOf(open, part);
  return groups.flatMap((powers) =>
    amounts.map((amount) => ({
      value: ['support', ...(groups.length > 1 ? powers : []), ...(amounts.length > 1 ? [amount] : [])].join(
        ' ',
      ),
      label: `${printList(powers.map((power) => ADJECTIVES[power]))} support ${printSigned(amount)}`,
      outcome: { kind: 'support' as const, powers, amount },
    })),
  );
}

/** Returns the possible outcomes: one, or those the table must choose from. @rule GS Guide, Diplomacy */
function outcomesOf(open: OpenState, part: ModifierPart): OutcomeChoice[] {
  const { effect, event } = part;
  const status = statusOf(open, effect.country);
  const works: OutcomeChoice = {
    value: 'needed',
    label: `Needed: ${printSigned(effect.amount)} stands`,
    outcome: WORKS,
  };
  if (status === 'free') return [works];
  const statuses = statusesOf(open, event);
  // While another part of the event works, what comes of the dead one is an option of general events alone.
  const alone = part.owner === undefined && open.readings['no-effect-part'] === 'support';
  if (status === 'conquered')
    return alone || statuses.every((other) => other === 'conquered')
      ? supports(open, part)
      : [{ value: 'nothing', label: 'Nothing', outcome: NOTHING }];
  if (!alone && statuses.includes('free')) return [works];
  const without = supports(open, part);
  // If it has no effect either way there is no question.
  if (without[0]?.outcome.kind === 'nothing') return [works];
  return [works, ...without.map((other) => ({ ...other, label: `Not needed: ${other.label}` }))];
}

/** Returns what the table must answer before a modifier applies, or null. */
export function askOutcome(open: OpenState, part: ModifierPart, answer: string | undefined): Question | null {
  const outcomes = outcomesOf(open, part);
  if (outcomes.length < 2 || outcomes.some(({ value }) => value === answer)) return null;
  const { country, amount } = part.effect;
  const flags = outcomes[0]?.outcome === WORKS;
  return {
    words: flags
      ? `${country} has four flags: was ${printSigned(amount)} needed to keep them?`
      : `${country} is conquered, so it is support: whose, and how much?`,
    options: outcomes.map(({ value, label }) => ({ value, label })),
    rule: GUIDE,
    whose: 'table',
    ...(flags ? { by: 'resolution' } : {}),
  };
}

/** Puts a modifier where it belongs: into its country, or into support. @rule GS Guide, Diplomacy; 9.31C, 25.31 */
export function land(
  draft: OpenState,
  part: ModifierPart,
  source: Source,
  rule: string,
  answer?: string,
): void {
  const outcomes = outcomesOf(draft, part);
  const { outcome } = outcomes.find(({ value }) => value === answer) ?? (outcomes[0] as OutcomeChoice);
  if (outcome.kind === 'works') addModifier(draft, part.effect, source, rule);
  if (outcome.kind === 'support') addSupport(draft, outcome.powers, outcome.amount, source);
}

function addModifier(draft: OpenState, effect: Modifier, { title }: Source, rule: string): void {
  const { country, side, amount, beneficiaries } = effect;
  addLine(draft, {
    total: totalOf.country(country, side),
    amount,
    words: title,
    rule,
    until: 'turn',
    basis: 'event',
    // Both are named; the side's modifier counts once.
    beneficiaries,
  });
  if (isCivilWarCountry(country)) bringCloser(draft, { country, title, by: 'modifier' });
}

/** No modifier, and no civil war counter (assumed: no-effect-war). A national one is secret support like any other. */
function addSupport(draft: OpenState, powers: readonly Power[], amount: number, source: Source): void {
  for (const power of powers)
    addLine(draft, {
      total: totalOf.support(power),
      amount,
      words: source.title,
      rule: GUIDE,
      until: 'turn',
      basis: 'event',
      secret: source.power !== undefined,
    });
}
