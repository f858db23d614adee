import { standingRows } from '@/kernel/journal/standing-rows';
import type { PublicRow } from '@/kernel/journal/views';
import { faceUpOf } from '../history/face-up';
import { printTurn } from '../vocabulary';

/**
 * Returns the card that permitted atomic research and its turn, from the public journal; null while it is
 * barred, or if the table entered that it is permitted.
 * @rule GS 15.24
 */
export function atomicSince(rows: readonly PublicRow[]): string | null {
  const entries = standingRows(rows).map(({ entry }) => entry);
  let since: string | null = null;
  let permitted = false;
  for (const [at, entry] of entries.entries()) {
    const command = entry.open?.command;
    if (command?.type === 'set-fact' && command.fact === 'atomic') {
      permitted = command.permitted === true;
      if (!permitted) since = null;
    }
    const card = command?.type === 'apply-card' ? faceUpOf(entries.slice(0, at)) : null;
    if (permitted || !card?.effects.some(({ kind }) => kind === 'atomic')) continue;
    since = `${card.title ? `“${card.title}”, ` : ''}${printTurn(entry.at.turn)}`;
    permitted = true;
  }
  return since;
}
