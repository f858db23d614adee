import { CHANGED, OFFERED } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { projectsIn } from '../../research/catalogue';
import { CATEGORIES, COUNTRIES, POWERS, SIDES } from '../../vocabulary';
import { noticeKnown } from '../notions/notice';
import type { Noticed, Topic } from '../notions/notion';
import type { Lack } from '../notions/rule';
import { createSourceText, sourceAt } from '../read/source-text';

/** What a line that is understood word by word may lack: one word more, somewhere on it. */

/** Words of one sort, of which one is missing, and how it is asked for. */
interface Filler {
  words: (place: CardPlace, said: readonly Noticed[]) => readonly string[];
  /** Those that tell whether any of them may stand at a place; without them the first two do. */
  tells?: readonly string[];
  /** Where nothing of the sort stands on the line, and where something does. */
  asks: readonly [string, string];
  stands: (notion: Noticed) => boolean;
}

const isTopic =
  (...topics: Topic[]) =>
  (notion: Noticed) =>
    notion.is === 'topic' && topics.some((topic) => notion.value.includes(topic));
const is =
  (...kinds: Noticed['is'][]) =>
  (notion: Noticed) =>
    kinds.includes(notion.is);

/** What an amount raises or lowers. */
const isChanging = isTopic(...CHANGED.map(({ topic }) => topic));

/** In the order in which they are tried, behind the one that is asked for. */
const FILLERS = {
  bound: {
    words: () => ['max.'],
    asks: ['Is that the most it can be?', 'Is that the most it can be?'],
    stands: () => false,
  },
  pair: {
    words: () => ['two', 'projects'],
    asks: ['Which word is missing?', 'Which word is missing?'],
    stands: () => false,
  },
  amount: {
    // Where a word says which way, no number goes the other; a sign may be something else’s.
    words: (_, said) => {
      const [up, down] = [said.some(isTopic('up')), said.some(isTopic('down'))];
      return ['+1', '-1', '+2', '-2'].filter((word) => up === down || up === word.startsWith('+'));
    },
    asks: ['By how much?', 'Which number is missing?'],
    stands: (notion) => notion.is === 'amount' && !notion.value.weak,
  },
  subject: {
    words: () => CHANGED.map(({ word }) => word),
    asks: ['What is it that changes?', 'What else is it that changes?'],
    stands: isChanging,
  },
  track: {
    words: () => ['EAI', 'balance of power', 'inverse of the climate', 'climate', 'inverse', 'as'],
    asks: ['What does support follow?', 'How does support follow it?'],
    stands: isTopic('index', 'balance', 'climate'),
  },
  project: {
    tells: ['torpedoes', 'armor', 'air range', 'atomic'],
    words: (place) => [...new Set(projectsIn(place).map(({ name }) => name))],
    asks: ['Which project?', 'Which project is missing?'],
    stands: is('project'),
  },
  category: {
    words: () => CATEGORIES,
    asks: ['Which category of research?', 'Which category of research is missing?'],
    stands: is('category'),
  },
  country: {
    tells: ['Turkey', 'Greece'],
    words: () => COUNTRIES,
    asks: ['In which country?', 'Which country is missing?'],
    stands: is('country', 'region'),
  },
  power: {
    tells: ['Germany', 'Russia', 'Britain'],
    words: () => [...POWERS, ...SIDES.filter((side) => side !== 'Russia')],
    asks: ['Which power is it for?', 'Which power is missing?'],
    stands: is('power', 'side'),
  },
  counted: {
    words: () => ['level', 'result', 'step', 'trade pact', 'one step each', 'each'],
    asks: ['What is counted?', 'What is counted here?'],
    stands: isTopic('level', 'result', 'step', 'pact'),
  },
  thing: {
    words: () => ['activity counter', 'diplomatic counter', 'ship', 'unit', 'subversion', 'civil war'],
    asks: ['What is it that comes?', 'What is it that comes here?'],
    stands: isTopic('counter', 'ship', 'unit'),
  },
  change: {
    tells: ['support +1', '+1 level'],
    words: () => [...CHANGED.flatMap(({ byOne }) => byOne), '+1 level'],
    asks: ['What happens?', 'What else happens?'],
    stands: isChanging,
  },
  most: {
    words: () => ['max. 1', 'max. 2', 'max. 3'],
    asks: ['What is the most it can be?', 'How far can it go?'],
    stands: (notion) => notion.is === 'range' || isTopic('max')(notion),
  },
} satisfies Record<string, Filler>;
type FillerName = keyof typeof FILLERS;

const OWN: Partial<Record<Lack, FillerName>> = {
  'how much': 'amount',
  who: 'power',
  where: 'country',
  'which project': 'project',
  'which category': 'category',
  'at most': 'most',
  'of what': 'subject',
};

/** A line says so much at most for a word to be looked for. */
const LONGEST = 120;
const MOST_PLACES = 12;
/** Reading takes longer the longer a line is: so many letters are read in all until no word is looked for any more. */
const MOST_LETTERS = 1000;

