import { checkEffect, kindOf } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { DOUBLED, onceForList, projectsIn } from '../../research/catalogue';
import { ADJECTIVES, COUNTRIES, POWERS } from '../../vocabulary';
import { noticeKnown } from '../notions/notice';
import { type Noticed, speaksOf, type Topic } from '../notions/notion';
import type { Lack } from '../notions/rule';
import { readPieces } from '../read/read-effects';
import { createSourceText, sourceAt } from '../read/source-text';
import { askKind, type FilledQuestion, fill, tidy } from './fillers';
import { waysOf } from './fitted';
import { APART } from './lacking';

/** What a question about words that are understood can be answered with: wordings, each of which can be read. */

/** What is asked about: the words, what they say, and where they stand. */
interface Asked {
  words: string;
  said: readonly Noticed[];
  place: CardPlace;
}

/** Whether a wording can be read whole, or asks something else with answers of its own, and this card can carry it. */
function isAnswer(wording: string, place: CardPlace, how: 'possible' | 'barred' = 'possible'): boolean {
  const pieces = readPieces(createSourceText(wording), 0, place);
  return (
    pieces.length > 0 &&
    pieces.every(
      (piece) =>
        'reading' in piece &&
        ('effect' in piece.reading
          ? how === 'barred' || !checkEffect(piece.reading.effect, place)
          : (piece.reading.choices ?? []).length > 0),
    )
  );
}

/** Words that are asked about by a question whose answers can be read. */
export const isAsked = (words: string, place: CardPlace): boolean =>
  isAnswer(words, place) || asksOneMore(words, place);

/** A longer line has said what it is about. */
const LONGEST_ASKED = 40;

/** Whether a wording can be read but for one word more, which is asked for next. */
function asksOneMore(wording: string, place: CardPlace): boolean {
  const pieces = readPieces(createSourceText(wording), 0, place);
  const [only] = pieces;
  if (!only || pieces.length > 1 || !('unread' in only) || !('lacks' in only.unread)) return false;
  const { lacks } = only.unread;
  return (
    lacks !== null &&
    fill(wording, { lack: lacks, asked: '', alone: true }, place, (more) => isAnswer(more, place)) !== null
  );
}

