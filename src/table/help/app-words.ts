import type { Help, KeyLine, Needed, Term } from '@/kernel/help';

/** The words of the app itself; no rulebook has them. Some mean nothing in a game that lacks what they need. */
export const APP_WORDS: readonly (Term & { needs?: Needed })[] = [
  {
    word: 'Modifier',
    is: 'A line of a number: what it adds or takes, where it comes from and how long.',
    does: 'Tap a number, then Add a modifier, for what your rulebook knows and the app does not.',
    also: 'add line',
    needs: 'add-line',
  },
  {
    word: 'The table says',
    is: 'Your own word for a number, which counts above all that the app adds up.',
    does: 'Tap the number, set what it is, and its sheet shows the difference as yours.',
    also: 'correct ruling',
    needs: 'say-total',
  },
  {
    word: 'All the same',
    is: 'The key beside a refusal.',
    does: 'It does what the app thinks a rule bars, and the journal says that the table decided.',
    also: 'anyway refuse',
  },
  {
    word: 'Assumed',
    is: 'Marks what we could not read in the rules and took in the likeliest way.',
    does: 'Change it where your rulebook says something else.',
  },
  {
    word: 'Reading',
    is: 'How this table takes a sentence that can be read in two ways.',
    does: 'Choose it in the menu, under Readings; what happened before stays as it was.',
    needs: 'choose-reading',
  },
  {
    word: 'Undo',
    is: 'Takes the newest entry back, as far back as you like.',
    does: 'The arrow at the head of the page, or beside the newest entries; further back by Undo something earlier in the menu; Redo is in the journal.',
    also: 'redo take back mistake',
  },
  {
    word: 'Correct',
    is: 'Puts right an older entry without undoing what came after.',
    does: 'Open the journal, tap the entry, then Correct; later entries are played again on top.',
    also: 'mistake change entry',
  },
  {
    word: 'Journal',
    is: 'Everything that happened at this table, in order, a sentence each.',
    does: 'Tap an entry to see what it changed, or the table as it was then.',
    also: 'log history',
  },
  {
    word: 'Back to a moment',
    is: 'The table goes on from any entry, and what was played since stays in the journal.',
    does: 'In the journal, or under Undo something earlier in the menu, tap the entry: all from there on is taken back; or name a moment under Bookmarks.',
    also: 'undo return bookmark earlier phase go back',
  },
  {
    word: 'Back up',
    is: 'A file with the whole table, for safety or for another device.',
    does: 'Menu, Back up, or Take it to another device; there choose Open a file on Home.',
    also: 'copy save another device phone tablet file export',
  },
  {
    word: 'Print',
    is: 'The position, a board, the journal or blank sheets on paper.',
    does: 'Menu, Print.',
    also: 'paper pdf',
  },
  {
    word: 'Settings',
    is: 'Text size, light or dark, left hand, sound, and installing the app on this device.',
    does: 'Menu, Settings, or Settings on Home.',
    also: 'install larger text big dark font zoom vibration offline',
  },
];

/** Those that a game has what they need for. */
export const appWordsOf = ({ lacks }: Pick<Help, 'lacks'>): readonly Term[] =>
  APP_WORDS.filter(({ needs }) => !needs || !lacks.includes(needs));

/** What each page that every table has is for. */
export const APP_PAGES: Readonly<Record<string, readonly string[]>> = {
  home: [
    'Tap a game to set up a new table. Once there is one, Resume goes on with the table you played last.',
    'Tap a word below to see what it means in the game that is chosen.',
  ],
  new: ['Only the game and who plays have to be set: the rest may stay as it is, and can be changed later.'],
  journal: ['Tap an entry to see what it changed, to correct it, or to see the table as it was then.'],
  policy: ['How the app decides for the powers it plays: read its rules, change them, or share them.'],
  curtain: [
    'Pass the device to the person who is named. Only she opens it: press and hold, or tap twice.',
    'Nothing of anybody’s papers is on this page.',
  ],
};

/** Shown before the page’s own words while an earlier moment of the table is viewed. */
export const AS_IT_WAS = 'You are looking at the table as it was. Back to now is at the foot of the page.';
/** Shown if another sheet is open under Help. */
export const UNDER = 'Close Help, and everything you chose is as you left it.';

/** The keys that every table has. */
export const APP_KEYS: readonly KeyLine[] = [
  { keys: ['?'], does: 'Opens Help, except while you type.' },
  { keys: ['Tab'], does: 'To the next key or field; with Shift, to the one before.' },
  { keys: ['Enter', 'Space'], does: 'Presses the key that has the ring round it.' },
  { keys: ['Escape'], does: 'Closes what is uppermost; in your own papers, hides them.' },
  { keys: ['←', '→'], does: 'Through choices and tabs; on the table as it was, an entry back or on.' },
  { keys: ['Enter', 'Space'], does: 'Held on the curtain: opens the papers.' },
];
