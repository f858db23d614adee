import type { Unread } from '@/kernel/result';
import { CHANGED, EFFECTS } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { onceForList } from '../../research/catalogue';
import { COUNTRIES, capitalize, POWERS, type Power, printList, REGION_NAMES, SIDES } from '../../vocabulary';
import { NAMES } from '../notions/names';
import { notice, noticeKnown } from '../notions/notice';
import { isMatter, type Noticed, speaksOf, type Topic } from '../notions/notion';
import { isPerThing, readFreely } from '../notions/read-freely';
import { isSilent, TOPICS } from '../notions/topics';
import { refusePower } from '../read/parse-result';
import { type Death, isReadable } from '../read/read-effects';
import { isSecrecy } from '../read/secrecy';
import { createSourceText, sourceAt } from '../read/source-text';
import { countryNames, namesIn, powerNames, printOr } from '../read/spellings';
import { isElsewhere } from './elsewhere';
import { fitExample, waysOf } from './fitted';
import { askApart, askFor } from './lacking';
import { nearestBeside } from './nearest-beside';

/** What a line that nothing could read may have meant. */

const EXAMPLES = Object.values(EFFECTS).map(({ example }) => example);
const WORD = /[\p{L}'-]+/gu;
const wordsOf = (text: string) => text.match(WORD) ?? [];

/** The different words of each form, and what it is about. */
const EXAMPLE_WORDS = onceForList((projects) =>
  EXAMPLES.map((example): [string, string[], Topic[]] => {
    const { plain } = createSourceText(example);
    return [example, [...new Set(wordsOf(plain))], [...new Set(mattersIn(noticeKnown(plain, { projects })))]];
  }),
);

/** So many misspelled words are remembered. */
const MOST_SPELLED = 1000;

/** Every word of the printable forms, by its small letters; and what other words were taken for. */
const knownAt = onceForList((projects) => {
  const known = new Map(
    [
      ...EXAMPLES,
      ...COUNTRIES,
      ...POWERS.map((power) =>
        EFFECTS.support.print({ kind: 'support', power, amount: 0 }, { general: true }),
      ),
      ...POWERS,
      ...SIDES,
      ...REGION_NAMES,
      ...projects.map(({ name }) => name),
      'one two three more fewer tiles air naval atomic intelligence',
    ]
      .flatMap(wordsOf)
      .map((word) => [word.toLowerCase(), word]),
  );
  return { known, words: [...known.keys()], spelled: new Map<string, string | null>() };
});

const LONGEST = 160;
const COUNTRY_LIKE = /^([^:\n]{2,120}?) ?: ?[+-]? ?\d/;
/** What a line can speak of that is no country. */
const SUBJECT = new RegExp(
  `${CHANGED.map(({ word }) => word.toLowerCase()).join('|')}|index|e\\.?a\\.?i|level|draws|modifier|by hand|research|factories`,
);
/** “(this turn).” stands before a colon as a country does, and is no name. */
const NAME_LIKE = /^\p{L}[\p{L}' -]*\.?$/u;
const OF_POWERS = Object.values(EFFECTS).flatMap(({ changes, placement }) =>
  changes && placement.forAnother ? changes.word : [],
);
const POWER_LIKE = new RegExp(`^([^:\\n]{1,40}?)[ \\n](?:national income|draws|${OF_POWERS.join('|')})\\b`);

/** What stands where an amount does and begins like a number, and is no whole one. */
const NUMBER_LIKE =
  /(?:[:.] ?|cost )([+-]{0,2}(?:0\d+|\d{5,}|\d+(?:[.,/]\d|[a-z½¼¾])[\w.,/+-]*|infinity|nan)|[+-]{2}\d+)(?=$|[\s)[\].,;])/;

/** A number that is no whole one, wherever it stands. */
const PART_OF_ONE = /(?<![\w.,/])[+-]? ?\d+(?:[.,]\d+|[½¼¾])(?![\w.,])/;
/** A word that means nothing anywhere. */
const isStrange = (word: string) =>
  /^\p{L}+$/u.test(word) && !NAMES.has(word) && !TOPICS.has(word) && !isSilent(word);

/** All that can be said of words that are like no form. */
export const UNREAD: Unread = { message: 'These words cannot be read.' };

/** Why words could not be read, as far as their form tells. */
export function refuseUnread(words: string, place: CardPlace, death?: Death): Unread {
  const { plain } = createSourceText(words.slice(0, LONGEST));
  const power = POWER_LIKE.exec(plain)?.[1];
  // “Mussolini gains support” names no power at its head; what it says there is told as a word that is none.
  const isKnown = death !== undefined && 'lacks' in death;
  if (power !== undefined && power.length > 1 && isStrange(power) && !powerNames.of(power) && !isKnown)
    return refusePower(power);
  if (/\[[^\]]*$/.test(plain))
    return { message: 'A bracket is not closed.', allowed: 'Close it behind whom it names: [Britain].' };
  const stranger = countriesIn(plain, place).find((name) => !countryNames.of(name));
  if (stranger) return refuseCountry(stranger);
  const number = NUMBER_LIKE.exec(plain)?.[1] ?? PART_OF_ONE.exec(plain)?.[0];
  if (number)
    return {
      message: `“${number}” is not a whole number in figures.`,
      allowed: 'Write an amount from -9 to +9.',
    };
  const elsewhere = death && 'unknown' in death && isElsewhere(death.unknown.word);
  if (elsewhere) return refuseCountry(death.unknown.word);
  if (death && 'unknown' in death && /\p{L}/u.test(death.unknown.word))
    return refuseUnknown(words, place, death);
  if (death && 'lacks' in death && death.lacks) return askFor(death.lacks, death.said ?? [], place);
  if (/\bmax\b/.test(plain))
    return { message: 'What this formula counts cannot be read.', rule: 'GS Guide, Support' };
  return (death && 'lacks' in death && askApart(death.said ?? [])) || UNREAD;
}

function refuseCountry(name: string): Unread {
  return {
    message: `“${capitalize(name)}” is not a country of the diplomatic regions.`,
    rule: 'GS 4.16',
    allowed: isElsewhere(name)
      ? 'If the card says so, do it by hand, on your board.'
      : `Name ${printOr(COUNTRIES)}.`,
  };
}

const askWho = (token: string, powers: readonly Power[]) => `Who is “${token}”: ${printOr(powers)}?`;
const PRONOUN = /^(?:it|he|she|they)$/;

/** “Germany and Italy: it gains one”: of two powers either may be meant, and each is offered in its place. */
export function askPronoun(
  words: string,
  { token, before }: { token: string; before: string },
  place: CardPlace,
): (Unread & { choices: string[] }) | null {
  if (!PRONOUN.test(token.toLowerCase())) return null;
  const at = new RegExp(`\\b${token}\\b`);
  const named = noticeKnown(createSourceText(`${before} ${words.replace(at, ' ')}`).plain, place).flatMap(
    (notion) => (notion.is === 'power' ? [notion.value] : []),
  );
  const powers = [...new Set(named)];
  const [first, ...others] = powers.map((power) => words.replace(at, power));
  // Where both are named in one breath, either would say the same of both.
  const plain = createSourceText(words.slice(0, words.search(at))).plain;
  if (first === undefined || others.length === 0) return null;
  if (/:\s*$/.test(plain)) {
    const behind = words.slice(words.search(at));
    return { message: askWho(token, powers), choices: powers.map((power) => behind.replace(at, power)) };
  }
  return { message: askWho(token, powers), choices: [first, ...others] };
}

/** So many words that mean nothing are named. */
const MOST_NAMED = 6;

/** All words of a text that mean nothing, each once. */
function unknownIn(plain: string, place: CardPlace): string[] {
  const unknown: string[] = [];
  for (let from = 0; from < plain.length; ) {
    const read = notice(plain, from, plain.length, place);
    if ('notions' in read) break;
    if (/\p{L}/u.test(read.unknown.word)) unknown.push(read.unknown.word);
    from = Math.max(read.unknown.end, from + 1);
  }
  return [...new Set(unknown)];
}

/** The words that mean nothing. “Secret” means something, only not there. */
function refuseUnknown(
  words: string,
  place: CardPlace,
  { unknown: { word } }: Extract<Death, { unknown: unknown }>,
): Unread {
  const isSecret = (one: string) => !place.general && isSecrecy(one);
  const unknown = unknownIn(createSourceText(words).plain, place).filter((one) => !isSecret(one));
  const first = isSecret(word) ? unknown[0] : word;
  return first === undefined
    ? { message: 'Where “secret” stands, it cannot be read.', allowed: 'Put it first, or last in brackets.' }
    : refuseWords(unknown, first);
}

function refuseWords(unknown: readonly string[], first: string): Unread {
  const others = unknown.filter((word) => word !== first).slice(0, MOST_NAMED - 1);
  const named = [capitalize(first), ...others].map((word) => `“${word}”`);
  return { message: `${printList(named)} ${named.length === 1 ? 'is' : 'are'} not understood here.` };
}

/** The names that stand where countries do: before a colon and an amount. */
function countriesIn(plain: string, place: CardPlace): string[] {
  const names = namesIn(COUNTRY_LIKE.exec(plain)?.[1] ?? '');
  // “Italian suport levvel” speaks of no country, however it is spelled.
  if (names.length === 0 || SUBJECT.test(plain)) return [];
  const says = (topic: Topic) =>
    noticeKnown(plain, place).some((notion) => notion.is === 'topic' && notion.value.includes(topic));
  if ((['support', 'income', 'index', 'tile', 'step', 'project'] as const).some(says)) return [];
  return SUBJECT.test(plain.replace(WORD, (word) => spell(word, place)).toLowerCase())
    ? []
    : names.filter((name) => NAME_LIKE.test(name));
}

/** The same words with each spelled right, where they can be read so; else nothing. */
export function respell(words: string, place: CardPlace): string | null {
  return respellPrinted(words, place) ?? (words.length > LONGEST ? null : respellUnknown(words, place));
}

/** The same, where they are then what a card prints: nearer than that a title may come by chance. */
export function respellPrinted(words: string, place: CardPlace): string | null {
  if (words.length > LONGEST) return null;
  const spelled = words.replace(WORD, (word) => spell(word, place));
  return spelled !== words && isReadable(createSourceText(spelled), place) ? spelled.trim() : null;
}

/** So many words of a line may be misspelled. */
const MISSPELLED = 3;

/** The same with the words that mean nothing spelled like those that do; what was understood stays as it was typed. */
function respellUnknown(words: string, place: CardPlace): string | null {
  let text = words;
  for (let times = 0; times <= MISSPELLED; times += 1) {
    const sourceText = createSourceText(text);
    const read = readFreely(sourceText.plain, 0, sourceText.plain.length, place);
    if ('ways' in read) return times === 0 ? null : text.trim();
    if (!('unknown' in read)) return null;
    const { from, end, word } = read.unknown;
    const near = nearWord(word, place);
    if (near === null) return null;
    text = text.slice(0, sourceAt(sourceText, from)) + near + text.slice(sourceAt(sourceText, end - 1) + 1);
  }
  return null;
}

const SAID = [...new Set([...NAMES.keys(), ...TOPICS.keys()].flatMap((phrase) => phrase.split(' ')))].filter(
  (word) => word.length > 2,
);
const lettersOf = (word: string) => [...word].sort().join('');
/** The first word of the same letters, by these in their order. */
const SWAPPED = new Map([...SAID].reverse().map((word) => [lettersOf(word), word]));
const isSwapped = (one: string, other: string) =>
  one.length === other.length && lettersOf(one) === lettersOf(other);

/** The word of the cards that is nearest to one that is none; names as they are written. */
function nearWord(word: string, place: CardPlace): string | null {
  if (word.length < 3 || word.length > 20 || isElsewhere(word)) return null;
  // It speaks of the trend or of secrecy, and of nothing that an effect says.
  if (/^(?:economy|business|keep|quiet|hidden|stays)$/.test(word)) return null;
  // A short word is near to too many, and another first letter is another word.
  const near =
    SWAPPED.get(lettersOf(word)) ??
    (word.length > 3 ? SAID.find((known) => known[0] === word[0] && isNear(known, word)) : undefined);
  return near === undefined
    ? null
    : (knownAt(place).known.get(near) ?? (near.length < 4 ? near.toUpperCase() : near));
}

/** Words that mean nothing with each spelled like one of the rules, whether or not the line can then be read. */
export interface Respelled {
  text: string;
  /** The words put in. */
  near: string[];
}

/** “Yeah” is near “year”, and says nothing: it is no word that somebody meant. */
const saysSomething = (word: string): boolean =>
  !isSilent(word) && !(TOPICS.get(word) ?? []).includes('silent');

/** @param how of words that may be a title only letters that changed places are told from other words */
export function respellWords(
  words: string,
  place: CardPlace,
  how: 'near' | 'swapped' = 'near',
): Respelled | null {
  if (words.length > LONGEST) return null;
  const { plain } = createSourceText(words);
  const spelled = new Map(
    unknownIn(plain, place).flatMap((word): [string, string][] => {
      const near = SAID.includes(word) ? null : nearWord(word, place);
      const counts =
        near !== null &&
        (isSwapped(near.toLowerCase(), word) || (how === 'near' && saysSomething(near.toLowerCase())));
      return counts ? [[word, near]] : [];
    }),
  );
  if (spelled.size === 0) return null;
  const text = words.replace(WORD, (word) => spelled.get(word.toLowerCase()) ?? word);
  return text === words ? null : { text, near: [...spelled.values()] };
}

/** What makes an effect depend on something, or lasts: a form without it says something else. */
const BOUND =
  /\b(?:if|when|whenever|while|unless|until|except|only|otherwise|else|provided|should|case|instead|next|later|every|each|per|permanent|half|not|never|no|or|maybe)\b/;

/** Whether a form says all names and numbers that were typed and no others, and nothing typed depends on more. */
export function saysAll(form: string, words: string, place: CardPlace): boolean {
  const { plain } = createSourceText(words);
  if (BOUND.test(plain)) return false;
  const typed = noticeKnown(plain, place);
  const offered = noticeKnown(createSourceText(form).plain, place);
  const isOwner = ({ is, value }: Noticed) => is === 'power' && value === place.power;
  const within = (some: readonly Noticed[], others: readonly Noticed[]) =>
    some.every(
      (one) => one.is === 'topic' || isOwner(one) || others.some((other) => keyOf(other) === keyOf(one)),
    );
  const numbers = (notions: readonly Noticed[]) =>
    notions.filter(({ is, value }) => is === 'amount' && !(value as { weak?: boolean }).weak).length;
  // Two things in one breath are not one of them.
  const about = new Set(mattersIn(offered));
  const spoken = typed.filter((notion) => notion.is === 'topic' && notion.value.some(isMatter));
  if (!spoken.every((notion) => (notion.value as readonly Topic[]).some((topic) => about.has(topic))))
    return false;
  // A sign that nobody typed is no part of what she said.
  const [said, told] = [waysOf(typed), waysOf(offered)];
  if (numbers(typed) > numbers(offered) || said.down !== told.down || (told.up && !said.up)) return false;
  return within(typed, offered) && within(offered, typed);
}

/** A longer line is not divided: it is no line of a card. */
const MOST_DIVIDED = 400;

/** What a text says that may not be lost: names, numbers, and what it is about. */
const spokenIn = (words: string, place: CardPlace): Noticed[] =>
  noticeKnown(createSourceText(words).plain, place).filter(
    (notion) =>
      (notion.is !== 'topic' || notion.value.some(isMatter)) &&
      (notion.is !== 'amount' || !notion.value.weak),
  );

/** What of some notions is not among others: a name, a number, or what they are about. */
function missingIn(some: readonly Noticed[], others: readonly Noticed[], place: CardPlace): Noticed[] {
  const about = new Set(mattersIn(others));
  return some.filter((one) => {
    if (one.is === 'topic') return !one.value.some((topic) => about.has(topic));
    if (one.is === 'power' && one.value === place.power) return false;
    return !others.some((other) => keyOf(other) === keyOf(one));
  });
}

const numbersOf = (notions: readonly Noticed[]) => notions.filter(({ is }) => is === 'amount').length;

/** Whether a form has everything that was typed and understood: each name, each number, and all that it is about. */
export function losesNothing(form: string, words: string, place: CardPlace): boolean {
  const [typed, offered] = [spokenIn(words, place), spokenIn(form, place)];
  // Nobody is offered the opposite of what she said, nor once what was for each of something.
  const [said, told] = [words, form].map((text) => noticeKnown(createSourceText(text).plain, place));
  if (!said || !told || (speaksOf(said, 'none') && !speaksOf(told, 'none'))) return false;
  if (isPerThing(said) && !speaksOf(told, 'each')) return false;
  // “Everybody loses one, Germany draws two more”: nobody is left out, and what goes both ways goes both ways.
  if (speaksOf(said, 'all') && !speaksOf(told, 'all')) return false;
  if (speaksOf(said, 'up') && speaksOf(said, 'down') && !(waysOf(told).up && waysOf(told).down)) return false;
  return numbersOf(typed) <= numbersOf(offered) && missingIn(typed, offered, place).length === 0;
}

/**
 * Whether a form has everything that was typed and understood, and brings in nothing else. The number of what was only
 * said to rise or fall is a blank to be filled in.
 */
export function keepsAll(form: string, words: string, place: CardPlace): boolean {
  if (!losesNothing(form, words, place)) return false;
  // What cards print of support and tiles besides says nothing more.
  const bare = form.replace(/(support) level/gi, '$1').replace(/\bdraws\b/g, '');
  const [typed, offered] = [spokenIn(words, place), spokenIn(bare, place)];
  const { up, down } = waysOf(noticeKnown(createSourceText(words).plain, place));
  const isBlank = (notion: Noticed) =>
    notion.is === 'amount' && notion.value.size === 1 && numbersOf(typed) === 0 && (up || down);
  return missingIn(offered, typed, place).every(isBlank) && !turnsSign(offered, typed, { up, down });
}

/** Whether a number is offered with a sign that was neither typed before it nor said: “take one off” is never +1. */
const turnsSign = (
  offered: readonly Noticed[],
  typed: readonly Noticed[],
  { up, down }: { up: boolean; down: boolean },
): boolean =>
  offered.some((one) => {
    if (one.is !== 'amount' || one.value.sign === null) return false;
    const { size, sign } = one.value;
    const said = sign === '+' ? up && !down : down && !up;
    const alike = typed.flatMap((other) =>
      other.is === 'amount' && other.value.size === size ? [other.value.sign] : [],
    );
    return alike.length > 0 && !alike.some((typedSign) => typedSign === sign || (typedSign === null && said));
  });

/** A name or a number, whatever else stands beside it. */
const keyOf = (notion: Noticed): string =>
  notion.is === 'amount' ? `amount ${notion.value.size}` : `${notion.is} ${JSON.stringify(notion.value)}`;

/**
 * The nearest words that could be read: the same with each word spelled right, or the form that shares most of them in
 * the place of those that nothing reads; nothing where it would lose what was typed, or say what was not.
 * @param before what stands before them on their line: whoever is named there may be meant
 * @param divides whether parts of it are looked at by themselves, which takes time
 */
export function nearestTo(words: string, place: CardPlace, before = '', divides = true): string | null {
  // “Ireland: +1 Germany, Hungary 1”: whoever stands behind a number may be of what stands before it.
  if (/\d\s+$/.test(before) && beginsWithName(words, place)) return null;
  // Nobody is offered another country in the place of one that was named.
  if (wordsOf(words.slice(0, LONGEST).toLowerCase()).some(isElsewhere)) return null;
  const spelled = respell(words, place);
  if (spelled !== null) return spelled;
  const form = nearestForm(words, place, before);
  if (!divides || words.length > MOST_DIVIDED) return form;
  const near = (part: string) => {
    const found = nearestTo(part, place, before);
    return found !== null && keepsAll(found, `${before} ${part}`, place) ? found : null;
  };
  const beside = nearestBeside(words, place, near);
  if (beside) return beside;
  if (form === null || !losesNothing(form, words, place)) return null;
  // What is understood by itself stays, or nothing is near.
  return beside === undefined || keepsAll(form, words, place) ? form : null;
}

const beginsWithName = (words: string, place: CardPlace): boolean => {
  const [first] = noticeKnown(createSourceText(words.slice(0, LONGEST)).plain, place);
  return first?.from === 0 && (first.is === 'power' || first.is === 'side');
};

/** “Atlantis: 1”: written as what a country leans by, if it were one. */
export const looksDiplomatic = (words: string, place: CardPlace): boolean =>
  countriesIn(createSourceText(words.slice(0, LONGEST)).plain, place).length > 0;

/** The form that shares most of what was typed. */
function nearestForm(words: string, place: CardPlace, before: string): string | null {
  const { plain } = createSourceText(words.slice(0, LONGEST));
  // In the place of a country that is none no other is offered.
  if (countriesIn(plain, place).length > 0) {
    const said = noticeKnown(plain, place);
    return said.some(({ is }) => is === 'country')
      ? fitExample(EFFECTS.diplomacy.example, said, place)
      : null;
  }
  const own = new Set(wordsOf(plain).filter((word) => /\p{L}/u.test(word) && !isSilent(word)));
  const known = asMeant(noticeKnown(plain, place));
  const apart = nearestApart(words, place);
  if (apart !== null) return apart;
  const about = new Set(mattersIn(known));
  const weighed = EXAMPLE_WORDS(place)
    .map(([example, printed, matters]) => ({
      example,
      matters,
      shared: printed.filter((word) => own.has(word)).length,
      akin: matters.filter((topic) => about.has(topic)).length,
    }))
    .filter(({ shared, akin }) => shared + akin > 0)
    // What is shared weighs most, then what else it is about; of two forms that share as much, the shorter is nearer.
    .map(({ example, matters, shared, akin }): [string, number] => [
      example,
      10 * shared + 8 * akin - 6 * (matters.length - akin) - wordsOf(example).length,
    ])
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_TRIED);
  const names = known.some(({ is }) => is === 'power')
    ? []
    : noticeKnown(createSourceText(before.slice(-LONGEST)).plain, place).filter(({ is }) => is === 'power');
  const shown = withoutIt(known, plain);
  const said = [...names, ...(PART_OF_ONE.test(plain) ? shown.filter(({ is }) => is !== 'amount') : shown)];
  for (const [example] of weighed) {
    const fitted = fitExample(example, said, place);
    if (fitted === null || namesOthers(fitted, said, place) || !isAkin(fitted, said, place)) continue;
    // Nobody is offered the opposite of what she said.
    if (waysOf(said).down && !waysOf(noticeKnown(createSourceText(fitted).plain, place)).down) continue;
    return fitted;
  }
  return null;
}

