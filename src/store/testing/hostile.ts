import { canonicalJson } from '@/kernel/file/canonical';
import { exportPublic, exportWhole, type TableFile } from '@/kernel/file/saves';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { publicRows } from '@/kernel/journal/views';
import { printRefusal } from '@/kernel/result';
import { RAW, SENTENCE } from '@/kernel/testing/spoil';
import { GAMES, loadSystem } from '../games';
import { readOpening } from '../opening';
import { mutate, unpacked } from './mutate';
import { createPick, playFile } from './real-files';

/** For tests only: files as a stranger could change them, opened as the app opens them. */

type Opening = Extract<Awaited<ReturnType<typeof readOpening>>, { ok: true }>['value'];

const KINDS = ['whole', 'public'] as const;
export interface NamedFile {
  name: string;
  file: TableFile;
}

/** A file of every game, with its cards and without, whole and public. */
export async function playFiles(day: number): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  for (const { id: game } of GAMES) {
    const ownDeck = (await loadSystem(game))?.ownDeck;
    for (const cards of ownDeck ? (['app', 'paper'] as const) : (['paper'] as const))
      for (const kind of KINDS) {
        const file = await playFile(game, { cards, kind, entries: 9, seed: day + files.length });
        files.push({ name: `${game}, ${cards}, ${kind}`, file });
      }
  }
  return files;
}

/** What every object has. */
export const inherited = () =>
  [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((proto) =>
    JSON.stringify(
      Object.entries(Object.getOwnPropertyDescriptors(proto)).map(([key, { value }]) => [key, typeof value]),
    ),
  );

/** The table exported again as it would be stored. */
export function exportedAgain({ game, rules, setup, deck, kind, journal, seed }: Opening): TableFile {
  const record = { id: 'again', game, rules, setup, deck, kind };
  const file = kind === 'whole' ? exportWhole(record, journal, seed) : exportPublic(record, journal);
  return JSON.parse(JSON.stringify(file)) as TableFile;
}

/** Why an opened table differs from its file, or null. */
export function faultOf(opening: Opening, text: string): string | null {
  const file = JSON.parse(text.replace(/^\ufeff/, '')) as TableFile;
  const again = exportedAgain(opening);
  const hands = ({ sealed }: TableFile) => (sealed ? unpacked(sealed) : { hidden: {}, seed: null });
  if (canonicalJson(again.entries) !== canonicalJson(file.entries)) return 'its entries are others';
  if (canonicalJson(hands(again)) !== canonicalJson(hands(file))) return 'its hands are others';
  const { system, setup } = opening;
  const { entries } = opening.journal;
  const journal = createJournal(system.create(opening.deck), setup, entries);
  const { open } = stateAt(journal);
  journal.game.measure(open);
  const rows = publicRows(journal);
  system.describeRows?.(setup, rows);
  system.describe(open, journal.entries);
  return null;
}

export interface Tried {
  opened: number;
  faults: string[];
}

/** Opens one mutated file: it must be refused in our words, or be the table that it describes. */
async function tryOne(text: string, name: string, tried: Tried): Promise<void> {
  const fault = (why: string) => void tried.faults.push(`${name}: ${why}`);
  try {
    const read = await readOpening(text);
    if (read.ok) {
      tried.opened += 1;
      const why = faultOf(read.value, text);
      if (why) fault(why);
    } else {
      const words = printRefusal(read.refusal);
      if (RAW.test(words) || !SENTENCE.test(words) || !read.refusal.allowed) fault(words);
    }
  } catch (error) {
    fault(`it threw ${String(error)}`);
  }
}

/** Opens the file that a seed makes of one of these. */
export function tryMutation(files: readonly NamedFile[], seed: number, tried: Tried): Promise<void> {
  const { name, file } = files[seed % files.length] as NamedFile;
  return tryOne(mutate(file, createPick(seed)), `${name}, ${seed}`, tried);
}
