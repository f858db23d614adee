import type { Chance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import { canonicalJson } from '@/kernel/file/canonical';
import type { Command, OpenBase, Viewer } from '@/kernel/game';
import { createJournal, type Journal, kindOf } from '@/kernel/journal/journal';
import type { Refusal } from '@/kernel/result';

/** No viewer of this game: the command is private and names an unknown owner. */
export const NOBODY = '';

/**
 * The viewer whose hidden state a refusal may reveal, or null if everyone may read it. A private command
 * belongs to its owner; so does a public one whose refusal would differ for a reader who knows no hand.
 */
export function ownerOf(
  journal: Journal<OpenBase, unknown>,
  command: Command,
  refusal: Refusal,
  chance: Chance | null,
): Viewer | null {
  const kind = kindOf(journal.game, command.type);
  const named = kind ? kind.audience(command) : command.viewer;
  if (typeof named === 'string' && named !== 'public') return ownerNamed(journal, named);
  if (kind && named !== 'public') return NOBODY;
  const known = createJournal(journal.game, journal.setup, journal.published);
  const decided = decide(known, command, chance);
  const same = !decided.ok && canonicalJson(decided.refusal) === canonicalJson(refusal);
  return same ? null : ownerNamed(journal, String(command.power ?? NOBODY));
}

const ownerNamed = ({ roots }: Journal<OpenBase, unknown>, named: string): Viewer =>
  Object.hasOwn(roots.get(0)?.hidden ?? {}, named) ? named : NOBODY;