/** So many forms are tried: the others share too little. */
const MOST_TRIED = 8;

/** “Supp up, EAI up”: the nearest of each, where each part is about something of its own. */
function nearestApart(words: string, place: CardPlace): string | null {
  const parts = words.split(/\s*[,;/\n]\s*|\s+and\s+/).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return null;
  const about = parts.map((part) =>
    mattersIn(noticeKnown(createSourceText(part).plain, place)).filter(isOwn),
  );
  if (new Set(about.flat()).size < parts.length || about.some((topics) => topics.length !== 1)) return null;
  const names = noticeKnown(createSourceText(words).plain, place).filter(({ is }) => is === 'power');
  const before = names.length === 1 ? words : '';
  const forms = parts.map(
    (part) => respell(part, place) ?? (isRead(part, place) ? part : nearestTo(part, place, before)),
  );
  if (!forms.every((form) => form !== null)) return null;
  const joined = forms.join('; ');
  // What one part says of itself the other has not said: “+1 income/support” is no support less.
  const [typed, offered] = [words, joined].map((text) => noticeKnown(createSourceText(text).plain, place));
  return turnsSign(offered ?? [], typed ?? [], waysOf(typed ?? [])) ? null : joined;
}

const isRead = (part: string, place: CardPlace) => isReadable(createSourceText(part), place, 'said');
/** What changes by itself, so that two of them are two effects. */
const isOwn = (topic: Topic) => CHANGED.some((number) => number.topic === topic);

