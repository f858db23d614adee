import { useMemo } from 'react';
import type { Refusal } from '@/kernel/result';
import type { AutoPlay, RefusableActions } from '@/store/app-store';
import { useRefusableActions } from '@/store/context';
import { useRefusals } from './refusals';

/** Actions other than commands that a table may refuse; the frame shows the refusal. */
export function useTableActs() {
  const acts = useRefusableActions();
  const { tell } = useRefusals();
  return useMemo(() => {
    const told = (done: Promise<Refusal | null>): void => void done.then(tell);
    return {
      lowerCurtain: (...whom: Parameters<RefusableActions['lowerCurtain']>) =>
        told(acts.lowerCurtain(...whom)),
      raiseCurtain: () => told(acts.raiseCurtain()),
      openPapers: () => told(acts.openPapers()),
      closePapers: (next?: string) => told(acts.closePapers(next)),
      playOn: (steps: AutoPlay) => told(acts.playOn(steps)),
      /** A hand that the app holds, or null if refused. */
      async look(power: string) {
        const seen = await acts.look(power);
        tell(seen.ok ? null : seen.refusal);
        return seen.ok ? seen.value : null;
      },
    };
  }, [acts, tell]);
}
