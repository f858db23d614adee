import { type ReactNode, useState } from 'react';
import type { Command } from '@/kernel/game';
import { useRefusalSlotHere } from './refusals';
import { useDispatch, useTable } from './use-table';

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
