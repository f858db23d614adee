import type { HasProjects } from '../../research/catalogue';
import { noticeKnown } from '../notions/notice';
import { isMatter, type Noticed, type Topic } from '../notions/notion';
import { createSourceText } from '../read/source-text';

/** So long, and of so many words, may a title be that was not put in quotation marks. */
const LONGEST = 60;
const MOST_WORDS = 9;

/** What binds what follows it: “If the climate is bad, support -1” would count in any case. */
const BINDS =
  /\b(?:if|when|whenever|while|unless|until|except|only|otherwise|else|provided|should|in case|as long as|instead)\b/iu;

/** How much. */
const HOW_MUCH = /\p{N}|\b(?:one|two|three|four|five)\b/iu;

/** Whether words may bind what stands behind them. */
export const binds = (words: string): boolean => BINDS.test(words);
/** Whether words speak of what an effect does. */
export const does = (words: string): boolean =>
  HOW_MUCH.test(words) ||
  noticeKnown(createSourceText(words).plain, ANYWHERE).some(
    (notion) => notion.is === 'topic' && notion.value.some(isMatter),
  );
const ANYWHERE: HasProjects = {};
/** Whether words put a condition on what a card does: nothing that may be passed over as a title. */
export const isCondition = (words: string): boolean => binds(words) && does(words);

/** What says that something changes, and by how much; titles say it seldom. */
const CHANGES: readonly Topic[] = [
  ...(['up', 'down', 'none', 'each', 'max', 'double', 'earlier', 'permit', 'equal', 'set'] as const),
  ...(['free', 'base', 'inverse', 'accelerate', 'any', 'may', 'no modifier', 'whatever'] as const),
];
const changes = (notion: Noticed): boolean =>
  notion.is === 'amount' || notion.is === 'range'
    ? true
    : notion.is === 'topic' && CHANGES.some((topic) => notion.value.includes(topic));

/** Small words that a title writes small. */
const SMALL = /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/;
/** What somebody or something does: a title that says it could as well be an effect. */
const VERBS =
  /\b(?:gains?|loses?|gets?|draws?|adds?|rises?|falls?|drops?|goes|moves?|costs?|receives?|raises?|lowers?|increases?|decreases?|reduces?|up|down|plus|minus|zero|one|two|three|four|five|six|seven|eight|nine|none|no)\b/i;

/**
 * Whether a line is written as titles are, “More Support for the Poor”: in capitals, and without a figure, a sign, a
 * verb of the rules or a condition.
 */
export function isWrittenAsTitle(words: string): boolean {
  const parts = words.trim().split(/\s+/);
  const letters = /^\p{Lu}[\p{L}\p{M} '’",.!?&()-]*$/u.test(words.trim()) && words.length <= LONGEST;
  if (!letters || parts.length < 2 || parts.length > MOST_WORDS || binds(words) || VERBS.test(words))
    return false;
  return parts.every(
    (part, at) => /^["'’(&]*\p{Lu}/u.test(part) || part === '&' || (at > 0 && SMALL.test(part)),
  );
}

/**
 * Whether a line that cannot be read looks like a title, though a word of the rules is in it: “The income of the poor”.
 * It has no figure, sets no condition, and says of nothing that it changes.
 */
export function isLikelyTitle(words: string, place: HasProjects): boolean {
  const { plain } = createSourceText(words);
  const letters = /^\p{L}[\p{L}\p{M} '",.!?&()-]*$/u.test(plain) && plain.length <= LONGEST;
  if (!letters || plain.split(' ').length > MOST_WORDS || /-$/.test(plain) || binds(plain)) return false;
  return !noticeKnown(plain, place).some(changes);
}
