import { type ReactNode, useMemo, useState } from 'react';
import type { Command } from '@/kernel/game';
import type { Refusal } from '@/kernel/result';
import type { AutoPlay, RefusableActions } from '@/store/app-store';
import { useRefusableActions } from '@/store/context';
import { useRefusalSlotHere, useRefusals } from './refusals';
import { useDispatch, useTable } from './use-table';

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

interface LastAct {
  what: 'done' | 'undone';
  /** The public entry that it became. */
  no: number;
}

export interface Acts {
  /** True when the command went through. */
  act: (command: Command) => Promise<boolean>;
  /** Why the newest command was refused; if this is not rendered, the frame shows it. */
  refused: ReactNode;
  last: LastAct | null;
}

/** Sends commands from a part of a page, and shows refusals and the newest result next to it. */
export function useActs(): Acts {
  const { table } = useTable();
  const { place, refused } = useRefusalSlotHere();
  const { send } = useDispatch({ refusalSlot: place, again: act });
  const [last, setLast] = useState<LastAct | null>(null);
  async function act(command: Command): Promise<boolean> {
    const no = table.entries + 1;
    const went = await send(command);
    setLast(went ? { what: command.type === 'undo' ? 'undone' : 'done', no } : null);
    return went;
  }
  return { act, refused, last };
}
