import { lettersOf } from '@/kernel/file/letters';
import { countEntries } from '@/kernel/print';

interface FileParts {
  at: Date;
  season: string;
  /** Of a copy: how many entries everyone may know, so that two of one evening are told apart. */
  entries?: number;
  table: string;
  /** Whether hands are in it. */
  hands: boolean;
  /** What stands before the ending: "figures". */
  what?: string;
  ending: string;
}

/** Bytes that a season and a table’s name may take: every file system takes 255 for a whole name. */
const MOST = { season: 40, table: 120 };

/**
 * The name of a file that leaves this device: the day, when in the game, the table, of a copy how far it goes, and `with-hands` where there are
 * hands in it and nowhere else. Letters of every script stay; what a path or a shell reads is none of it.
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
    // A table of that name has no hands in it for all that.
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
