import { hasNameLike } from '@/systems/gathering-storm/card-text/ask/beside-name';
import {
  asksIfAnything,
  type Further,
  furtherFor,
  isWhole as isReadWhole,
  type Step,
} from '@/systems/gathering-storm/card-text/ask/further';
import { isLikelyTitle, isWrittenAsTitle } from '@/systems/gathering-storm/card-text/ask/likely-title';
import { nameGroup } from '@/systems/gathering-storm/card-text/ask/name-group';
import { typeIn } from '@/systems/gathering-storm/card-text/ask/named-in';
import { keepsAll, respell, respellWords, saysAll } from '@/systems/gathering-storm/card-text/ask/nearest';
import { isTitleAtSight } from '@/systems/gathering-storm/card-text/ask/title-at-sight';
import { trendsFor } from '@/systems/gathering-storm/card-text/ask/trends';
import {
  choiceAt,
  likelyWindow,
  momentsAsked,
  partByHand,
} from '@/systems/gathering-storm/card-text/read/by-hand-part';
import { withoutUnseen } from '@/systems/gathering-storm/card-text/read/letters';
import { addedBy, beginOf, mend, wordsAt } from '@/systems/gathering-storm/card-text/read/mend';
import { asksBack, type Mistake } from '@/systems/gathering-storm/card-text/read/mistake';
import { parseEntered } from '@/systems/gathering-storm/card-text/read/read-entered';
import { saysSecret } from '@/systems/gathering-storm/card-text/read/secrecy';
import { EFFECTS } from '@/systems/gathering-storm/effects';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import { capitalize, printList, printSigned } from '@/systems/gathering-storm/vocabulary';

/** An order to the table has at most so many letters. */
const LONGEST_ORDER = 200;

/** One way out of a mistake: a button and the text as it stands after it. */
export interface Way {
  label: string;
  text: string;
  /** Not a wording of what stands there, but another thing to do with it. */
  quiet?: boolean;
  /** It sets the trend, which stands beside the words. */
  trend?: number;
  /** A form like what was typed, and perhaps not all of it: it fills the field, and what it does is seen there. */
  alike?: true;
  /** An answer to what is asked where nothing answers the mistake itself. */
  further?: true;
  /** One of many, and none of the likely: shown where somebody looks for it. */
  folded?: true;
}

type MakeWay = (label: string, wording: string, quiet?: boolean) => Way;

/**
 * The ways out of a mistake: what is near, what it asks, and the table's own hand.
 * @param places where the words may stand; one, where it is known
 */
export function waysOf(text: string, mistake: Mistake, places: readonly CardPlace[]): Way[] {
  // Two buttons that say the same are one.
  const told = new Set<string>();
  // No offer drops what keeps an event secret.
  const secret = mistake.kind !== 'refused' && places.every(({ general }) => !general) && saysSecret(text);
  return allWays(text, mistake, places).filter(
    (way) => !(secret && !saysSecret(way.text)) && !told.has(way.label) && told.add(way.label),
  );
}

function allWays(text: string, mistake: Mistake, places: readonly CardPlace[]): Way[] {
  const { kind, words, choices = [], nearest, length, trend } = mistake;
  const unseen = withoutUnseen(text);
  if (unseen !== text) return [{ label: 'Take them out', text: unseen }];
  const way = (label: string, wording: string, quiet = false): Way => ({
    label,
    text: mend(text, mistake, wording),
    quiet,
  });
  // Only a part of long words is told.
  const typed = wordsAt(text, mistake);
  const unclosed = /^\[[^\]]+$/.test(words);
  const titles = choices.filter(isTitleAlone);
  const meant = nearest !== undefined && places.some((place) => respell(words, place) === nearest);
  const sight = places.some((place) => isTitleAtSight(words, place));
  const spelled = meant || sight || kind !== 'unread' ? [] : spelledWays(text, mistake, places, way);
  const further = furtherOf(text, mistake, places);
  const ifAnything = further !== undefined && asksIfAnything(further);
  const written = sight || isWrittenAsTitle(words);
  const split = choices.filter((choice) => isTitle(choice) && !isTitleAlone(choice));
  const likely =
    written || (!meant && spelled.length === 0 && places.some((place) => isLikelyTitle(words, place)));
  return [
    ...(written ? titles.map((title) => way('It is the title', title)) : []),
    ...(unclosed ? [way(`Close the bracket: ${words}]`, `${words}]`)] : []),
    ...(kind === 'refused' && /^(?:\[[^\]]*\]|secret(?:ly)?,?)$/i.test(words)
      ? [way(`Leave ${words} out`, '')]
      : []),
    // A title and what it does: nothing that says less stands beside it.
    ...split.map((choice) => way(labelOf(choice, typed), choice)),
    ...(trend ? [withTrend(way('', trend.rest), trend.value)] : []),
    ...(trend || kind !== 'unread' ? [] : trendWays(typed, mistake.line === 1, places, way)),
    ...(meant ? [way(`Did you mean “${nearest}”?`, nearest)] : []),
    ...spelled,
    ...(likely && !written ? titles.map((title) => way('It is the title', title)) : []),
    ...(meant || trend || spelled.length > 0 || split.length > 0
      ? []
      : takenWays(text, mistake, places, way)),
    ...titleOfOrder(text, mistake, places, way),
    ...momentsFirst(
      text,
      choices.filter((choice) => !split.includes(choice)),
      places,
      (choice) => way(differingIn(choice, choices) ?? labelOf(choice, typed), choice),
    ),
    ...(further?.steps ?? []).map((step) => ({
      ...way(labelOfStep(step, typed, ifAnything), step.wording),
      further: true as const,
    })),
    ...((kind === 'unread' || isBarred(text, mistake, places)) &&
    words !== '' &&
    !unclosed &&
    !trend &&
    length <= LONGEST_ORDER
      ? handWays(typed, places, way, ifAnything)
      : []),
    // Words that look like no title change nothing as one: that comes last.
    ...(likely ? [] : titles.map((title) => way('Keep it as a title: it changes nothing', title, true))),
  ];
}

