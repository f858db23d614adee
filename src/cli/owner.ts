import type { Chance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import { canonicalJson } from '@/kernel/file/canonical';
import type { Command, OpenBase, Viewer } from '@/kernel/game';
import { createJournal, type Journal, kindOf } from '@/kernel/journal/journal';
import type { Refusal } from '@/kernel/result';

/** Nobody that this game knows: the command is private and names its owner wrongly. */
export const NOBODY = '';

/**
 * Of whose hidden part a refusal may tell; nothing where everyone may read it. A private command is its owner’s, and so
 * is a public one that whoever knows no hand would have been told something else about.
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
  const told = decide(known, command, chance);
  const same = !told.ok && canonicalJson(told.refusal) === canonicalJson(refusal);
  return same ? null : ownerNamed(journal, String(command.power ?? NOBODY));
}

const ownerNamed = ({ roots }: Journal<OpenBase, unknown>, named: string): Viewer =>
  Object.hasOwn(roots.get(0)?.hidden ?? {}, named) ? named : NOBODY;
