import type { CarrierState } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';

/** The time of day, as this device writes it. */
export const clock = (at: number) =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

export const sayOpened = (at: number) =>
  `Your papers were opened at the table at ${clock(at)}. If it was not you, ask there.`;

interface Connected {
  connection: CarrierState;
  isLive: boolean;
  /** The table has not answered for a while. */
  isSilent?: boolean;
  heardAt: number | null;
  ended: Refusal | null;
}

/** How a linked device stands to the table, in one sentence; null while all is well. @param device "phone" */
export function sayConnection(
  { ended, isLive, isSilent, connection, heardAt }: Connected,
  device: string,
): string | null {
  if (ended || isLive) return null;
  const old = heardAt === null ? '' : ` What you see here is from ${clock(heardAt)}.`;
  if (connection === 'refused') return `The broker no longer lets this ${device} in.${old}`;
  if (isSilent)
    return `The table does not answer. Open it on its device. If it was restored from a copy there, link this ${device} again: ask for a new code.${old}`;
  if (connection === 'open') return `Waiting for the table to answer.${old}`;
  return `No connection to the table.${old}`;
}