/** Whether all of the words is read, and no rule lets this card have it: then the board is the table's own. */
const isBarred = (
  text: string,
  { kind, choices = [], ...spot }: Mistake,
  places: readonly CardPlace[],
): boolean =>
  kind === 'refused' &&
  choices.every(isTitleAlone) &&
  places.every((place) => isReadWhole(wordsAt(text, spot), place));

const furtherOf = (text: string, mistake: Mistake, places: readonly CardPlace[]): Further | undefined =>
  places.flatMap((place) => furtherFor(text, mistake, place) ?? [])[0];

/** A longer line is not said whole on a button. */
const LONGEST_SAID = 60;

/** What is said to a question by which words lead on. */
function labelOfStep({ how, left, wording }: Step, words: string, ifAnything: boolean): string {
  if (how === 'about') return labelOf(wording.trim(), words);
  const lines = wording.split('\n').filter((line) => line !== '');
  if (how === 'apart')
    return lines.length === 1
      ? `“${lines[0]}” on a line of its own`
      : lines.map((line) => `“${line}”`).join(' and ');
  const what = printList(left.map((word) => `“${word}”`));
  if (how === 'so') return wording === '' ? `Yes, it is: ${what} goes` : `Yes, it is: ${wording}`;
  if (wording === '') return ifAnything ? `No: leave ${what} out` : `${what} changes nothing: leave it out`;
  return wording.length > LONGEST_SAID ? `Leave ${what} out` : `Without ${what}: ${wording}`;
}

/** What only the table can carry out: the words that are not understood where the rest is read, or all of them. */
function handWays(words: string, places: readonly CardPlace[], way: MakeWay, isAnswer: boolean): Way[] {
  const [part] = places.flatMap((place) => partByHand(words, place) ?? []);
  const whole = `By hand: ${words}`;
  const label = isAnswer ? 'Yes: by hand, on our board' : 'By hand, on our board';
  if (!part) return [way(label, whole, true)];
  return [
    way(`“${part.hand}” by hand, on our board`, part.wording),
    way('The whole line by hand, on our board', whole, true),
  ];
}

/** Wordings that are asked about; of the moments of an order the likely one first, and the others folded. */
function momentsFirst(
  text: string,
  choices: readonly string[],
  places: readonly CardPlace[],
  way: (choice: string) => Way,
): Way[] {
  const wordings = choices.filter((choice) => !isTitleAlone(choice));
  const asked = momentsAsked(wordings);
  const [place] = places;
  if (!asked || !place) return wordings.map(way);
  const read = parseEntered(text, place);
  const window = likelyWindow(asked.words, read.ok ? read.value.effects : read.effects, place);
  const likely = window && choiceAt(wordings, window);
  if (!likely) return wordings.map(way);
  const others = wordings.filter((choice) => choice !== likely);
  return [way(likely), ...others.map((choice): Way => ({ ...way(choice), quiet: true, folded: true }))];
}

const looksTitled = (words: string, places: readonly CardPlace[]) =>
  isWrittenAsTitle(words) || places.some((place) => isTitleAtSight(words, place));

/** Of a first line that was given to the table and looks like a title, that it may be one. */
function titleOfOrder(text: string, mistake: Mistake, places: readonly CardPlace[], way: MakeWay): Way[] {
  const asked = momentsAsked(mistake.choices ?? []);
  const isFirst = text.slice(0, beginOf(text, mistake)).trim() === '';
  if (!asked || !isFirst || !looksTitled(asked.words, places)) return [];
  return [way('It is the title', `"${asked.words}"`)];
}

