import type { Window } from './cards/card';

/** The phases of a turn, in chapter order (the order is inferred). @rule SOA 7 */
export const PHASES = ['Random events', 'Income', 'Economic', 'Diplomatic', 'China Incident'] as const;
export type Phase = (typeof PHASES)[number];

export interface Step {
  id: string;
  phase: Phase;
  name: string;
  /** Windows whose cards are shown as the step is left. */
  shows: readonly Window[];
}

const step = (id: string, phase: Phase, name: string, shows: readonly Window[] = []): Step => ({
  id,
  phase,
  name,
  shows,
});

/** One row a step. */
export const STEPS: readonly Step[] = [
  step('draw', 'Random events', 'turn the card'),
  step('general', 'Random events', 'apply the card'),
  step('deal', 'Random events', 'deal the cards'),
  step('read', 'Random events', 'read your cards', ['drawn']),
  step('income', 'Income', 'income', ['income']),
  step('economic', 'Economic', 'the Economic phase', ['economic']),
  step('diplomacy', 'Diplomatic', 'diplomacy', ['diplomatic']),
  step('warlord', 'Diplomatic', 'the warlord card'),
  step('attacks', 'China Incident', 'attacks and combat'),
  step('end', 'China Incident', 'end the turn'),
];

export const STEP_IDS = STEPS.map(({ id }) => id);
export const stepAt = (id: string) => STEPS.find((row) => row.id === id) as Step;
export const stepIndex = (id: string) => STEP_IDS.indexOf(id);
export const nextStep = (id: string): Step | null => STEPS[stepIndex(id) + 1] ?? null;

/** "Step 2 of 4" within the phase. */
export function stepOf(open: { step: string }): string {
  const steps = STEPS.filter(({ phase }) => phase === stepAt(open.step).phase);
  return `Step ${steps.findIndex(({ id }) => id === open.step) + 1} of ${steps.length}`;
}
