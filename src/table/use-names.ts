import { capitalize } from '@/kernel/print';
import { useGameUi } from './game-ui';
import { useTable } from './use-table';

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
