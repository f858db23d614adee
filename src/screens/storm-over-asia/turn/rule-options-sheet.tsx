import { RULE_OPTIONS } from '@/systems/storm-over-asia/options';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { RuleOptionsSheet as Readings } from '@/table/rule-options-sheet';
import { useTable } from '@/table/use-table';

/** The readings of Storm Over Asia. */
export function RuleOptionsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  return <Readings options={RULE_OPTIONS} chosen={open.readings} onClose={onClose} />;
}
