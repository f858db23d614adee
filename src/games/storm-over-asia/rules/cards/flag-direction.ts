import type { Flag } from '../vocabulary';
import { flagOf } from './lines';

/** Two flags named in a line, in its order, and which is replaced; null if that is not clear. */
export interface NamedFlags {
  flags: Flag[];
  turn: { from: Flag; to: Flag } | null;
}

const ARROW = /[-=–—]+>|[→⇒➔]/u;
const ARROW_BACK = /<[-=–—]+|[←⇐]/u;
/** What makes a word of flags the name of a player, a region, or a number. */
const NOT_A_FLAG =
  /^\s+(?:players?|side|power|events?|results?|army|navy|forces?|troops|units?|garrisons?|regions?|areas?|cit(?:y|ies)|support|income|control)\b/iu;
const NEGATED = /\b(?:not|never|no|cannot|nor|neither|unless|except)\b|n['’]t\b/iu;

/** Between two flags: the first becomes the second. */
const FORWARD =
  /\b(?:becom\w*|turn(?:s|ed|ing)?(?! (?:up|back|against|over|from|by)\b)|(?:converted|changed|flipped) (?:in)?to|replac\w* (?:it |them )?(?:by|with)|replaced\b.*\b(?:by|with)|(?:exchanged|swapped|traded) (?:for|with|against)|gives? way to|makes? (?:way|room) for)\b/iu;
/** Between two flags: the first replaces the second. */
const BACKWARD =
  /\b(?:replac(?:e|es|ing)(?! (?:it |them )?(?:by|with)\b)|displac(?:e|es|ing)|supersed(?:e|es|ing)|instead of|rather than|in (?:the )?(?:place|stead|lieu) of|takes? the (?:place|spot) of|(?:turned|converted|changed|flipped|made) (?:from|out of))\b/iu;
/** Before both flags; the words between them decide the direction. */
const REPLACE = /\b(?:replac\w*|exchang\w*|swap\w*|trad(?:e|es|ing))\b/iu;
const TURN = /\b(?:turn\w*|convert\w*|flip\w*|chang\w*|mak(?:e|es|ing)|from)\b/iu;
const REMOVE =
  /\b(?:remov\w*|tak(?:e|es|en|ing)|los(?:e|es|t|ing)|withdraw\w*|discard\w*|goes|leav(?:e|es|ing))\b/iu;
const ADD = /\b(?:add\w*|plac(?:e|es|ed|ing)|put\w*|lay\w*|laid|gain\w*|comes?|arriv\w*)\b/iu;
/** Matches only the link in “Turn a warlord flag (into a) Nationalist”. */
const JOIN = /^\s*(?:flags?)?\s*(?:(?:in)?to)?\s*(?:an?|one|the)?\s*$/iu;

/** A line's text before its first flag, between its flags, and after them. */
interface Around {
  before: string;
  between: string;
  behind: string;
}

/** By verbs of two halves: one flag is removed, another added. */
function byTwoHalves({ before, between, behind }: Around): boolean | null {
  const [, end = '', start = ''] = /^(.*?)(?:\band\b|\bthen\b|[,;.&])(.*)$/iu.exec(between) ?? [];
  const first = `${before} ${end}`;
  const second = `${start} ${behind}`;
  if (REMOVE.test(first) && !ADD.test(first) && ADD.test(second) && !REMOVE.test(second)) return true;
  if (ADD.test(first) && !REMOVE.test(first) && REMOVE.test(second) && !ADD.test(second)) return false;
  return null;
}

/** Whether the first of two flags becomes the second (true) or replaces it (false); null if it is unclear. */
function isForward(around: Around): boolean | null {
  const { before, between } = around;
  if (NEGATED.test(Object.values(around).join(' '))) return null;
  const halves = byTwoHalves(around);
  if (halves !== null) return halves;
  const forward = ARROW.test(between) || FORWARD.test(between);
  const backward = ARROW_BACK.test(between) || BACKWARD.test(between);
  if (forward && backward) return null;
  if (REPLACE.test(before) && !forward) {
    if (/\b(?:by|with)\s+(?:an? |one |the )?$/iu.test(before)) return false;
    return !backward && /\b(?:by|with|for|against)\b/iu.test(between) ? true : null;
  }
  if (backward) return false;
  if (forward) return ARROW.test(between) || /^\s*(?:flags?|one)\b/iu.test(between) ? true : null;
  return TURN.test(before) && JOIN.test(between) ? true : null;
}

/** Reads which flags a line names and which becomes which, in any word order. @rule SOA 26.111, 26.213 */
export function namedFlags(line: string): NamedFlags {
  const named = [...line.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const flag = flagOf(word);
    const end = index + word.length;
    return flag && !NOT_A_FLAG.test(line.slice(end)) ? [{ flag, index, end }] : [];
  });
  const flags = named.map(({ flag }) => flag);
  const [one, other, ...more] = named;
  if (!one || !other || more.length > 0 || one.flag === other.flag) return { flags, turn: null };
  const forward = isForward({
    before: line.slice(0, one.index),
    between: line.slice(one.end, other.index),
    behind: line.slice(other.end),
  });
  if (forward === null) return { flags, turn: null };
  const [from, to] = forward ? [one.flag, other.flag] : [other.flag, one.flag];
  return { flags, turn: { from, to } };
}

/** Whether a line has an arrow, in which case it needs no word for the flags. */
export const hasArrow = (line: string) => ARROW.test(line) || ARROW_BACK.test(line);

/** A quick test: every line that turns a flag matches; other lines are not examined further. */
export const mayTurn = (line: string) =>
  /becom|replac|displac|supersed|convert|turn|flip|chang|swap|trad|stead|lieu|place|rather|remov|tak|way|add|put|come|goes/i.test(
    line,
  ) || hasArrow(line);
