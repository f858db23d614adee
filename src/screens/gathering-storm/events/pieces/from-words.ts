import type { Place } from '@/systems/gathering-storm/effects/place';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { DOUBLED } from '@/systems/gathering-storm/research/catalogue';
import { sideOf } from '@/systems/gathering-storm/vocabulary';
import { noticeKnown } from '@/systems/gathering-storm/words/notions/notice';
import type { Noticed, Topic } from '@/systems/gathering-storm/words/notions/notion';
import { idsOf } from '@/systems/gathering-storm/words/notions/projects-said';
import { beginOf, wordsAt } from '@/systems/gathering-storm/words/read/mend';
import type { Mistake } from '@/systems/gathering-storm/words/read/mistake';
import { createPassage } from '@/systems/gathering-storm/words/read/passage';
import { saysSecret } from '@/systems/gathering-storm/words/read/secrecy';
import { createDraft, draftOf, type EffectDraft } from './effect-draft';
import { standsOn } from './effect-kinds';

/**
 * Words of which not all is read, turned into pieces: what is understood comes along whole, and each place that is not
 * becomes a piece with as much as its words name, to be gone on with by choosing. So there is a way on from any words.
 */

type Kind = Effect['kind'];
interface Read {
  title: string;
  secret: boolean;
  effects: readonly Effect[];
}

/** The pieces that words come to. */
export interface Pieces {
  drafts: EffectDraft[];
  title: string | null;
  secret: boolean;
}

/**
 * The pieces of words that are not all read.
 * @param mistakes what is wrong with the text, in its order
 * @param readText reads other words for the same card; nothing where they are not read either
 */
export function piecesFrom(
  text: string,
  mistakes: readonly Mistake[],
  effects: readonly Effect[],
  place: Place,
  readText: (text: string) => Read | null,
): Pieces {
  const spans = spansOf(text, mistakes, place);
  // Beside an effect that is read whatever stands above it a title is told from what is not read.
  const beside = readText(`${without(text, spans).trimEnd()}\n${BESIDE}`);
  const rest = beside && { ...beside, effects: beside.effects.slice(0, -1) };
  const own = place.power ?? null;
  // What is read and cannot stand here is told of its whole line, whatever else stands on it.
  const isBarred = mistakes.some(({ kind }) => kind === 'refused');
  const read = rest?.effects ?? [];
  const known = isBarred && read.length < effects.length ? effects : read;
  const open = spans.flatMap(([from, end]) => openFrom(text.slice(from, end), place, readText));
  return {
    drafts: [...known.map((effect) => draftOf(effect, own)), ...open],
    title: rest?.title || null,
    secret: rest?.secret || (!place.general && saysSecret(text)),
  };
}

/** An effect that any card may have. */
const BESIDE = 'EAI +1';

type Span = readonly [number, number];

