import { useMemo } from 'react';
import type { Refusal } from '@/kernel/result';
import type { AutoPlay, RefusableActions } from '@/store/app-store';
import { useRefusableActions } from '@/store/context';
import { useRefusals } from './refusals';

/** Actions other than commands that a table may refuse; the frame shows the refusal. */
export function useTableActs() {
  const acts = useRefusableActions();
  const { tell: report } = useRefusals();
  return useMemo(() => {
    const reported = (done: Promise<Refusal | null>): void => void done.then(report);
    return {
      lowerCurtain: (...whom: Parameters<RefusableActions['lowerCurtain']>) =>
        reported(acts.lowerCurtain(...whom)),
      raiseCurtain: () => reported(acts.raiseCurtain()),
      openPapers: () => reported(acts.openPapers()),
      closePapers: (next?: string) => reported(acts.closePapers(next)),
      playOn: (steps: AutoPlay) => reported(acts.playOn(steps)),
      /** A hand that the app holds, or null if refused. */
      async look(power: string) {
        const seen = await acts.look(power);
        report(seen.ok ? null : seen.refusal);
        return seen.ok ? seen.value : null;
      },
    };
  }, [acts, report]);
}
