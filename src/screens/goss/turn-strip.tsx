import type { OpenState } from '@/systems/goss/state';
import { stepAt, stepsOf } from '@/systems/goss/steps';
import { useTable } from '@/table/use-table';
import { PhaseStrip } from '@/ui/phase-strip';

/** The phases of the player turn that is played now. */
export function TurnStrip() {
  const { open } = useTable<OpenState>();
  const now = stepAt(open.step);
  const steps = stepsOf(open.firstMoves, now.extended).filter(
    ({ side }) => side === (now.side ?? open.firstMoves),
  );
  const at = steps.findIndex(({ id }) => id === now.id);
  const joint = now.side === null ? [{ id: now.id, name: now.name, state: 'now' as const }] : [];
  return (
    <PhaseStrip
      label="Turn sequence"
      note="GOSS"
      phases={[
        ...joint,
        ...steps.map(({ id, name }, place) => ({
          id,
          name,
          state: place < at ? ('done' as const) : place === at ? ('now' as const) : ('later' as const),
        })),
      ]}
    />
  );
}
