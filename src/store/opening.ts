import { createChance } from '@/kernel/chance';
import { checkPromises, compareFold, compareOutcomes, findDamage } from '@/kernel/compare';
import type { System } from '@/kernel/game';
import { createJournal, type Entry } from '@/kernel/journal';
import type { TableRecord } from '@/kernel/ports';
import { withPlace } from '@/kernel/read-shape';
import { accept, type Result, refuse, said } from '@/kernel/result';
import { readTableFile } from '@/kernel/saves';
import { loadSystem } from './games';

/** A table out of a file, checked whole: it can be kept as it is. */
interface Opening extends Omit<TableRecord, 'id'> {
  system: System;
  entries: Entry[];
  seed: Uint8Array | null;
}

const ANOTHER = { allowed: 'Open another copy.' };

/** Reads a file that somebody gave us, down to the last recorded number; refused with a reason, it changes nothing. */
export async function readOpening(text: string): Promise<Result<Opening>> {
  const opened = readTableFile(text);
  if (!opened.ok) return opened;
  const { file, entries, seed } = opened.value;
  const system = await loadSystem(file.game);
  if (!system)
    return refuse(`This version of the app does not know the game "${file.game}".`, {
      allowed: 'Update this app, or open another file.',
    });
  const setup = system.readSetup(file.setup);
  const deck = system.readDeck(file.deck);
  if (!setup.ok) return refuse(`This table’s set-up is damaged: ${said(withPlace(setup.refusal))}`, ANOTHER);
  if (!deck.ok) return refuse(`This table’s deck is damaged: ${said(withPlace(deck.refusal))}`, ANOTHER);
  const { game, rules, kind } = file;
  const opening: Opening = { game, rules, kind, setup: setup.value, deck: deck.value, system, entries, seed };
  const fault = checkPromises(opened.value, setup.value as never) ?? findFault(opening);
  return fault ? refuse(fault, ANOTHER) : accept(opening);
}

/** Why a table from a file cannot be played again as it was recorded, or nothing. */
function findFault({ system, setup, deck, entries, seed }: Opening): string | null {
  const journal = createJournal(system.create(deck), setup, entries);
  const damage = findDamage(journal);
  if (damage) return damage;
  const difference = compareFold(journal) ?? (seed ? compareOutcomes(journal, createChance(seed)) : null);
  if (!difference) return null;
  const { n, total, recorded, folded } = difference;
  return `Entry ${n} does not add up: ${total} was recorded as ${recorded} and comes to ${folded}.`;
}
