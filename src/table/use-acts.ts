import { type ReactNode, useState } from 'react';
import type { Command } from '@/kernel/game';
import { usePlaceHere } from './refusals';
import { useDispatch, useTable } from './use-table';

interface Came {
  what: 'done' | 'undone';
  /** The public entry that it became. */
  no: number;
}

export interface Acts {
  /** True when the command went through. */
  act: (command: Command) => Promise<boolean>;
  /** Why the newest was refused; where this stands nowhere, the frame shows it. */
  refused: ReactNode;
  came: Came | null;
}

/** Commands sent from one part of a page: what was refused and what came of the newest stand beside it. */
export function useActs(): Acts {
  const { table } = useTable();
  const { place, refused } = usePlaceHere();
  const { send } = useDispatch({ place, again: act });
  const [came, setCame] = useState<Came | null>(null);
  async function act(command: Command): Promise<boolean> {
    const no = table.entries + 1;
    const went = await send(command);
    setCame(went ? { what: command.type === 'undo' ? 'undone' : 'done', no } : null);
    return went;
  }
  return { act, refused, came };
}
