import { lettersOf } from '@/kernel/file/letters';
import { countEntries } from '@/kernel/print';

interface FileParts {
  at: Date;
  season: string;
  /** For a copy: the number of public entries, to tell copies of the same day apart. */
  entries?: number;
  table: string;
  /** Whether hands are in it. */
  hands: boolean;
  /** The part before the extension: "figures". */
  what?: string;
  ending: string;
}

/** The maximum bytes of a season and a table's name; every file system allows 255 for the whole name. */
const MOST = { season: 40, table: 120 };

/**
 * The name of an exported file: the date, the time in the game, the table, for a copy its number of entries,
 * and `with-hands` only if it contains hands. Keeps letters of every script, but nothing with a meaning in a
 * path or shell.
 */
export function fileName({ at, season, table, entries, hands, what, ending }: FileParts): string {
  const parts = [
    dayOf(at),
    plain(season, MOST.season),
    plain(table, MOST.table) || 'table',
    entries === undefined ? '' : countEntries(entries).replace(' ', '-'),
    what,
    hands ? 'with-hands' : '',
  ];
  return `${parts.filter(Boolean).join('_')}.${ending}`;
}

const two = (number: number) => String(number).padStart(2, '0');

/** The day as the clock on the wall has it. */
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Letters, their marks and digits, with a dash between words; cut after a whole letter. */
function plain(words: string, most: number): string {
  const slug = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    // A table's name must not imitate the `with-hands` mark.
    .replace(/(?:with-)+(?=hands)/g, '');
  const encoder = new TextEncoder();
  let cut = '';
  let bytes = 0;
  for (const letter of lettersOf(slug)) {
    bytes += encoder.encode(letter).length;
    if (bytes > most) break;
    cut += letter;
  }
  return cut.replace(/^-+|-+$/g, '');
}
