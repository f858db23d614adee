import type { OpenState } from '../state/state';
import { PHASES, type Phase, STEPS, stepAt } from './phases';

/** The phases as the strip draws them. */
export interface PhaseMark {
  id: Phase;
  state: 'done' | 'now' | 'later';
  /** The first step of the phase: the target of a tap on its mark. */
  step: string;
  segments: { name: string; now: boolean }[];
}

export function phaseMarks(open: OpenState): PhaseMark[] {
  const now = stepAt(open.step);
  const at = PHASES.indexOf(now.phase);
  return PHASES.map((id, index) => {
    const steps = STEPS.filter((step) => step.phase === id);
    const segments = steps.flatMap((step) =>
      step.segment ? [{ name: step.segment, now: step.id === now.id }] : [],
    );
    return {
      id,
      state: index < at ? 'done' : index === at ? 'now' : 'later',
      step: (steps[0] as (typeof STEPS)[number]).id,
      segments,
    };
  });
}

/** "Step 2 of 3" within the phase. */
export function stepOfPhase(open: OpenState): string {
  const steps = STEPS.filter((step) => step.phase === stepAt(open.step).phase);
  return `Step ${steps.findIndex((step) => step.id === open.step) + 1} of ${steps.length}`;
}
