import type { Command } from '@/kernel/game';
import { capitalize } from '@/kernel/print';
import type { Refusal } from '@/kernel/result';
import { useAppStore, useAppStoreApi, useRefusableActions } from '@/store/context';
import type { TableView } from '@/store/table/table-view';
import { type TableBase, useGameUi } from './game-ui';
import { useAgreement } from './page/agreement';
import { useHands } from './page/use-board-list';
import { type RefusalSlot, useRefusalSlotHere, useRefusals } from './refusals';

/** The open table as a screen reads it: the public view only, as it is or as it was at a moment. */
export function useTable<Open extends TableBase = TableBase>(): {
  table: TableView;
  open: Open;
  /** The public entry after which the table is viewed; null for now. */
  moment: number | null;
} {
  const table = useAppStore((state) => state.table);
  const moment = useAppStore((state) => state.moment);
  if (!table) throw new Error('No table is open.');
  // A game’s screens are joined only to a table of that game.
  return { table, open: (moment?.view ?? table.view).open as Open, moment: moment?.no ?? null };
}

const LOOKING_BACK: Refusal = {
  message: 'This is the table as it was; nothing can be changed in it.',
  allowed: 'Go back to now, or correct the entry in the journal.',
};

interface Sending {
  /** Also while the table is looked at as it was: only the way back to a moment is sent from there. */
  fromThen?: boolean;
  /** Where refusals are shown: by default, the enclosing sheet or page. */
  refusalSlot?: RefusalSlot;
  /** What “All the same” does; otherwise the same command is sent again with the table’s word. */
  again?: (command: Command) => unknown;
}

/** Sends commands. The frame shows a refusal until a command succeeds. */
export function useDispatch({ fromThen = false, refusalSlot, again }: Sending = {}) {
  const actions = useRefusableActions();
  const round = useRefusals();
  const looksBack = useAppStore((state) => state.moment !== null);
  const hands = useHands();
  const agreement = useAgreement();
  const read = useAppStoreApi();
  async function trySend(command: Command): Promise<Refusal | null> {
    const moved = hands(command);
    const refused = looksBack && !fromThen ? LOOKING_BACK : await actions.dispatch(command);
    if (!refused) moved();
    return refused;
  }
  /** True when the command went through. */
  async function send(command: Command): Promise<boolean> {
    const asked = agreement(command);
    if (asked && !(await asked)) return false;
    const reader = read().papers?.person;
    const refused = await trySend(command);
    // Papers that closed meanwhile: why it was refused is for nobody else.
    if (reader !== undefined && read().papers?.person !== reader) return refused === null;
    const anyway = () => void (again ?? send)({ ...command, anyway: true });
    (refusalSlot ?? round).tell(refused?.anyway ? { ...refused, doAnyway: anyway } : refused);
    return refused === null;
  }
  return { send, trySend };
}

/** Sends commands from a part of a page, and shows refusals where `refused` is rendered. */
export function useDispatchHere() {
  const { place, refused } = useRefusalSlotHere();
  return { ...useDispatch({ refusalSlot: place }), refused };
}

const VALUES: Readonly<Record<string, string>> = {
  turn: 'This turn',
  every: 'Every turn',
  removed: 'Until removed',
};

/** How the arguments of commands and their choices are called on the open table. */
export function useNames() {
  const { open } = useTable();
  const { valueNames } = useGameUi();
  const values = valueNames?.(open) ?? {};
  return {
    nameValue: (value: string | number) =>
      values[value] ??
      VALUES[value] ??
      capitalize(String(value).replace('/', ' ').replace('-', '−').replace('anti−', 'anti-')),
  };
}