/** “Armor result”: a project has levels, and only a category has results; what is cheaper is a factory. */
function asMeant(known: readonly Noticed[]): readonly Noticed[] {
  const levels = known.some(({ is }) => is === 'project') && known.every(({ is }) => is !== 'category');
  return known.map((notion): Noticed => {
    if (notion.is !== 'topic') return notion;
    if (levels && notion.value.includes('result')) return { ...notion, value: ['level'] };
    return notion.value.includes('dear') ? { ...notion, value: [...notion.value, 'factory'] } : notion;
  });
}

/** “It” is Italy only beside another power. */
function withoutIt(known: readonly Noticed[], plain: string): readonly Noticed[] {
  const isIt = ({ is, from, end }: Noticed) => is === 'power' && /^it\.?$/.test(plain.slice(from, end));
  return known.some((notion) => notion.is === 'power' && !isIt(notion))
    ? known
    : known.filter((notion) => !isIt(notion));
}

const mattersIn = (notions: readonly Noticed[]): Topic[] =>
  notions.flatMap((notion) => (notion.is === 'topic' ? notion.value.filter(isMatter) : []));

/** Whether a form shares what was typed: every country, and of what it is about at least one thing. */
function isAkin(form: string, said: readonly Noticed[], place: CardPlace): boolean {
  const offered = noticeKnown(createSourceText(form).plain, place);
  const has = (notion: Noticed) =>
    offered.some(({ is, value }) => is === notion.is && value === notion.value);
  const countries = said.filter(({ is }) => is === 'country');
  const typed = mattersIn(said);
  const shared = mattersIn(offered).some((topic) => typed.includes(topic));
  const named = said.some((notion) => ['country', 'category', 'project'].includes(notion.is) && has(notion));
  return countries.every(has) && (shared || named);
}

