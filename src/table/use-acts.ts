import { useState } from 'react';
import type { Command } from '@/kernel/game';
import { useDispatch, useTable } from './use-table';

interface Came {
  what: 'done' | 'undone';
  /** The public entry that it became. */
  no: number;
}

/** The same, which the table says is done all the same. */
const again = (command: Command): Command => ({ ...command, anyway: true });

/** Commands sent from one part of a page: what was refused and what came of the newest stand beside it. */
export function useActs() {
  const { table } = useTable();
  const { send, refusal } = useDispatch();
  const [came, setCame] = useState<Came | null>(null);
  const [tried, setTried] = useState<Command | null>(null);
  async function act(command: Command): Promise<boolean> {
    const no = table.entries + 1;
    setTried(command);
    const went = await send(command);
    setCame(went ? { what: command.type === 'undo' ? 'undone' : 'done', no } : null);
    return went;
  }
  const refused =
    refusal?.doAnyway && tried ? { ...refusal, doAnyway: () => void act(again(tried)) } : refusal;
  return { act, refusal: refused, came };
}

export type Acts = ReturnType<typeof useActs>;
