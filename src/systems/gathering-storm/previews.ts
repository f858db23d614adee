import { produce } from 'immer';
import type { Change } from '@/kernel/journal';
import type { Event } from './cards/card';
import { applyFaceUp } from './commands/deal';
import type { Answers } from './effects/effect';
import { applyOrAsk, titleOf } from './showing';
import type { OpenState } from './state';
import { measure } from './totals';
import type { Power } from './vocabulary';

function changesOf(open: OpenState, change: (draft: OpenState) => void): Change[] {
  const before = measure(open);
  const after = measure(produce(open, change));
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .map((key): Change => [key, before[key] ?? 0, after[key] ?? 0])
    .filter(([, from, to]) => from !== to);
}

/** What the face-up card will change, exactly. */
export function previewCard(open: OpenState): Change[] {
  return changesOf(open, applyFaceUp);
}

/** What a paper card will change when it is laid open and applied. @rule GS 9.21, 9.31 */
export function previewEntered(open: OpenState, trend: number, general: Event): Change[] {
  return changesOf(open, (draft) => {
    draft.card = { trend, general, applied: false };
    applyFaceUp(draft);
  });
}

/** What an event would change if it were shown now, by what lies open. */
export function previewEvent(open: OpenState, power: Power, event: Event, answers: Answers = {}): Change[] {
  return changesOf(open, (draft) =>
    applyOrAsk(draft, event, { title: titleOf(power, event), power, secret: event.secret, answers }),
  );
}
