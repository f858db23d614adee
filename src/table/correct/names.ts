import type { Field } from '@/kernel/fields';
import { capitalize } from '@/kernel/print';
import { useTable } from '../use-table';
import { useCorrections } from './corrections';

/** What every game's commands call alike. */
const NAMES: Readonly<Record<string, string>> = {
  power: 'Power',
  amount: 'Amount',
  value: 'Value',
  number: 'Number of its card',
  event: 'Event',
  words: 'In words',
  rule: 'Rule label',
  reason: 'Reason',
  until: 'How long',
  name: 'Name',
};
const VALUES: Readonly<Record<string, string>> = {
  turn: 'This turn',
  every: 'Every turn',
  removed: 'Until removed',
};

/** How the arguments of commands and their choices are called on the open table. */
export function useNames() {
  const { open } = useTable();
  const { fieldNames = {}, valueNames } = useCorrections();
  const values = valueNames(open);
  return {
    nameField: ({ key, name }: Field) => name || (fieldNames[key] ?? NAMES[key] ?? capitalize(key)),
    nameValue: (value: string | number) =>
      values[value] ??
      VALUES[value] ??
      capitalize(String(value).replace('/', ' ').replace('-', '−').replace('anti−', 'anti-')),
  };
}
