import { type HasProjects, onceForList } from '../../research/catalogue';
import { ADJECTIVES, COUNTRIES, POWERS, REGION_NAMES } from '../../vocabulary';
import { namesOf } from '../notions/names';
import { notice } from '../notions/notice';
import { isMatter, type Noticed } from '../notions/notion';
import { createSourceText } from '../read/source-text';
import { isCondition, isLikelyTitle } from './likely-title';
import { isNear } from './nearest';

/** Words with which a card says what it does, besides the names of powers, countries, regions and projects. */
const SAID =
  `support income index eai climate trend tile point draw factory factories conversion research result
  level step double doubled doubling counter flag pact diplomacy diplomatic subversion espionage purge aggression
  modifier maximum balance placement construction unit ship plus minus axis allies allied alliance
  free extra additional accelerate acceleration armor infantry flexible build building spy spies
  one two three four five six seven eight nine`.split(/\s+/);

/** Said in two words; each of them alone says nothing. */
const phrasesOf = onceForList((projects) =>
  ['civil war', 'spy ring', 'by hand', ...REGION_NAMES, ...projects.map(({ name }) => name)].map(
    (phrase) => new RegExp(`\\b${literally(phrase.toLowerCase())}s?\\b`),
  ),
);
const literally = (phrase: string) => phrase.replace(/[^\p{L}\p{N}]/gu, '\\$&').replaceAll('\\ ', ' ');

const NAMES = [
  ...POWERS,
  ...Object.values(ADJECTIVES),
  ...COUNTRIES,
  'Romania',
  'Soviet',
  'Italia',
  'Greek',
  'Irish',
  'Czech',
  'Poles',
].map((name) => name.toLowerCase());
/** Shortened as players do, and never a word of a title: “DC”, “EAI”, “lvl”. */
const SHORT =
  `dc ac eai ai cw scw civ bop bp ec sup supp inc rp lvl ctr brp brps xtra res rng torp fac fact conv subv esp nav mil
  intel intell dipl diplo drm rkt bb cv dd inf inv addl`.split(/\s+/);
/** Of powers and countries; two letters are also words, “it”, “fr”. */
const SHORT_NAMES = [...namesOf('power'), ...namesOf('country')]
  .map(([name]) => name)
  .filter((name) => name.length > 2 && name.length < 6);
const WORDS = new Set([...SAID, ...NAMES, ...SHORT, ...SHORT_NAMES]);

/** How cards begin to say how much, and titles seldom do. */
const OPENS = /^(?:no|fewer|any|half)\b/;

/** Shorter words are too near to others. */
const LONG_ENOUGH = 5;
const LONG_WORDS = [...WORDS].filter((word) => word.length >= LONG_ENOUGH);

const withoutEnd = (word: string) => word.replace(/'s$|s$/, '');

const NAMED = new Set(NAMES);
/** Whether a word is one of the rules and no name, or is spelled nearly so: “convention” is no “conversion”. */
const isSaid = (word: string): boolean => {
  const bare = withoutEnd(word);
  if (NAMED.has(bare) || NAMED.has(word)) return false;
  return (
    isRuleWord(word) &&
    (WORDS.has(bare) || WORDS.has(word) || LONG_WORDS.some((known) => isAlmost(known, bare)))
  );
};
/** One letter more, fewer or another, or two that changed places. */
const isAlmost = (known: string, word: string) =>
  known[0] === word[0] && isNear(known.slice(0, 7), word.slice(0, 7)) && known.slice(7) === word.slice(7);

/** Whether a text holds a word with which a card says what it does; names say nothing by themselves. */
export function saysRuleWord(text: string, place: HasProjects): boolean {
  const plain = createSourceText(text).plain.trim();
  if (OPENS.test(plain) || phrasesOf(place).some((phrase) => phrase.test(plain))) return true;
  return wordsIn(plain).some(isSaid);
}

const wordsIn = (plain: string) =>
  (plain.match(/[\p{L}']+(?:-[\p{L}']+)*/gu) ?? []).flatMap((word) => [word, ...word.split('-')]);

const isRuleWord = (word: string): boolean => {
  const bare = withoutEnd(word);
  if (WORDS.has(word) || WORDS.has(bare)) return true;
  return (
    bare.length >= LONG_ENOUGH && LONG_WORDS.some((known) => known[0] === bare[0] && isNear(known, bare))
  );
};

/** Whether an amount stands in a line as a card prints one: behind a sign or a colon. */
const hasAmount = (line: string): boolean => /[+-] ?\p{N}|: ?\p{N}/u.test(createSourceText(line).plain);

/**
 * Whether a line has a sign, a figure or a word of the rules in it, so that it may have been meant to do something;
 * a dash between words is no sign.
 */
function speaksOfRules(line: string, place: HasProjects): boolean {
  const plain = createSourceText(line).plain.trim();
  if (/[\p{N}+%]|[\s:]-+$/u.test(plain) || OPENS.test(plain)) return true;
  if (phrasesOf(place).some((phrase) => phrase.test(plain))) return true;
  return wordsIn(plain).some(isRuleWord);
}

/** What says nothing alone: “Up and down” is a title, “Sup up” is none. */
const isOfSomething = (notion: Noticed): boolean =>
  notion.is !== 'amount' && (notion.is !== 'topic' || notion.value.some(isMatter));

/** A longer line is no title. */
const LONGEST = 160;

/** “G up”, “It higher”: a power, where nothing but words of the rules stands beside it. */
const LETTERS = /(?<![\p{L}\d.'&])(?:it|[gibfr])(?![\p{L}\d.'&])/gu;

/** What a line says where every word of it is one of the rules, and something is named that could change: “Air rng”. */
function saidInRules(line: string, place: HasProjects): Noticed[] | null {
  if (line.length > LONGEST) return null;
  const plain = createSourceText(line).plain.replace(LETTERS, 'germany');
  const read = notice(plain, 0, plain.length, place);
  return 'notions' in read && read.notions.some(isOfSomething) ? read.notions : null;
}

/** “More”, “this turn” or “!” alone is no title. */
function saysLittle(line: string, place: HasProjects): boolean {
  const { plain } = createSourceText(line);
  const read = notice(plain, 0, plain.length, place);
  // A dash stands for no title.
  if (!/\p{L}/u.test(plain)) return /^[!?.,:;()\s]+$/.test(plain);
  return 'notions' in read && read.notions.length < 2 && line.length < LONGEST;
}

/**
 * Whether a first line may have been meant to do something, so that it is no title in silence. In a deck that is
 * written, where a title stands over each event, what names no country and no change may be one: “German yards”.
 */
export function mayBeMeant(line: string, place: HasProjects, where: 'table' | 'deck'): boolean {
  if (saysLittle(line, place)) return true;
  if (where === 'table')
    return isCondition(line) || speaksOfRules(line, place) || saidInRules(line, place) !== null;
  if (hasAmount(line) || saysRuleWord(line, place)) return true;
  const said = saidInRules(line, place);
  return said !== null && (said.some(({ is }) => is === 'country') || !isLikelyTitle(line, place));
}
