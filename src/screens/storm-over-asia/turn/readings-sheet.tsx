import { READINGS } from '@/systems/storm-over-asia/options';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { ReadingsSheet as Readings } from '@/table/readings-sheet';
import { useTable } from '@/table/use-table';

/** The readings of Storm Over Asia. */
export function ReadingsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  return <Readings readings={READINGS} chosen={open.readings} onClose={onClose} />;
}
