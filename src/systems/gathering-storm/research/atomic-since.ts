import { standingRows } from '@/kernel/standing-rows';
import type { PublicRow } from '@/kernel/views';
import { faceUpOf } from '../history/face-up';
import { printTurn } from '../vocabulary';

/** The card that permitted atomic research and the turn it came in, from the public journal; nothing while it is barred. @rule GS 15.24 */
export function atomicSince(rows: readonly PublicRow[]): string | null {
  const entries = standingRows(rows).map(({ entry }) => entry);
  for (const [at, entry] of entries.entries()) {
    if (entry.open?.command.type !== 'apply-card') continue;
    const card = faceUpOf(entries.slice(0, at));
    if (card?.effects.some(({ kind }) => kind === 'atomic'))
      return `${card.title ? `“${card.title}”, ` : ''}${printTurn(entry.at.turn)}`;
  }
  return null;
}
