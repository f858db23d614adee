import type { Command } from '@/kernel/game';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { PHASES, STEPS, stepAt, stepOf } from '@/systems/storm-over-asia/steps';
import { useTable } from '@/table/use-table';
import { PhaseStrip } from '@/ui/page/phase-strip';

/** The order of the turn; a later phase can be gone to. @rule SOA 7 (order inferred) */
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
