import { nextVisitor, roundDue } from '@/games/gathering-storm/rules/guide/dues';
import { atomicSince } from '@/games/gathering-storm/rules/research/preview';
import type { PageProps } from '@/table/page/public-frame';
import { useTableActs } from '@/table/use-acts';
import { useTable } from '../use-table';
import { PublicResearch } from './public-research';

/** The public part of research, and links to the sheets behind the curtain. @rule GS 15.11, 15.15 */
export function ResearchBoard({ onOpen, send }: PageProps) {
  const { open, table, moment } = useTable();
  const { lowerCurtain } = useTableActs();
  // A round visits everyone, whatever the guide says next; a running round continues.
  async function passRound() {
    if (!roundDue(open) && !(await send({ type: 'call-round' }))) return;
    const [first] = open.seats.filter(({ powers }) => powers.length > 0);
    const next = roundDue(open) ? nextVisitor(open) : first?.person;
    if (next) lowerCurtain(next);
  }
  const rows = moment === null ? table.rows : table.rows.filter(({ no }) => no <= moment);
  return (
    <PublicResearch
      open={open}
      since={atomicSince(rows)}
      onOpen={onOpen}
      {...(moment === null && !open.over
        ? {
            onRound: () => void passRound(),
            onAtomic: (permitted: boolean) => void send({ type: 'set-fact', fact: 'atomic', permitted }),
          }
        : {})}
    />
  );
}
