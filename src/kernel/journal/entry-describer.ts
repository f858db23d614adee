import type { Commands, Description, Nature } from '../command/command';
import { entryNow, entryPut, type Sentence, sayCorrection } from '../command/preview';
import type { Command } from '../game';
import { type Entry, outcomeIn } from './entry';
import { LINK_PHONE, RESEED, WHOLE_COPY } from './journal';
import type { PublicRow } from './views';

interface DescriberOptions<Context> {
  commands: Commands<never, never, Context, never>;
  /** What the game's sentences read besides a command and its outcome. */
  contextOf(entry: Entry): Context;
  /** The sentences for undo and redo. */
  moves: { undo: string; redo: string };
  /**
   * The sentence for a whole copy, saying which secrets the file contains; the hands by default. A game
   * without hands must set it, or `src/cli/commands.test.ts` fails.
   */
  wholeCopy?: Description;
  /** Notes to put before the sentence's own notes. */
  sayFirst?(command: Command): string[];
  /** The changes of an entry in words, if its sentence does not name them. */
  sayChanges(entry: Entry, text: string): string[];
  /** A short name for undo and similar moves; null if their sentence is short enough. */
  nameMove?(entry: Entry): string | null;
}

/** How a game describes its entries, in full and in brief, and what each is to the table. */
export interface EntryDescriber {
  /** Describes a public entry. */
  sayEntry(entry: Entry): Sentence;
  /** The same without what it changed. */
  sayItself(entry: Entry): Sentence;
  /** Describes a row of the journal; a correction has its outcome on the current line. */
  sayRow(row: PublicRow): Sentence;
  /** The same, with each card that the row reveals on its own. */
  sayCards(row: PublicRow): Sentence[];
  /** A short name for the Undo button, from public facts only. */
  nameEntry(entry: Entry): string;
  natureOf(entry: Entry): Nature;
  /** Whether chance or a hand spoke in it: a card was shown, cards were dealt, tiles drawn, dice rolled. */
  hasShown(entry: Entry): boolean;
}

const NOTHING: Sentence = { text: 'Something was decided', notes: [] };

/** A whole copy lets its reader see secrets of others: the hands, or what the seed will produce. */
const HANDS_IN_COPY: Description = {
  text: 'A whole copy was made, with every hand in it',
  notes: ['Whoever opens that file can read them'],
};
export const ROLLS_IN_COPY: Description = {
  text: 'A whole copy was made, with all that the app will roll in it',
  notes: ['Whoever opens that file can work it out'],
};

const RESHUFFLED: Description = {
  text: 'Reshuffled by agreement',
  notes: ['The app deals and rolls by a new seed from here on', 'Undo does not bring the old one back'],
};

/** Deals cards in every game that has any. */
const DEAL = 'deal';

/** Tells a game’s entries out of its commands; what moves the head, and corrections, are the journal’s own. */
export function createEntryDescriber<Context>(options: DescriberOptions<Context>): EntryDescriber {
  const { commands, contextOf, sayFirst = () => [], sayChanges, nameMove } = options;
  const kindOf = ({ open }: Entry) =>
    open && Object.hasOwn(commands, open.command.type) ? commands[open.command.type] : undefined;

  const sayOf = (entry: Entry): Description | null => {
    const { command } = entry.open ?? {};
    return command
      ? (kindOf(entry)?.say?.(command, outcomeIn(entry.open), contextOf(entry)) ?? sayMove(command, options))
      : null;
  };
  const sayOwn = (entry: Entry): Sentence | null => {
    if (entry.open?.command.type === 'correct') return sayCorrection(entry, sayEntry);
    const said = sayOf(entry);
    if (!said) return null;
    const { text, notes = [], rule } = said;
    return { text, notes, ...(rule ? { rule } : {}) };
  };
  const sayItself = (entry: Entry): Sentence => {
    const said = sayOwn(entry);
    if (!said || !entry.open) return NOTHING;
    return { ...said, notes: [...sayFirst(entry.open.command), ...said.notes] };
  };
  const sayEntry = (entry: Entry): Sentence => {
    const said = sayItself(entry);
    return said === NOTHING ? said : { ...said, notes: [...said.notes, ...sayChanges(entry, said.text)] };
  };
  const natures = new WeakMap<Entry, Nature>();
  function readNature(entry: Entry): Nature {
    const { command } = entry.open ?? {};
    if (command?.type === 'correct') return 'ruling';
    const nature = kindOf(entry)?.nature ?? 'record';
    return typeof nature === 'function' ? nature(command as Command, outcomeIn(entry.open), entry) : nature;
  }
  const natureOf = (entry: Entry): Nature => {
    // Cached: entries never change, and every filter and section asks for each row.
    const nature = natures.get(entry) ?? readNature(entry);
    natures.set(entry, nature);
    return nature;
  };
  return {
    sayEntry,
    sayItself,
    sayRow: (row) => sayEntry(entryNow(row)),
    sayCards(row) {
      const entry = entryNow(row);
      const { text, notes, rule } = sayEntry(entry);
      const cards = sayOf(entry.open?.command.type === 'correct' ? (entryPut(entry) ?? entry) : entry)?.cards;
      const said: Sentence[] = [{ text, notes: [], ...(rule ? { rule } : {}) }];
      for (const note of notes) {
        if (cards?.includes(note)) said.push({ text: note, notes: [] });
        else said.at(-1)?.notes.push(note);
      }
      return said;
    },
    nameEntry(entry) {
      const { command } = entry.open ?? {};
      if (command?.type === 'correct') return 'the correction';
      const kind = kindOf(entry);
      const short =
        kind && command ? kind.short?.(command, outcomeIn(entry.open), contextOf(entry)) : nameMove?.(entry);
      return short ?? sayEntry(entry).text;
    },
    natureOf,
    // Opened papers show nothing new, nor does a step that ends without a card.
    hasShown: (entry) =>
      kindOf(entry)?.reveals === true && (natureOf(entry) === 'event' || entry.open?.command.type === DEAL),
  };
}

/** The sentence for a command that moves the head or reports a whole copy; null for all others. */
function sayMove(
  { type, to, person, linked }: Command,
  { moves, wholeCopy = HANDS_IN_COPY }: Pick<DescriberOptions<never>, 'moves' | 'wholeCopy'>,
): Description | null {
  switch (type) {
    case 'undo':
      return { text: moves.undo, notes: [] };
    case 'redo':
      return { text: moves.redo, notes: [] };
    case 'return':
      return { text: `Back to entry ${to}`, notes: [] };
    case WHOLE_COPY:
      return wholeCopy;
    case RESEED:
      return RESHUFFLED;
    case LINK_PHONE:
      return {
        text: linked ? `${person} reads papers on a phone` : `${person}’s phone is unlinked`,
        notes: [],
      };
    default:
      return null;
  }
}
