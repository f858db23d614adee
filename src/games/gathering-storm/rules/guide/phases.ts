import { cardsHeld, hasCurtain } from '@/kernel/round';
import { isForOne } from '@/kernel/seats';
import type { Window } from '../effects/windows';
import { isTracked, type OpenState } from '../state/state';

/** The phases of a turn, in order; the Economic phase has three segments. @rule GS 7, 9.41 */
const PHASES = ['Random events', 'Income', 'Economic', 'Diplomatic', 'Crisis'] as const;
type Phase = (typeof PHASES)[number];

export interface Step {
  id: string;
  phase: Phase;
  /** What happens here, as in "Next: …". */
  name: string;
  segment?: 'Industrial' | 'Research' | 'Construction';
  /** Windows whose cards are shown as the step is left, in this order. */
  shows: readonly Window[];
  /** Windows whose declined cards are shown and discarded as the step is left: the phase ends. @rule GS 9.13 */
  ends: readonly Window[];
}

const step = (id: string, phase: Phase, name: string, more: Partial<Step> = {}): Step => ({
  id,
  phase,
  name,
  shows: [],
  ends: [],
  ...more,
});

/** The steps of a turn: one row a step. */
export const STEPS: readonly Step[] = [
  step('draw', 'Random events', 'turn the card'),
  step('general', 'Random events', 'apply the card'),
  step('deal', 'Random events', 'deal the cards'),
  step('read', 'Random events', 'read your cards', { shows: ['drawn'], ends: ['drawn'] }),
  step('income-events', 'Income', 'income events', { shows: ['income'] }),
  step('income', 'Income', 'take income', { ends: ['income'] }),
  step('industrial', 'Economic', 'factory events', { segment: 'Industrial', shows: ['industrial'] }),
  step('research', 'Economic', 'research', { segment: 'Research' }),
  step('construction', 'Economic', 'construction', {
    segment: 'Construction',
    shows: ['economic'],
    ends: ['industrial', 'economic'],
  }),
  step('placement', 'Diplomatic', 'first placement', { shows: ['placement'] }),
  step('diplomacy', 'Diplomatic', 'diplomatic events', { shows: ['diplomatic', 'flexible'] }),
  step('subversion', 'Diplomatic', 'subversion', { shows: ['subversion'] }),
  step('resolution', 'Diplomatic', 'resolve diplomacy', {
    // For a table saved at this step before subversion had its own step.
    shows: ['subversion'],
    ends: ['placement', 'diplomatic', 'flexible', 'subversion'],
  }),
  step('crisis', 'Crisis', 'the crisis phase'),
  step('end', 'Crisis', 'end the turn'),
];

export const STEP_IDS = STEPS.map(({ id }) => id);

export function stepAt(id: string): Step {
  return STEPS.find((row) => row.id === id) as Step;
}

export function stepIndex(id: string): number {
  return STEP_IDS.indexOf(id);
}

export function nextStep(id: string): Step | null {
  return STEPS[stepIndex(id) + 1] ?? null;
}

/** Whether a card of this window can no longer be shown in this turn: its step has been left. */
export function hasPassed(window: Window, step: string): boolean {
  const shownAt = STEPS.findIndex((row) => row.shows.includes(window));
  return shownAt >= 0 && stepIndex(step) > shownAt;
}

/** Whether every step that shows cards of this window is still ahead. */
export function isToCome(window: Window, step: string): boolean {
  return STEPS.findIndex((row) => row.shows.includes(window)) > stepIndex(step);
}

/** Whether cards of this window are shown in the present phase, at this step or a later one. */
export function isOfPhase(window: Window, step: string): boolean {
  const { phase } = stepAt(step);
  return STEPS.some((row) => row.phase === phase && row.shows.includes(window));
}

/** Whether a card of this window may be shown from the hand now; a counter's event as its counter is placed (assumed). */
export function mayShowNow(window: Window, step: string): boolean {
  return window === 'any-time' || (window === 'placement' && step === 'placement');
}

/** When a window opens, in words for its owner. */
export const WINDOW_WORDS: Record<Window, { when: string; at: string; why: string; rule: string }> = {
  drawn: {
    when: 'When drawn',
    at: 'when everyone has read the cards',
    why: 'It is shown to all after everyone has read the cards.',
    rule: 'GS 9.41E',
  },
  income: {
    when: 'Start of Income',
    at: 'at the start of the Income phase',
    why: 'It is shown before any income is totaled.',
    rule: 'GS 9.41A',
  },
  industrial: {
    // Rule 9.41 names no moment for factory events.
    when: 'Industrial segment (assumed)',
    at: 'in the Industrial segment (assumed)',
    why: 'It is shown when it is used, as factories are converted (assumed).',
    rule: 'GS Guide, Factory',
  },
  economic: {
    when: 'Economic phase',
    at: 'at the end of the Economic phase',
    why: 'You use it in its segment; it is shown at the end of the Economic phase.',
    rule: 'GS 9.41B, C',
  },
  placement: {
    when: 'First placement',
    at: 'at first placement',
    why: 'It is shown when the counter is placed.',
    rule: 'GS Guide, Diplomacy',
  },
  diplomatic: {
    when: 'Diplomatic phase',
    at: 'in the Diplomatic phase',
    why: 'It is shown when diplomacy is resolved.',
    rule: 'GS 9.41D',
  },
  flexible: {
    when: 'After all other events',
    at: 'after all other events',
    why: 'It is shown after all other events, before counters are turned up.',
    rule: 'GS Guide, Diplomacy',
  },
  subversion: {
    when: 'With subversion, last',
    at: 'when subversion is announced',
    why: 'It is kept secret until subversion is announced, before diplomacy is resolved.',
    rule: 'GS Guide, Diplomacy',
  },
  'any-time': {
    when: 'Any time',
    at: 'at any time',
    why: 'You may show it at any time this turn.',
    rule: 'GS 10.41B',
  },
};

/**
 * Returns the next step; skips subversion if Russia holds no card and nothing waits.
 * @rule GS Guide, Diplomacy
 */
export function stepAfter({ step, hands, obligations }: OpenState): Step | null {
  const next = nextStep(step);
  if (next?.id !== 'subversion') return next;
  const waits = hands.Russia.held > 0 || obligations.some(({ by }) => by === next.id);
  return waits ? next : nextStep(next.id);
}

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

/** "Step 2 of 3" within the phase; empty if the table goes phase by phase. */
export function stepOfPhase(open: OpenState): string {
  if (goesByPhase(open)) return '';
  const steps = STEPS.filter((step) => step.phase === stepAt(open.step).phase);
  return `Step ${steps.findIndex((step) => step.id === open.step) + 1} of ${steps.length}`;
}

/** "Crisis", or "Crisis, step 1 of 2". */
export const printPhase = (open: OpenState): string =>
  [stepAt(open.step).phase, stepOfPhase(open).toLowerCase()].filter(Boolean).join(', ');

/** Whether the table goes phase by phase: who plays alone against the app goes step by step while a card is held. */
export const goesByPhase = (open: OpenState): boolean =>
  !hasCurtain(open) || !isForOne(open.seats) || cardsHeld(open) === 0;

/** Whether points are placed now: in the Research segment, or before it where the phase is one stop. @rule GS 15.11 */
export const placesPoints = (open: OpenState): boolean =>
  isTracked(open, 'research') &&
  (open.step === 'research' || (open.step === 'industrial' && goesByPhase(open)));
