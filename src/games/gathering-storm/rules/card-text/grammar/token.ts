import type { Category, Country, Power, Region, Side } from '../../vocabulary';

/** What a line can refer to, other than names and numbers (lexicon.ts). */
export type Topic =
  // Topics of effect kinds.
  | 'support'
  | 'income'
  | 'tile'
  | 'draw'
  | 'index'
  | 'climate'
  | 'balance'
  | 'pact'
  | 'result'
  | 'level'
  | 'step'
  | 'counter'
  | 'activity'
  | 'diplomatic'
  | 'research'
  | 'project'
  | 'construction'
  | 'space'
  | 'accelerate'
  | 'civil war'
  | 'subversion'
  | 'purge'
  | 'espionage'
  | 'spy ring'
  | 'double'
  | 'permit'
  | 'dispute'
  | 'factory'
  | 'unit'
  | 'ship'
  // How much, whose, which way, when.
  | 'cost'
  | 'free'
  | 'point'
  | 'tile point'
  | 'earlier'
  | 'place'
  | 'whatever'
  | 'modifier'
  | 'no modifier'
  | 'counts two'
  | 'any'
  | 'all'
  | 'each'
  | 'max'
  | 'back'
  | 'base'
  | 'inverse'
  | 'equal'
  | 'whoever'
  | 'none'
  | 'or'
  | 'and'
  | 'up'
  | 'down'
  | 'gone'
  | 'paid'
  | 'swing'
  /** A gain: earlier words do not turn it into a loss. */
  | 'gets'
  | 'dear'
  | 'set'
  | 'now on'
  | 'second'
  | 'third'
  | 'different'
  | 'in income'
  | 'in diplomacy'
  | 'in economy'
  | 'self'
  | 'may'
  | 'thing'
  // A mark within a sentence, and the end of a sentence or a line.
  | 'comma'
  | 'stroke'
  | 'stop'
  /** No meaning, unless it has another one as well. */
  | 'silent';

/** A number as it was written. */
export interface Amount {
  /** Without its sign. */
  size: number;
  sign: '+' | '-' | null;
  /** The minus before it has spaces around it and may be a separator: “Poland - 1”. */
  loose: boolean;
  /** “Is now 2”: what it is, and not by how much it changes. */
  stated?: true;
  /** “A tile”: counts as one, if a number is needed. */
  weak?: true;
  /** What it counts, where that follows it: “two spaces”. */
  of?: Topic;
}

/** What some words mean. */
export type Meaning =
  | { is: 'power'; value: Power }
  | { is: 'side'; value: Side }
  | { is: 'country'; value: Country }
  | { is: 'region'; value: Region }
  | { is: 'category'; value: Category }
  /** The name of a research project, whoever owns it. */
  | { is: 'project'; value: string }
  /** With every meaning of the word; a unit or a ship with its type; and that it is a plural. */
  | { is: 'topic'; value: readonly Topic[]; type?: string; many?: true }
  | { is: 'amount'; value: Amount }
  /** From −n to +n. */
  | { is: 'range'; value: number }
  /** A word without a meaning here. */
  | { is: 'unknown'; value: string };

/** A meaning and its position in the plain text. */
export type Token = Meaning & { from: number; end: number };

/** Whether a token may mean one of these topics. */
export const isTopic = (token: Meaning | undefined, ...topics: readonly Topic[]): boolean =>
  token?.is === 'topic' && topics.some((topic) => token.value.includes(topic));

/** Whether any of these topics is spoken of. */
export const speaksOf = (tokens: readonly Token[], ...topics: readonly Topic[]): boolean =>
  tokens.some((token) => isTopic(token, ...topics));

/** The distinct values of one kind of token. */
export const valuesOf = <I extends Token['is']>(tokens: readonly Token[], is: I) =>
  [...new Set(tokens.flatMap((token) => (token.is === is ? [token.value] : [])))] as Extract<
    Token,
    { is: I }
  >['value'][];

/** Whether it names a power or a side. */
export const isWho = ({ is }: Token): boolean => is === 'power' || is === 'side';
