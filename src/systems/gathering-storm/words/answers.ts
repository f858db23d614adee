import { checkEffect, kindOf } from '../effects';
import type { Place } from '../effects/place';
import { ADJECTIVES, CATEGORIES, COUNTRIES, POWERS } from '../vocabulary';
import { noticeKnown } from './notions/notice';
import type { Noticed, Topic } from './notions/notion';
import type { Lack } from './notions/rule';
import { createPassage, sourceAt } from './passage';
import { readPieces } from './read-effects';

/** What a question about words that are understood can be answered with: wordings, each of which can be read. */

const speaksOf = (said: readonly Noticed[], ...topics: Topic[]) =>
  said.some((notion) => notion.is === 'topic' && topics.some((topic) => notion.value.includes(topic)));

/** What is asked about: the words, what they say, and where they stand. */
interface Asked {
  words: string;
  said: readonly Noticed[];
  place: Place;
}

/** Whether a wording can be read whole, and this card can carry it. */
function isAnswer(wording: string, place: Place): boolean {
  const pieces = readPieces(createPassage(wording), 0, place);
  return (
    pieces.length > 0 &&
    pieces.every(
      (piece) => 'reading' in piece && 'effect' in piece.reading && !checkEffect(piece.reading.effect, place),
    )
  );
}

/** The words without what says that somebody may. */
function withoutMay({ words, said }: Asked): string {
  const passage = createPassage(words);
  const marks = said.filter((one) => one.is === 'topic' && one.value.includes('may'));
  return [...marks]
    .reverse()
    .reduce(
      (text, { from, end }) =>
        text.slice(0, sourceAt(passage, from)) + text.slice(sourceAt(passage, end - 1) + 1),
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

const ANSWERS: Partial<Record<Lack, (asked: Asked) => string[]>> = {
  'how much': (asked) =>
    speaksOf(asked.said, 'ship') && speaksOf(asked.said, 'space', 'accelerate')
      ? spaces(asked)
      : ['+1', '-1', '+2', '-2'].map((amount) => `${asked.words} ${amount}`),
  who: (asked) => [...ownEspionage(asked), ...POWERS.map((power) => `${power}: ${asked.words}`)],
  where: (asked) => [...ownEspionage(asked), ...COUNTRIES.map((country) => `${asked.words} ${country}`)],
  'which category': ({ words }) => CATEGORIES.map((category) => `${words} ${category}`),
  'at most': ({ words }) => [1, 2, 3].map((most) => `${words}, max. ${most}`),
  'whose choice': (asked) => [withoutMay(asked)],
  'of what': ({ words }) =>
    ['support', 'income', 'random tiles', 'factory'].map((what) => `${words} ${what}`),
};

/** The answers to what a line lacks; none where no wording of them could be read on this card. */
export function answersTo(words: string, lack: Lack | null, place: Place): string[] {
  const asked = { words, said: noticeKnown(createPassage(words).plain, place), place };
  const wordings = lack ? (ANSWERS[lack]?.(asked) ?? []) : levels(asked);
  return wordings.filter((wording) => isAnswer(wording, place));
}
