import { stepAction } from '@/games/goss/rules/guide';
import type { OpenState } from '@/games/goss/rules/state';
import { stepAt, stepsOf } from '@/games/goss/rules/steps';
import type { PageTools } from '@/table/page/public-frame';
import { useTable } from '@/table/use-table';
import { PhaseStrip } from '@/ui/page/phase-strip';

/** The phases of the current player turn; a tap advances to a later one. */
export function TurnStrip({ onOpen, send }: Pick<PageTools, 'onOpen' | 'send'>) {
  const { open, moment } = useTable<OpenState>();
  const still = moment !== null || open.over || open.pending.length > 0;
  const now = stepAt(open.step);
  const steps = stepsOf(open.firstMoves, now.extended).filter(
    ({ side }) => side === (now.side ?? open.firstMoves),
  );
  const at = steps.findIndex(({ id }) => id === now.id);
  const joint = now.side === null ? [{ id: now.id, name: now.name, state: 'now' as const }] : [];
  function goTo(id: string) {
    const action = stepAction(open, id);
    if ('go' in action) onOpen(action.go);
    else void send(action.command);
  }
  return (
    <PhaseStrip
      label="Turn sequence"
      {...(still ? {} : { onPick: goTo })}
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
