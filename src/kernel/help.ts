/** A place in the app: its name, and the page or sheet that a table opens there. */
export interface AppPlace {
  name: string;
  page?: string;
  sheet?: string;
}

/** A word of a game in two sentences. */
export interface Term {
  word: string;
  /** The definition. */
  is: string;
  /** What moves it, or what it does. */
  does: string;
  /** Undefined if the word is the app's own. */
  rule?: string;
  /** Other words to search for it by. */
  also?: string;
}

/** A rule that the app follows: its label, our summary, and where the app applies it. */
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

/** Commands that some words of the app require of a game. */
export const NEEDED = ['add-line', 'say-total', 'choose-reading'] as const;
export type Needed = (typeof NEEDED)[number];

/** A game's content for Help. */
export interface Help {
  /** The commands that the game does not have; words of the app that need them are hidden. */
  lacks: readonly Needed[];
  words: readonly Term[];
  chapters: readonly Chapter[];
  /** What each page is for and what is done there, one sentence each, by the page's address. */
  pages: Readonly<Record<string, readonly string[]>>;
  /** The keys that only this game has. */
  keys: readonly KeyLine[];
  /** The guided turns: kind, name and duration of each. */
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

/** Question words that name nothing. */
const ASKING = /^(a|an|the|is|are|of|what|whats|what’s|what's|how|why|does|do|mean|means|in|to)$/;

const plain = (text: string) => text.toLowerCase().replaceAll('−', '-');

/** The search words of a query: "What is the Economic Climate?" gives economic and climate. */
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

/** The matching words and rules, exact matches of a word or label first. */
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