/** Whether a form speaks of other powers or countries than those that were typed. */
function namesOthers(form: string, said: readonly Noticed[], place: CardPlace): boolean {
  const offered = noticeKnown(createSourceText(form).plain, place);
  const of = (notions: readonly Noticed[], is: Noticed['is']) =>
    notions.flatMap((notion) => (notion.is === is ? [notion.value] : []));
  return (['power', 'country'] as const).some((is) => {
    const typed = of(said, is);
    const named = of(offered, is);
    return typed.length > 0 && named.length > 0 && !typed.some((name) => named.includes(name));
  });
}

function spell(word: string, place: CardPlace): string {
  const { known, words, spelled } = knownAt(place);
  const small = word.toLowerCase();
  if (word.length < 3 || word.length > 20 || known.has(small)) return word;
  const before = spelled.get(small);
  if (before !== undefined) return before ?? word;
  const near = words.find((other) => other[0] === small[0] && isNear(other, small));
  const found = known.get(near ?? words.find((other) => isNear(other, small)) ?? '') ?? null;
  if (spelled.size >= MOST_SPELLED) spelled.clear();
  spelled.set(small, found);
  return found ?? word;
}

/** Whether two words differ by at most one letter in four, added, left out, or another. */
export function isNear(one: string, other: string): boolean {
  const most = Math.max(1, Math.min(2, Math.floor(one.length / 4)));
  if (Math.abs(one.length - other.length) > most) return false;
  // Where both begin and end alike they do not differ.
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return differBy(one.slice(from, one.length - end), other.slice(from, other.length - end)) <= most;
}

/** By how many letters two words differ; more than two are not counted on. */
function differBy(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next[to] = Math.min(
        (row[to] as number) + 1,
        (next[to - 1] as number) + 1,
        (row[to - 1] as number) + (one[at] === other[to - 1] ? 0 : 1),
      );
    row = next;
    if (row.every((count) => count > 2)) return 3;
  }
  return row[other.length] as number;
}
