import type { PublicRow } from '@/kernel/views';
import type { Event } from '../cards/card';
import { printTurn } from '../vocabulary';

/** The card that permitted atomic research and the turn it came in, from the public journal; nothing while it is barred. @rule GS 15.24 */
export function atomicSince(rows: readonly PublicRow[]): string | null {
  let card: Event | undefined;
  for (const { entry, stands } of rows) {
    if (!stands || !entry.open) continue;
    const { command, came } = entry.open;
    if (command.type === 'turn-card') card = (came as { general: Event }).general;
    if (command.type === 'enter-card') card = command.general as Event;
    if (command.type === 'apply-card' && card?.effects.some(({ kind }) => kind === 'atomic'))
      return `${card.title ? `“${card.title}”, ` : ''}${printTurn(entry.at.turn)}`;
  }
  return null;
}
