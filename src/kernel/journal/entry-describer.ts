import type { Commands, Description, Nature } from '../command/command';
import { entryNow, entryPut, type Sentence, sayCorrection } from '../command/say-correction';
import type { Command } from '../game';
import { type Entry, outcomeIn } from './entry';
import { WHOLE_COPY } from './journal';
import type { PublicRow } from './views';

interface DescriberOptions<Context> {
  commands: Commands<never, never, Context, never>;
  /** What the game’s sentences read beside a command and what came of it. */
  contextOf(entry: Entry): Context;
  /** How it is said that an entry was taken back, or done again. */
  moves: { undo: string; redo: string };
  /**
   * How it is said that a whole copy was made: what not everyone knows is in that file, the hands where a game says
   * nothing. One without hands is refused by `src/cli/commands.test.ts` until it says what.
   */
  wholeCopy?: Description;
  /** What stands under a sentence before its own notes. */
  sayFirst?(command: Command): string[];
  /** What an entry changed, in words, where its own sentence does not say it. */
  sayChanges(entry: Entry, text: string): string[];
  /** Undo and its like in a few words; nothing where their sentence is short. */
  nameMove?(entry: Entry): string | null;
}

/** How a game tells its entries: what is said, in few words too, and what each is to the table. */
export interface EntryDescriber {
  /** An entry that everyone may read. */
  sayEntry(entry: Entry): Sentence;
  /** The same without what it changed. */
  sayItself(entry: Entry): Sentence;
  /** A row of the journal in words: a correction tells what came of it as the line stands now. */
  sayRow(row: PublicRow): Sentence;
  /** The same, each card that it lays open by itself. */
  sayCards(row: PublicRow): Sentence[];
  /** What Undo would take back, in a few words and from public facts alone. */
  nameEntry(entry: Entry): string;
  natureOf(entry: Entry): Nature;
}

const NOTHING: Sentence = { text: 'Something was decided', notes: [] };

/** Whoever makes a whole copy may read what only others may know: the hands, or what comes of the seed. */
const HANDS_IN_COPY: Description = {
  text: 'A whole copy was made, with every hand in it',
  notes: ['Whoever opens that file can read them'],
};
export const ROLLS_IN_COPY: Description = {
  text: 'A whole copy was made, with all that the app will roll in it',
  notes: ['Whoever opens that file can work it out'],
};

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
    // Asked of every row for each filter and each section, and an entry never changes.
    natureOf(entry) {
      const nature = natures.get(entry) ?? readNature(entry);
      natures.set(entry, nature);
      return nature;
    },
  };
}

/** What is said of a command that moves the head, or leaves it; nothing of any other. */
function sayMove(
  { type, to }: Command,
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
    default:
      return null;
  }
}
