/** Where the app does something: its name, and what a table opens there, a page or a sheet. */
export interface AppPlace {
  name: string;
  page?: string;
  sheet?: string;
}

/** A word of a game in two sentences. */
export interface Term {
  word: string;
  /** What the thing is. */
  is: string;
  /** What moves it, or what it does. */
  does: string;
  /** Nothing where the word is the app's own. */
  rule?: string;
  /** What it may be looked for by, too. */
  also?: string;
}

/** A rule that the app goes by: its label, our words, and where the app does it. */
export interface RuleLine {
  label: string;
  words: string;
  at: AppPlace;
}

/** The rules of one part of a rulebook. */
export interface Chapter {
  title: string;
  rules: readonly RuleLine[];
}

/** A key, or keys, and what they do. */
export interface KeyLine {
  keys: readonly string[];
  does: string;
}

/** What a word of the app needs of a game: a command by this name. */
export const NEEDED = ['add-line', 'say-total', 'choose-reading'] as const;
export type Needed = (typeof NEEDED)[number];

/** What a game says in Help. */
export interface Help {
  /** What it has not: words of the app that need it mean nothing there, and are not told. */
  lacks: readonly Needed[];
  words: readonly Term[];
  chapters: readonly Chapter[];
  /** What each page is for and what is done on it, a sentence each; by the page's address. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** The keys that only this game has. */
  keys: readonly KeyLine[];
  /** Its guided turns: each by its kind, how it is played there, and how long it takes. */
  firstTurns: readonly { kind: string; name: string; minutes: number }[];
}

type Row = readonly [number: string, words: string, at: AppPlace];

/** A part of a rulebook: each row a number or name as printed, our words, and where. */
export const createChapters =
  (game: string) =>
  (title: string, rows: readonly Row[]): Chapter => ({
    title,
    rules: rows.map(([number, words, at]) => ({ label: `${game} ${number}`, words, at })),
  });

/** Words that ask and name nothing. */
const ASKING = /^(a|an|the|is|are|of|what|whats|what’s|what's|how|why|does|do|mean|means|in|to)$/;

const plain = (text: string) => text.toLowerCase().replaceAll('−', '-');

/** What is looked for, word by word: "What is the Economic Climate?" looks for economic and climate. */
export function readQuery(query: string): string[] {
  const words = plain(query)
    .split(/[\s,;?!]+/)
    .filter(Boolean);
  const naming = words.filter((word) => !ASKING.test(word));
  return naming.length > 0 ? naming : words;
}

const finds = (query: readonly string[], ...texts: (string | undefined)[]) => {
  const text = plain(texts.filter(Boolean).join(' '));
  return query.every((word) => text.includes(word));
};

/** The words and rules that answer; a word or a label that is just what was asked for comes first. */
export function findHelp(help: Help, query: string): { words: Term[]; rules: RuleLine[] } {
  const wanted = readQuery(query);
  if (wanted.length === 0) return { words: [], rules: [] };
  /** How well a word answers: by its name, by another one, by a sentence of it; nothing where it does not. */
  const rank = ({ word, also, is, does, rule }: Term) =>
    [[word], [word, also], [word, also, is, does, rule]].findIndex((texts) => finds(wanted, ...texts));
  const rules = help.chapters
    .flatMap((chapter) => chapter.rules)
    .filter(({ label, words }) => finds(wanted, label, words));
  const isAsked = ({ label }: RuleLine) => plain(label) === plain(query.trim());
  return {
    words: [0, 1, 2].flatMap((of) => help.words.filter((term) => rank(term) === of)),
    rules: [...rules.filter(isAsked), ...rules.filter((line) => !isAsked(line))],
  };
}
