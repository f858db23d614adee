import { namePass } from '@/kernel/seats';
import { useAppStore } from '@/store/context';
import { sayAsked, waitsForPhones } from '../link/use-linked-guide';
import { useTable } from '../use-table';

/** What is next, for a screen across the room: where phones are asked, who answers on one and who is passed the device. */
export function useRoomNext(next: { line: string; reason: string }): { line: string; reason: string } {
  const link = useAppStore((state) => state.link);
  const { open } = useTable();
  if (!link || !waitsForPhones(link)) return next;
  const { phones, table } = link.missing;
  const [atTable] = table;
  const asked = phones.length > 0 ? sayAsked(phones) : '';
  if (atTable !== undefined)
    return { line: namePass(open.seats, atTable), reason: `${atTable} has no phone here. ${asked}`.trim() };
  if (phones.length === 0) return { line: 'Everyone has answered', reason: 'The table goes on.' };
  return {
    line: `Waiting for ${phones.length === 1 ? phones[0] : `${phones.length} phones`}`,
    reason: asked,
  };
}
