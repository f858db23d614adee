import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { PHASES, STEPS, stepAt, stepOf } from '@/games/storm-over-asia/rules/steps';
import type { Command } from '@/kernel/game';
import { useTable } from '@/table/use-table';
import { PhaseStrip } from '@/ui/page/phase-strip';

/** The order of the turn; can skip to a later phase. @rule SOA 7 (order inferred) */
export function TurnStrip({ send }: { send: (command: Command) => Promise<boolean> }) {
  const { open, moment } = useTable<OpenState>();
  const now = PHASES.indexOf(stepAt(open.step).phase);
  return (
    <PhaseStrip
      label="Turn sequence"
      note={stepOf(open)}
      phases={PHASES.map((phase, at) => ({
        id: STEPS.find((step) => step.phase === phase)?.id ?? phase,
        name: phase,
        state: at < now ? 'done' : at === now ? 'now' : 'later',
      }))}
      {...(moment === null ? { onPick: (step: string) => void send({ type: 'advance', to: step }) } : {})}
    />
  );
}
