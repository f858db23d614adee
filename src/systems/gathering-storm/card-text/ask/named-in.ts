import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { DOUBLED } from '../../research/catalogue';
import { type Category, type Country, type Power, type Region, sideOf } from '../../vocabulary';
import { noticeKnown } from '../notions/notice';
import { type Noticed, speaksOf, type Topic, valuesOf } from '../notions/notion';
import { idsOf } from '../notions/projects-said';
import { beginOf, wordsAt } from '../read/mend';
import type { Mistake } from '../read/mistake';
import { createSourceText } from '../read/source-text';
import { isLikelyTitle } from './likely-title';

/** What can be taken from words that nothing reads, for somebody who goes on by choosing. */

type Kind = Effect['kind'];

type Span = readonly [number, number];

/** Where nothing is read; with its whole line where the parts of a line are one effect. */
function spansOf(text: string, mistakes: readonly Mistake[], place: CardPlace): Span[] {
  const spans = mistakes
    .filter(({ trend }) => !trend)
    .map((mistake): Span => {
      const from = beginOf(text, mistake);
      const end = from + wordsAt(text, mistake).length;
      if (!isTogether(text.slice(from, end), place)) return [from, end];
      const line = text.indexOf('\n', end);
      return [text.lastIndexOf('\n', from - 1) + 1, line === -1 ? text.length : line];
    });
  // What lies within another is no place of its own.
  return spans.filter(
    ([from, end], at) =>
      !spans.some(
        ([first, last], other) =>
          other !== at && first <= from && end <= last && (last - first > end - from || other < at),
      ),
  );
}

/** The text with spaces in some places. */
const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, [from, end]) => left.slice(0, from) + ' '.repeat(end - from) + left.slice(end), text);

/** “−3, +1 for each result, max. 3”: parts of one effect, none of which is an effect by itself. */
const TOGETHER: readonly Topic[] = [
  'each',
  'max',
  'base',
  'back',
  'result',
  'pact',
  'equal',
  'or',
  'inverse',
  'set',
];
const isTogether = (words: string, place: CardPlace): boolean => {
  const said = noticeKnown(createSourceText(words).plain, place);
  return speaksOf(said, ...TOGETHER);
};

/** A text without what is not read in it, and each place that is not; a first line that looks like a title is one. */
export function unreadIn(
  text: string,
  mistakes: readonly Mistake[],
  place: CardPlace,
): { rest: string; places: string[]; title: string | null } {
  const spans = spansOf(text, mistakes, place);
  const [head = '', ...below] = text.trim().split('\n');
  const title = below.length > 0 && isLikelyTitle(head, place) ? head.trim() : null;
  const places = spans.map(([from, end]) => text.slice(from, end).trim());
  const isUnread = title !== null && places.includes(title);
  return {
    rest: without(text, spans).trimEnd(),
    places: isUnread ? places.filter((words) => words !== title) : places,
    title: isUnread ? title : null,
  };
}

/** The parts of words, as marks and brackets divide them; all of them together where they are one effect. */
export const partsIn = (words: string, place: CardPlace): string[] =>
  isTogether(words, place) ? [words] : words.split(/([,;()[\]]|\.(?=\s|$))/);

/** The kinds that words speak of by what they name, the more special one first. */
const SPEAKS: readonly [readonly Topic[], Kind][] = [
  [['subversion'], 'subversion'],
  [['purge'], 'purge'],
  [['dispute'], 'dispute'],
  [['civil war'], 'civil-war'],
  [['espionage'], 'espionage'],
  [['spy ring'], 'espionage'],
  [['permit'], 'atomic'],
  [['double'], 'doubling'],
  [['factory'], 'factory-price'],
  [['ship', 'space'], 'acceleration'],
  [['accelerate'], 'acceleration'],
  [['counter', 'research'], 'research-counter'],
  [['counter', 'activity'], 'research-counter'],
  [['counter'], 'diplomatic-counter'],
  [['support', 'pact'], 'support-pacts'],
  [['support', 'result'], 'support-results'],
  [['support', 'level'], 'support-progress'],
  [['support', 'index', 'equal'], 'support-index'],
  [['support', 'climate', 'equal'], 'support-climate'],
  [['support', 'balance', 'equal'], 'support-balance'],
  [['support'], 'support'],
  [['tile'], 'tile-draw'],
  [['income'], 'income'],
  [['index'], 'index'],
  [['step'], 'research-steps-any'],
  [['level'], 'research-level-any'],
  [['result'], 'research-level-any'],
  [['ship'], 'free-ship'],
  [['unit'], 'free-unit'],
];

