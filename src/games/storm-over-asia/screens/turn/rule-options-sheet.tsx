import { RULE_OPTIONS } from '@/games/storm-over-asia/rules/options';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { RuleOptionsSheet as Readings } from '@/table/rule-options-sheet';
import { useTable } from '@/table/use-table';

/** The readings of Storm Over Asia. */
export function RuleOptionsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  return <Readings options={RULE_OPTIONS} chosen={open.readings} onClose={onClose} />;
}