/** A question, and the wordings that answer it. */
export interface FilledQuestion {
  /** Nothing where the question that the line asks by itself is the right one. */
  message?: string;
  choices: string[];
}

/** Questions to which one word more is the answer. */
const ASKS_A_WORD =
  /^(?:By how much|Which power|In which country|Which project|Which category|Which other|What is the most|What is it that|What is drawn|What costs|What happens)/;

/** The words of a line, without what stands behind them. */
export const tidy = (words: string): string =>
  words.replace(/\s+/g, ' ').replace(/^[\s.,:;]+|[\s.,:;]+$/g, '');

/**
 * The line with one word more, where it can be read so: the sort of word that is asked for, or the first that mends it.
 * All that was typed stays as it was.
 * @param asked what is asked of the line by itself
 * @param alone whether no other sort of word is looked for than the one that is asked for
 */
export function fill(
  line: string,
  { lack, asked, alone = false }: { lack: Lack | null; asked: string; alone?: boolean },
  place: CardPlace,
  reads: (wording: string) => boolean,
): FilledQuestion | null {
  if (line === '' || line.length > LONGEST) return null;
  const said = noticeKnown(createSourceText(line).plain, place);
  const own = lack ? OWN[lack] : undefined;
  const names = Object.keys(FILLERS) as FillerName[];
  const gaps = gapsOf(line, said, own);
  let letters = 0;
  const tries = (wording: string) => {
    letters += line.length;
    return letters < MOST_LETTERS && reads(wording);
  };
  // What follows a track is support, and only what is counted has a most: another line would become what it is not.
  const barred: FillerName[] = [
    ...(said.some(isTopic('support')) ? [] : (['track'] as const)),
    ...(said.some(isTopic('any')) ? [] : (['pair'] as const)),
    ...(said.some(isTopic('base')) && !said.some(isTopic('max')) ? [] : (['bound'] as const)),
    ...(own === 'most' || said.some(isTopic('each', 'result', 'pact')) ? [] : (['most'] as const)),
  ];
  const others = alone ? [] : names.filter((other) => other !== own);
  // What little can be missing is looked for first.
  const seldom = alone ? [] : (['bound', 'pair'] as const);
  for (const name of [...new Set([...seldom, ...(own ? [own] : []), ...others])]) {
    const { words, tells, asks, stands }: Filler = FILLERS[name];
    if (barred.includes(name)) continue;
    const some = tells ?? words(place, said).slice(0, 2);
    const gap = gaps.find((at) => some.some((word) => tries(putIn(line, at, word))));
    if (gap === undefined) continue;
    const choices = words(place, said)
      .map((word) => putIn(line, gap, word))
      .filter(reads);
    const isThere = said.some(stands);
    const isRight =
      (name === own || /^What happens/.test(asked)) &&
      ASKS_A_WORD.test(asked) &&
      !(isThere && asked === asks[0]);
    const message = isRight ? {} : { message: asks[isThere ? 1 : 0] };
    return { ...message, choices };
  }
  return null;
}

/** What a line is about that speaks of somebody or something and says no more: each kind of effect that fits it. */
export function askKind(line: string, place: CardPlace, fits: (wording: string) => boolean): string[] {
  if (line.length > LONGEST) return [];
  const said = mattersOf(line, place);
  // What is said already is nothing new.
  return OFFERED.filter((words) => mattersOf(words, place).some((topic) => !said.includes(topic)))
    .map((words) => putIn(line, line.length, words))
    .filter(fits);
}

const mattersOf = (line: string, place: CardPlace): Topic[] =>
  noticeKnown(createSourceText(line).plain, place).flatMap((notion) =>
    notion.is === 'topic' ? notion.value : [],
  );

const putIn = (line: string, gap: number, word: string) =>
  [line.slice(0, gap).trimEnd(), word, line.slice(gap).trimStart()]
    .filter((part) => part !== '')
    .join(' ')
    .replace(/ (?=[,;.])/g, '');

const LEADS = /\b(?:in|for|of|to|between|by|with)(?=\s*(?:[,.;:)]|$)| (?:and|or)\b)/gi;

/** Where a word may be missing: for a number first behind what changes, then at the end, and between any two things. */
function gapsOf(line: string, said: readonly Noticed[], own: FillerName | undefined): number[] {
  const sourceText = createSourceText(line);
  const ends = said.map(({ end }) => sourceAt(sourceText, end - 1) + 1);
  const first = own === 'amount' ? ends.filter((_, at) => isChanging(said[at] as Noticed)) : [];
  // “A civil war in, and EAI +1”: what leads to a name has none behind it.
  const open = [...line.matchAll(LEADS)].map(({ index, 0: word }) => index + word.length);
  return [...new Set([...open, line.length, ...first, ...ends, 0])].slice(0, MOST_PLACES);
}