/** “Tiels”: the words of the rules that are nearest, before anything else. */
function spelledWays(text: string, mistake: Mistake, places: readonly CardPlace[], way: MakeWay): Way[] {
  const { token, words } = mistake;
  const how = token === undefined ? 'swapped' : 'near';
  const [found] = places.flatMap((place) => respellWords(wordsAt(text, mistake), place, how) ?? []);
  if (!found || words === '') return [];
  const near = found.near.map((word) => `“${word}”`);
  const spelled = way(`Did you mean ${printList(near)}?`, found.text);
  // A word that means nothing in its place is no answer.
  const again = places.flatMap((place) => {
    const read = parseEntered(spelled.text, place);
    return read.ok ? [] : read.mistakes.map(({ token: dead }) => dead?.toLowerCase());
  });
  return found.near.some((word) => again.includes(word.toLowerCase())) ? [] : [spelled];
}

/** A form like it that says all that was typed is taken by one tap. */
function takenWays(text: string, mistake: Mistake, places: readonly CardPlace[], way: MakeWay): Way[] {
  const { kind, nearest, choices = [] } = mistake;
  const isAsked = asksBack(mistake);
  if (kind !== 'unread' || nearest === undefined || !(isAsked || choices.every(isTitleAlone))) return [];
  const form = alikeTo({ ...mistake, choices: undefined, allowed: undefined } as unknown as Mistake, places);
  const words = wordsAt(text, mistake);
  // “EAI - frobs 1”: what a sign stands before is not known.
  if (/(?:^|\s)[-−–](?=\s+\p{L})/u.test(words)) return [];
  // An offer loses nothing that was typed, and brings in nothing.
  if (form === null || !places.some((place) => keepsAll(form, words, place) && !hasNameLike(words, place)))
    return [];
  // “One destroyer” is not any ship.
  const [typed, offered] = [words, form].map((some) => typeIn(some, places[0] as CardPlace));
  if (typed !== null && typed !== offered) return [];
  if (places.some((place) => saysAll(form, words, place))) return [way(`Did you mean “${form}”?`, form)];
  return [{ ...way(`Something like “${form}”?`, form, true), alike: true }];
}

/** What the trend may be, where no card but a general one is meant. */
const trendWays = (typed: string, isFirst: boolean, places: readonly CardPlace[], way: MakeWay): Way[] =>
  places.every(({ general }) => general)
    ? places
        .slice(0, 1)
        .flatMap((place) => trendsFor(typed, isFirst, place))
        .map(({ value, rest }) => withTrend(way('', rest), value))
    : [];

/** What stood between the trend and the rest goes with it. */
const withTrend = ({ text }: Way, trend: number): Way => ({
  label: `Set the trend to ${printSigned(trend)}`,
  text: text.replace(/[\s,;]+$/, ''),
  trend,
});

/** Only a title stands in quotation marks. */
export const isTitle = (choice: string) => choice.startsWith('"');
const isTitleAlone = (choice: string) => isTitle(choice) && !choice.includes('\n');

/**
 * Of wordings of several lines what one of them has that the others have not, where that is a few words at one place:
 * “Scandinavia”. Nothing where they differ in more.
 */
function differingIn(choice: string, choices: readonly string[]): string | null {
  const all = choices.filter((one) => !isTitle(one)).map((one) => one.split(/(?=\s)/));
  if (all.length < 2 || !choice.includes('\n')) return null;
  const words = choice.split(/(?=\s)/);
  const shortest = Math.min(...all.map(({ length }) => length));
  const isSame = (at: number) => all.every((one) => one.at(at) === words.at(at));
  const counted = (step: (at: number) => number) => {
    let many = 0;
    while (many < shortest && isSame(step(many))) many += 1;
    return many;
  };
  const head = counted((at) => at);
  const tail = Math.min(
    counted((at) => -1 - at),
    shortest - head,
  );
  const own = words
    .slice(head, words.length - tail)
    .join('')
    .trim();
  return head === 0 || own === '' || own.includes('\n')
    ? null
    : capitalize(own.replace(/^[([]+|[)\].]+$/g, ''));
}

function labelOf(choice: string, words: string): string {
  const [title = '', ...rest] = choice.split('\n');
  if (isTitle(choice) && rest.length > 0) return `Title ${title}, then: ${rest.join(' ')}`;
  if (choice.startsWith('-\n')) return 'It is an effect';
  const lines = choice.split('\n');
  if (lines.length > 1 && new Set(lines).size === 1)
    return `${lines.length > 2 ? 'Three times' : 'Twice'}: ${lines[0]}`;
  const group = nameGroup(choice);
  if (group) return group;
  const added = addedBy(choice, words) ?? addedBy(choice, words.replace(/[\s.,;]+$/, ''));
  return capitalize(added ?? choice.replaceAll('\n', ', and '));
}

/** A form that this card could carry, where nothing nearer is known. */
export function alikeTo({ nearest, choices, allowed }: Mistake, places: readonly CardPlace[]): string | null {
  // An order to the table is offered by its own button.
  if (nearest === undefined || nearest === EFFECTS['by-hand'].example || choices || allowed) return null;
  return places.some((place) => parseEntered(nearest, place).ok) ? nearest : null;
}