/** The words without what says that somebody may. */
function withoutMay({ words, said }: Asked): string {
  const sourceText = createSourceText(words);
  const marks = said.filter((one) => one.is === 'topic' && one.value.includes('may'));
  return [...marks]
    .reverse()
    .reduce(
      (text, { from, end }) =>
        text.slice(0, sourceAt(sourceText, from)) + text.slice(sourceAt(sourceText, end - 1) + 1),
      words,
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const OF_SHIPS: readonly Topic[] = ['ship', 'space', 'accelerate', 'construction', 'free', 'unit', 'may'];

/** “A ship accelerated”: each by one space, or one by two, whoever's; where the line says nothing besides. */
function spaces({ said, place }: Asked): string[] {
  const besides = said.some(
    (one) =>
      ['project', 'category', 'country'].includes(one.is) ||
      (one.is === 'topic' && !one.value.some((topic) => OF_SHIPS.includes(topic))),
  );
  if (besides) return [];
  const named = said.flatMap((one) => (one.is === 'power' ? [one.value] : []));
  const [power] = named.length > 0 ? named : place.power ? [place.power] : [];
  return power ? [`All ${ADJECTIVES[power]} ships +1 space`, `One ${ADJECTIVES[power]} ship +2 spaces`] : [];
}

/** “Rockets +1”: a level, or a step, which the table carries out: an event gives two projects a step each. */
function levels({ words, said, place }: Asked): string[] {
  const isBare = said.some(({ is }) => is === 'project') && said.every(({ is }) => is !== 'topic');
  const [size] = said.flatMap((one) =>
    one.is === 'amount' && one.value.sign !== '-' ? [one.value.size] : [],
  );
  if (!isBare || !size || size > 2 || place.general) return [];
  const level = `${words.replace(/ ?\+? ?\d+/, '')} +1 level`;
  const byHand = kindOf({ kind: 'by-hand', words: '', window: 'economic' }).print(
    { kind: 'by-hand', words: `${words} step${size > 1 ? 's' : ''}`, window: 'economic' },
    place,
  );
  return [Array.from({ length: size }, () => level).join('\n'), byHand];
}

/** “Naval espionage vs Axis”: it is of the owner's own research, whomever it is against. */
function ownEspionage({ said, place }: Asked): string[] {
  const [category] = said.flatMap((one) => (one.is === 'category' ? [one.value] : []));
  return place.power && category && speaksOf(said, 'espionage')
    ? [
        kindOf({ kind: 'espionage', power: place.power, category }).print(
          { kind: 'espionage', power: place.power, category },
          place,
        ),
      ]
    : [];
}

/** “Support is 2”: the figure as a change. */
function signedFigures({ words, said }: Asked): string[] {
  const [amount, ...more] = said.filter((one) => one.is === 'amount' && !one.value.weak);
  if (amount?.is !== 'amount' || amount.value.sign || amount.value.size === 0 || more.length > 0) return [];
  // “Max. 3”: how far it goes is no change.
  if (speaksOf(said.slice(said.indexOf(amount) - 1, said.indexOf(amount)), 'max')) return [];
  const sourceText = createSourceText(words);
  const head = words
    .slice(0, sourceAt(sourceText, amount.from))
    .replace(/(?:=|\b(?:is|are|to|at|of|now))?\s*$/i, '');
  const tail = words.slice(sourceAt(sourceText, amount.end - 1) + 1);
  return ['+', '-'].map((sign) => `${head.trimEnd()} ${sign}${amount.value.size}${tail}`.trim());
}

/** Words with their one number as more and as less, where neither is said. */
export function bothWays(words: string, place: CardPlace): string[] {
  const said = noticeKnown(createSourceText(words).plain, place);
  const { up, down } = waysOf(said);
  return up || down ? [] : signedFigures({ words, said, place });
}

/** Nobody has more of these at once. */
const MOST_TWICE = 3;

/**
 * “One counter less”: no event takes one away, and nobody is offered one more; the table does it. Of two counters each
 * is one.
 */
function oneByOne({ words, said, place }: Asked): string[] {
  const isLess = speaksOf(said, 'down') || said.some((one) => one.is === 'amount' && one.value.sign === '-');
  const effect = { kind: 'by-hand', words, window: 'economic' } as const;
  if (isLess) return [kindOf(effect).print(effect, place)];
  const [amount, ...more] = said.filter((one) => one.is === 'amount' && !one.value.weak);
  if (amount?.is !== 'amount' || more.length > 0 || amount.value.size > MOST_TWICE) return [];
  const sourceText = createSourceText(words);
  const one = `${words.slice(0, sourceAt(sourceText, amount.from))}1${words.slice(sourceAt(sourceText, amount.end - 1) + 1)}`;
  return [Array.from({ length: amount.value.size }, () => one).join('\n')];
}

/** “Results of rockets”: a project has levels; “military results” beside it are of a category, and stay. */
function asLevels({ words, said }: Asked): string[] {
  const sourceText = createSourceText(words);
  const ends = said.flatMap(({ is, end }) => (is === 'category' ? [sourceAt(sourceText, end - 1) + 1] : []));
  const isOfCategory = (at: number) => ends.some((end) => end <= at && words.slice(end, at).trim() === '');
  return [
    words.replace(/\b(?:research )?result(s?)\b/gi, (result: string, many: string, at: number) =>
      isOfCategory(at) ? result : `level${many}`,
    ),
  ];
}

/** “Military research: +1 counter”: a counter is for research of any category. */
function withoutCategory({ words, said }: Asked): string[] {
  const [category, ...more] = said.filter((one) => one.is === 'category');
  if (!category || more.length > 0 || !speaksOf(said, 'counter')) return [];
  const sourceText = createSourceText(words);
  const tail = words.slice(sourceAt(sourceText, category.end - 1) + 1).trimStart();
  return [words.slice(0, sourceAt(sourceText, category.from)) + tail];
}

const isNumbered = (said: readonly Noticed[]) => said.some((one) => one.is === 'amount' && !one.value.weak);

/** What answers by other words than one more. */
const ANSWERS: Partial<Record<Lack, (asked: Asked) => string[]>> = {
  'how much': (asked) =>
    speaksOf(asked.said, 'ship') && speaksOf(asked.said, 'space', 'accelerate')
      ? spaces(asked)
      : isNumbered(asked.said)
        ? signedFigures(asked)
        : [],
  who: (asked) => [...ownEspionage(asked), ...POWERS.map((power) => `${power}: ${asked.words}`)],
  where: (asked) => [...ownEspionage(asked), ...withoutCategory(asked)],
  'which category': asLevels,
  'only one': oneByOne,
  'whose choice': (asked) => [withoutMay(asked)],
};

/** So many answers are remembered, since a text is read again at every key. */
const MOST_KEPT = 200;
const kept = onceForList(() => new Map<string, FilledQuestion | null>());

/**
 * The answers to what a line lacks, and the question that they answer, where it is another than what was to be asked;
 * nothing where no wording could be read on this card.
 * @param asks what the line is asked by itself
 */
export function answersTo(
  typed: string,
  lack: Lack | null,
  asks: string,
  place: CardPlace,
): FilledQuestion | null {
  const words = tidy(typed);
  const known = kept(place);
  const key = JSON.stringify([words, lack, asks, place.general, place.power, place.anyway]);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const found = findAnswers(words, lack, asks, place);
  known.set(key, found);
  return found;
}

function findAnswers(
  words: string,
  lack: Lack | null,
  asks: string,
  place: CardPlace,
): FilledQuestion | null {
  const asked = { words, said: noticeKnown(createSourceText(words).plain, place), place };
  const wordings = lack ? (ANSWERS[lack]?.(asked) ?? []) : levels(asked);
  const choices = wordings.filter((wording) => wording !== words && isAnswer(wording, place));
  return choices.length > 0
    ? { choices }
    : fill(words, { lack, asked: asks }, place, (wording) => isAnswer(wording, place));
}

/** What words may be about that say no more than a name or two: the wording of each kind that fits them. */
export function kindsFor(words: string, place: CardPlace): string[] {
  const line = tidy(words);
  const answer = askKind(line, place, (wording) => isAnswer(wording, place));
  if (answer.length > 0 || line.length > LONGEST_ASKED) return answer;
  const asked = askKind(line, place, (wording) => asksOneMore(wording, place));
  if (asked.length > 0) return asked;
  const [piece] = readPieces(createSourceText(line), 0, place);
  const lacks = piece && 'unread' in piece && 'lacks' in piece.unread ? piece.unread.lacks : null;
  const doubled = asDoubled(line, place).filter((wording) => isAnswer(wording, place));
  if (doubled.length > 0) return doubled;
  const named = (lacks === null ? [] : (NAMED[lacks]?.(place) ?? [])).map((name) => `${line} ${name}`);
  const open = named.filter((wording) => asksOneMore(wording, place));
  if (open.length > 0) return open;
  // What this card may not have is read all the same, and told then.
  const barred = (wording: string) => isAnswer(wording, place, 'barred');
  return [...named.filter(barred), ...askKind(line, place, barred)];
}

/** “Air doubled”: a card doubles one project, and no category of them. */
function asDoubled(line: string, place: CardPlace): string[] {
  const sourceText = createSourceText(line);
  const said = noticeKnown(sourceText.plain, place);
  const category = said.find(({ is }) => is === 'category');
  if (!category || !speaksOf(said, 'double')) return [];
  const [from, end] = [sourceAt(sourceText, category.from), sourceAt(sourceText, category.end - 1) + 1];
  return DOUBLED.map((name) => line.slice(0, from) + name + line.slice(end));
}

/** What may be one of two words that are missing. */
const NAMED: Partial<Record<Lack, (place: CardPlace) => readonly string[]>> = {
  'how much': () => ['+1', '-1'],
  who: () => POWERS,
  where: () => COUNTRIES,
  'which project': (place) => projectsIn(place).map(({ name }) => name),
};

/** What is said where a question has no answer that could be tapped. */
export const UNANSWERED: Record<Lack | 'apart', string> = {
  'how much': 'How much it changes cannot be read.',
  who: 'Who gets it cannot be read.',
  where: 'Where it happens cannot be read.',
  'which project': 'Which project it is cannot be read.',
  'which category': 'Which category of research it is cannot be read.',
  'at most': 'How far it can go cannot be read.',
  'only one': 'How many there are cannot be read.',
  'any type': 'Of which type it is cannot be read.',
  'whose choice': 'Whether it is somebody’s choice cannot be read.',
  'of what': 'What it is that changes cannot be read.',
  counted: 'What is counted cannot be read.',
  turned: 'Which way it goes cannot be read.',
  'said twice': 'The same thing is said twice of one power.',
  apart: APART,
};
