import { useState } from 'react';
import type { Command } from '@/kernel/game';
import { useDispatch, useTable } from './use-table';

interface Came {
  what: 'done' | 'undone';
  /** The public entry that it became. */
  no: number;
}

/** Commands sent from one part of a page: what was refused and what came of the newest stand beside it. */
export function useActs() {
  const { table } = useTable();
  const { send, refusal } = useDispatch();
  const [came, setCame] = useState<Came | null>(null);
  async function act(command: Command): Promise<boolean> {
    const no = table.entries + 1;
    const went = await send(command);
    setCame(went ? { what: command.type === 'undo' ? 'undone' : 'done', no } : null);
    return went;
  }
  return { act, refusal, came };
}

export type Acts = ReturnType<typeof useActs>;
