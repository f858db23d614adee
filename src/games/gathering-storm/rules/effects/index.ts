import { readShape } from '@/kernel/file/read-shape';
import { firstOf, type Refusal, type Result } from '@/kernel/result';
import type { Event } from '../cards/card';
import { isDead } from '../diplomacy/without-effect';
import type { OpenState } from '../state/state';
import type { Power } from '../vocabulary';
import { byHand } from './by-hand';
import { index } from './diplomacy/aggression-index';
import { civilWar } from './diplomacy/civil-war-counters';
import { diplomacy } from './diplomacy/diplomacy';
import { diplomaticCounter } from './diplomacy/diplomatic-counter';
import { dispute } from './diplomacy/dispute';
import { purge } from './diplomacy/purge';
import { russianDoor } from './diplomacy/russian-door';
import { subversion } from './diplomacy/subversion';
import type { EffectKind, Missing, Question, Source } from './effect';
import { acceleration } from './money/acceleration';
import { factoryPrice } from './money/factory-price';
import { freeShip } from './money/free-ship';
import { freeUnit } from './money/free-unit';
import { income } from './money/income';
import { tileDraw } from './money/tile-draw';
import type { CardPlace } from './place';
import { atomic } from './research/atomic';
import { doubling } from './research/doubling';
import { espionage } from './research/espionage';
import { flexible } from './research/flexible';
import { researchCounter } from './research/research-counter';
import { researchLevel } from './research/research-level';
import { researchLevelAny } from './research/research-level-any';
import { researchSteps } from './research/research-steps';
import { researchStepsAny } from './research/research-steps-any';
import { type Effect, type EffectOf, effectShape, type Formula } from './shapes';
import { support } from './support/support';
import { supportBalance } from './support/support-balance';
import { supportClimate } from './support/support-climate';
import { supportIndex } from './support/support-index';
import { supportPacts } from './support/support-pacts';
import { supportProgress } from './support/support-progress';
import { supportResults } from './support/support-results';
import { WINDOWS, type Window } from './windows';

/** Every kind of effect: one line a kind. */
export const EFFECTS: { [K in Effect['kind']]: EffectKind<EffectOf<K>> } = {
  income,
  'tile-draw': tileDraw,
  support,
  'support-results': supportResults,
  'support-progress': supportProgress,
  'support-pacts': supportPacts,
  'support-index': supportIndex,
  'support-climate': supportClimate,
  'support-balance': supportBalance,
  index,
  diplomacy,
  flexible,
  'civil-war': civilWar,
  doubling,
  atomic,
  dispute,
  'factory-price': factoryPrice,
  'research-level': researchLevel,
  'research-level-any': researchLevelAny,
  'research-steps': researchSteps,
  'research-steps-any': researchStepsAny,
  espionage,
  'research-counter': researchCounter,
  'free-unit': freeUnit,
  'free-ship': freeShip,
  acceleration,
  'diplomatic-counter': diplomaticCounter,
  'russian-door': russianDoor,
  subversion,
  purge,
  'by-hand': byHand,
};

/** The kind of one effect, typed for it. */
export function kindOf<E extends Effect>(effect: E): EffectKind<E> {
  return EFFECTS[effect.kind] as unknown as EffectKind<E>;
}

const isSupport = (effect: Effect) => effect.kind === 'support' || effect.kind.startsWith('support-');
/** Whether an effect is a conditional support event, which cards print on gray. @rule GS Guide, Support */
export const isConditional = (effect: Effect): effect is Formula => effect.kind.startsWith('support-');

/**
 * When a national event is shown: support decides first, then income, then the first part that is not the index; or,
 * as the table reads it, the part whose moment comes first.
 * @rule GS 9.41, 10.41B
 */
export function windowOf(event: Event, open: Pick<OpenState, 'readings' | 'countries'>): Window {
  const leading =
    event.effects.find(isSupport) ??
    event.effects.find((effect) => effect.kind === 'income' || effect.kind === 'tile-draw') ??
    event.effects.find((effect) => effect.kind !== 'index') ??
    event.effects[0];
  if (!leading) return 'drawn';
  const window = partWindow(event, leading, open);
  if (open.readings['parts-moment'] !== 'each' || window === 'any-time') return window;
  const parts = event.effects.filter((effect) => effect.kind !== 'index' || effect === leading);
  const windows = parts.map((effect) => partWindow(event, effect, open));
  return WINDOWS.find((one) => windows.includes(one)) ?? window;
}

/** The moment of one part of a national event. @rule GS 9.41, 10.41B */
export function partWindow(
  event: Event,
  leading: Effect,
  open: Pick<OpenState, 'readings' | 'countries'>,
): Window {
  const { readings } = open;
  // What can only become support is a secret support event (GS Guide, Diplomacy).
  const lands = leading.kind === 'diplomacy' || leading.kind === 'flexible';
  if (lands && readings['no-effect-when'] === 'any-time' && isDead(open, event)) return 'any-time';
  const window = kindOf(leading).window(leading, event.secret);
  const bound =
    window === 'any-time' && readings['secret-any-time'] === 'conditional' && !isConditional(leading);
  return bound ? 'drawn' : window;
}

/** Returns the first question the owner of an event may answer in advance, with the index of its effect. */
export function nextQuestion(
  open: OpenState,
  event: Event,
  answers: Source['answers'],
  owner?: Power,
): (Question & { effect: number }) | null {
  for (const [effect, item] of event.effects.entries()) {
    const question = kindOf(item).ask(open, item, answers[effect], owner, event);
    if (question && question.whose !== 'table') return { ...question, effect };
  }
  return null;
}

/** Whether the owner may give this answer in advance: it must be offered, and not be the table's decision. */
export function takesAnswer(
  open: OpenState,
  event: Event,
  effect: number,
  answer: string,
  owner: Power,
): boolean {
  const item = event.effects[effect];
  if (!item || kindOf(item).ask(open, item, answer, owner, event)) return false;
  return kindOf(item).ask(open, item, undefined, owner, event)?.whose !== 'table';
}

/** Returns the numbers that an event needs, given its answers, but that the table has not entered. */
export function missingFor(
  open: OpenState,
  event: Event,
  answers: Source['answers'],
  but: (effect: Effect) => boolean = () => false,
): Missing[] {
  return event.effects.flatMap((effect, at) =>
    but(effect) ? [] : (kindOf(effect).missing(open, effect, answers[at]) ?? []),
  );
}

/** Every effect of an event, in printed order. */
export function applyEvent(draft: OpenState, event: Event, source: Source): void {
  for (const [at, effect] of event.effects.entries())
    kindOf(effect).apply(draft, effect, source, source.answers[at]);
}

/** Returns why an effect is not allowed in this place, or null. */
export const checkEffect = (effect: Effect, place: CardPlace): Refusal | null =>
  firstOf([kindOf(effect).check(effect, place)], place.anyway);

/** Returns why an event is not allowed in this place, or null. */
export function checkEvent(event: Event, place: CardPlace): Refusal | null {
  const here = { ...place, secret: event.secret };
  for (const effect of event.effects) {
    const refusal = checkEffect(effect, here);
    if (refusal) return refusal;
  }
  return null;
}

/** Reads an effect from a form; a refusal names the invalid field. */
export function readEffect(input: unknown): Result<Effect> {
  return readShape(effectShape, input);
}
