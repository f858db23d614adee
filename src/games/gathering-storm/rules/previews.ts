import { produce } from 'immer';
import type { Change } from '@/kernel/journal/entry';
import type { Event } from './cards/card';
import { applyFaceUp } from './commands/cards/general-card';
import type { Answers } from './effects/shapes';
import { applyOrAsk } from './guide/asking';
import { titleOf } from './hands/showing';
import { sayWarMarker } from './say/names';
import { totalOf } from './state/lines';
import { moneyInPapers } from './state/purse';
import type { Hand, OpenState } from './state/state';
import { measure } from './totals';
import { explainPurse } from './totals/income';
import { displayKey } from './totals/known-money';
import type { Power } from './vocabulary';

/** Returns the public numbers, and those the owner of these papers sees as well. */
function numbersOf(open: OpenState, power?: Power, own?: Hand): Record<string, number> {
  const seen = measure(open);
  if (!power || !own || !moneyInPapers(open)) return seen;
  const { income, tiles } = explainPurse(open, own, power);
  return { ...seen, [totalOf.income(power)]: income.value, [totalOf.tiles(power)]: tiles.value };
}

function changesOf(open: OpenState, change: (draft: OpenState) => void, power?: Power, own?: Hand): Change[] {
  const before = numbersOf(open, power, own);
  const after = numbersOf(produce(open, change), power, own);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .map((key): Change => [key, before[key] ?? 0, after[key] ?? 0])
    .filter(([, from, to]) => from !== to)
    .map(([key, from, to]): Change => [displayKey(open, key, own), from, to]);
}

/** Returns exactly what the face-up card will change. */
export function previewCard(open: OpenState): Change[] {
  return changesOf(open, (draft) => applyFaceUp(draft));
}

/** Returns what a paper card will change when it is shown and applied. @rule GS 9.21, 9.31 */
export function previewEntered(open: OpenState, trend: number, general: Event): Change[] {
  return changesOf(open, (draft) => {
    draft.card = { trend, general, applied: false };
    applyFaceUp(draft);
  });
}

/**
 * Returns what else players must move on the board if an event is answered like this: the civil war marker of
 * the country. Null if nothing moves.
 * @rule GS 25.31
 */
export function movesWith(
  open: OpenState,
  { event, at, power }: { event: Event; at: number; power?: Power | undefined },
  answer: string,
): string | null {
  const effect = event.effects[at];
  if (!effect) return null;
  const { title, secret } = event;
  const source = { title, secret, answers: { 0: answer }, event, ...(power ? { power } : {}) };
  const changes = changesOf(open, (draft) => applyOrAsk(draft, { ...event, effects: [effect] }, source));
  return sayMoves(changes);
}

/** "Move Greece’s civil war marker from 1 to 2": of what changes, the markers that nobody would look for. @rule GS 25.31 */
export function sayMoves(changes: readonly Change[]): string | null {
  const moves = changes.filter(([key]) => key.startsWith('war:')).map(sayWarMarker);
  return moves.length > 0 ? moves.join('. ') : null;
}

/**
 * Returns what an event would change if it were shown now, by public facts.
 * @param more its answers, and its owner's papers, whose money it may also change
 */
export function previewEvent(
  open: OpenState,
  power: Power,
  event: Event,
  { answers = {}, own }: { answers?: Answers; own?: Hand } = {},
): Change[] {
  const source = { title: titleOf(power, event), power, secret: event.secret, answers };
  return changesOf(open, (draft) => applyOrAsk(draft, event, source), power, own);
}