/** Where nothing is read; with its whole line where the parts of a line are one effect. */
function spansOf(text: string, mistakes: readonly Mistake[], place: Place): Span[] {
  const spans = mistakes
    .filter(({ trend }) => !trend)
    .map((mistake): Span => {
      const from = beginOf(text, mistake);
      const end = from + wordsAt(text, mistake).length;
      if (!isTogether(text.slice(from, end), place)) return [from, end];
      const line = text.indexOf('\n', end);
      return [text.lastIndexOf('\n', from - 1) + 1, line === -1 ? text.length : line];
    });
  return spans.filter(
    ([from], at) => !spans.slice(0, at).some(([before, end]) => before <= from && from < end),
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
/** Kinds that say all in a few words, so that what stands behind a comma is another matter. */
const BRIEF: readonly Kind[] = ['support', 'income', 'index'];

const isTogether = (words: string, place: Place): boolean => {
  const said = noticeKnown(createPassage(words).plain, place);
  return TOGETHER.some((topic) => saysTopic(said, topic));
};

/** The drafts of one place that is not read: parts that are read by themselves, and what is left of it. */
function openFrom(words: string, place: Place, read: (text: string) => Read | null): EffectDraft[] {
  if (isTogether(words, place)) return [likelyDraft(words, place)];
  const parts = words
    .split(/([,;]|\.(?=\s|$))/)
    .map((part) => ({ part, effects: read(part)?.effects ?? [] }));
  const known = parts.filter(
    ({ effects }) => effects.length > 0 && effects.every(({ kind }) => BRIEF.includes(kind)),
  );
  const left = parts
    .filter((part) => !known.includes(part))
    .map(({ part }) => part)
    .join('');
  return [
    ...known.flatMap(({ effects }) => effects).map((effect) => draftOf(effect, place.power ?? null)),
    ...(known.length === 0 || /\p{L}{2}|\d/u.test(left) ? [likelyDraft(left, place)] : []),
  ];
}

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

type ValueOf<I extends Noticed['is']> = Extract<Noticed, { is: I }>['value'];

const valuesOf = <I extends Noticed['is']>(said: readonly Noticed[], is: I): ValueOf<I>[] => [
  ...new Set(said.flatMap((notion) => (notion.is === is ? [notion.value as ValueOf<I>] : []))),
];

const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

const saysTopic = (said: readonly Noticed[], topic: Topic): boolean =>
  said.some((notion) => notion.is === 'topic' && notion.value.includes(topic));

function kindIn(said: readonly Noticed[], place: Place): Kind | null {
  const isSaid = (is: Noticed['is']) => said.some((notion) => notion.is === is);
  const spoken = SPEAKS.find(
    ([topics, kind]) => topics.every((topic) => saysTopic(said, topic)) && standsOn(kind, place),
  )?.[1];
  const kind =
    spoken && isSaid('project')
      ? (NAMED[spoken] ?? spoken)
      : (spoken ??
        (isSaid('project')
          ? 'research-level'
          : isSaid('country')
            ? 'diplomacy'
            : isSaid('region')
              ? 'flexible'
              : null));
  return kind && standsOn(kind, place) ? kind : null;
}

/** What turns a number round, or makes it another than by how much something changes. */
const OTHERWISE: readonly Topic[] = [
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
  if (!amount || amount.stated || OTHERWISE.some((topic) => saysTopic(said, topic))) return null;
  const [up, down] = [saysTopic(said, 'up'), saysTopic(said, 'down')];
  const { size, sign, loose } = amount;
  if (sign && !loose) return up || down ? null : sign === '-' ? -size : size;
  return up === down ? null : up ? size : -size;
}

/** An effect with whatever words name that nothing reads: its kind, whose it is, where, and their one number. */
function likelyDraft(words: string, place: Place): EffectDraft {
  const said = noticeKnown(createPassage(words).plain, place);
  const powers = valuesOf(said, 'power');
  const countries = valuesOf(said, 'country');
  const named = only(valuesOf(said, 'project'));
  const ids = named ? idsOf(named, powers, valuesOf(said, 'side'), place) : [];
  const kind = kindIn(said, place);
  const draft = createDraft(kind ?? 'support', only(powers) ?? place.power ?? null);
  const isOneSided = new Set(powers.map(sideOf)).size === 1;
  return {
    ...draft,
    // A number of nothing that is named is no kind’s.
    amount: kind ? amountIn(said) : null,
    doubled: DOUBLED.find((name) => name === named) ?? null,
    country: only(countries),
    countries,
    region: only(valuesOf(said, 'region')),
    category: only(valuesOf(said, 'category')),
    project: only(ids),
    // What is usual is no more than that where the words may say otherwise.
    base: null,
    max: null,
    ...(isOneSided && draft.kind === 'diplomacy' ? { beneficiaries: powers } : {}),
    // Whatever it becomes, the words are there if it is left to the table.
    words: words.replace(/\s+/g, ' ').trim(),
  };
}