/** Kinds that have the name of a project where words name one. */
const NAMED: Partial<Record<Kind, Kind>> = {
  'research-level-any': 'research-level',
  'research-steps-any': 'research-steps',
};

const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

/** What words name. Of what they name twice, or several of, nothing is told where one is wanted. */
export interface Named {
  /** The kinds that they may be about, the likeliest first. */
  kinds: Kind[];
  power: Power | null;
  /** All that are named, where they are of one side. */
  beneficiaries: Power[];
  countries: Country[];
  country: Country | null;
  region: Region | null;
  category: Category | null;
  /** The id of a project. */
  project: string | null;
  doubled: (typeof DOUBLED)[number] | null;
  /** The one number that they say, with its sign. */
  amount: number | null;
  /** Of what counts from a number up: where it begins, and how far it goes. */
  base: number | null;
  max: number | null;
  /** The one type of unit or ship that they name. */
  type: string | null;
}

function kindsIn(said: readonly Noticed[]): Kind[] {
  const isSaid = (is: Noticed['is']) => said.some((notion) => notion.is === is);
  const spoken = SPEAKS.filter(([topics]) => topics.every((topic) => speaksOf(said, topic))).map(
    ([, kind]) => (isSaid('project') ? (NAMED[kind] ?? kind) : kind),
  );
  if (isSaid('project')) spoken.push('research-level');
  if (isSaid('country')) spoken.push('diplomacy');
  if (isSaid('region')) spoken.push('flexible');
  return spoken;
}

/** What turns a number round, or makes it another than by how much something changes. */
const OTHERWISE: readonly Topic[] = [
  'unit',
  'ship',
  'counter',
  'none',
  'inverse',
  'paid',
  'gone',
  'max',
  'set',
  'cost',
  'back',
  'each',
  'or',
];

/** The one number that words say, with its sign; nothing where which way it goes is not said. */
function amountIn(said: readonly Noticed[]): number | null {
  const amounts = said.flatMap((notion) =>
    notion.is === 'amount' && !notion.value.weak ? [notion.value] : [],
  );
  const amount = only(amounts);
  if (!amount || amount.stated || speaksOf(said, ...OTHERWISE)) return null;
  const [up, down] = [speaksOf(said, 'up'), speaksOf(said, 'down')];
  const { size, sign, loose } = amount;
  if (sign && !loose) return up || down ? null : sign === '-' ? -size : size;
  return up === down ? null : up ? size : -size;
}

/** “−3, +1 for each result, max. 3”: the one number that is less, and the one beside “max”. */
function boundsIn(said: readonly Noticed[]): { base: number | null; max: number | null } {
  const isNumber = (notion: Noticed | undefined) => notion?.is === 'amount' && !notion.value.weak;
  const sizeOf = (notion: Noticed | undefined) => (notion?.is === 'amount' ? notion.value.size : null);
  const less = said.filter((notion) => notion.is === 'amount' && notion.value.sign === '-');
  const at = said.findIndex((notion) => notion.is === 'topic' && notion.value.includes('max'));
  const most = at === -1 ? undefined : [said[at + 1], said[at - 1]].find(isNumber);
  const base = only(less);
  return {
    base: base?.is === 'amount' ? -base.value.size : less.length === 0 && at !== -1 ? 0 : null,
    max: sizeOf(most),
  };
}

/** The one type of unit or ship that words name. */
export function typeIn(words: string, place: CardPlace): string | null {
  const said = noticeKnown(createSourceText(words).plain, place);
  return only([...new Set(said.flatMap((one) => (one.is === 'topic' && one.type ? [one.type] : [])))]);
}

/** What words name that nothing reads. */
export function namedIn(words: string, place: CardPlace): Named {
  const said = noticeKnown(createSourceText(words).plain, place);
  const powers = valuesOf(said, 'power');
  const countries = valuesOf(said, 'country');
  const named = only(valuesOf(said, 'project'));
  const ids = named ? idsOf(named, powers, valuesOf(said, 'side'), place) : [];
  return {
    kinds: kindsIn(said),
    power: only(powers),
    beneficiaries: new Set(powers.map(sideOf)).size === 1 ? powers : [],
    countries,
    country: only(countries),
    region: only(valuesOf(said, 'region')),
    category: only(valuesOf(said, 'category')),
    project: only(ids),
    doubled: DOUBLED.find((name) => name === named) ?? null,
    amount: amountIn(said),
    ...boundsIn(said),
    type: typeIn(words, place),
  };
}
