import { plainLine } from '@/kernel/file/letters';
import type { Event, Window } from './card';
import {
  type Doubt,
  doubtLine,
  doubtOrderWords,
  doubtTitleWords,
  type LineDoubt,
  nearestWord,
  type Way,
} from './doubts';
import { knownListEntry, type ListPosition, printHead } from './head';
import { cleanLine, type Effect, printEffect, rawLinesOf, readLine } from './lines';

/** Bracketed tags after the title: secrecy, when it is shown, whether the card deviates from the rules. */
export interface Tags {
  secret: boolean;
  /** Null if not written. */
  window: Window | null;
  asWritten: boolean;
}

/** An entry as it was understood, and what in it is not sure. */
export interface ReadEntry {
  event: Event;
  doubts: Doubt[];
  tags: Tags;
}

const knownAt = ({ list, number, diplomatic }: ListPosition) => knownListEntry(list, number, diplomatic);

const TAGS = ['secret', 'drawn', 'income', 'economic', 'diplomatic', 'any time', 'as written'] as const;
type Tag = (typeof TAGS)[number];
const TAG = new RegExp(`\\[(${TAGS.join('|').replace(' ', '[ -]')})\\]$`, 'i');
const BRACKET = /\[([^\][]{1,30})\]$/u;
/** Prefixes of words that are taken verbatim. */
const BY_HAND = /^by hand ?: ?(?=\S)/i;
const TITLE = /^title ?: ?(?=\S)/i;

/** Whether a line marks its words as verbatim. */
export const isVerbatim = (line: string) => BY_HAND.test(line) || TITLE.test(line);

/** A line with more of them is no line of a card. */
const MOST_TAGS = 8;
const MOST_TITLE = 80;
const MOST_WORDS = 200;
const MOST_EFFECTS = 6;

interface Line {
  line: number;
  text: string;
  tags: Tag[];
}

function takeTags(text: string): { text: string; tags: Tag[] } {
  const tags: Tag[] = [];
  let rest = text;
  if (isVerbatim(rest)) return { text: rest, tags };
  for (let found = TAG.exec(rest); found && tags.length < MOST_TAGS; found = TAG.exec(rest)) {
    const tag = (found[1] as string).toLowerCase().replace('-', ' ') as Tag;
    tags.unshift(tag);
    rest = rest.slice(0, found.index).trim();
  }
  return { text: rest, tags };
}

const readLines = (text: string): Line[] =>
  rawLinesOf(text).map((raw, at) => {
    const line = cleanLine(raw);
    return { line: at + 1, ...takeTags(isVerbatim(line) ? line : plainLine(line)) };
  });

const windowOf = (tag: Tag): Window | null =>
  tag === 'secret' || tag === 'as written' ? null : tag === 'any time' ? 'any-time' : tag;

function tagsOf(lines: readonly Line[]): Tags {
  const tags = lines.flatMap((line) => line.tags);
  return {
    secret: tags.includes('secret'),
    window: tags.map(windowOf).find((window) => window !== null) ?? null,
    asWritten: tags.includes('as written'),
  };
}

const isTitle = (text: string) => TITLE.test(text) || (!BY_HAND.test(text) && readLine(text) === null);

/**
 * Reads an entry from its printed words: a title on the first line, then its effects, one per line. A line
 * without a known form is done on the board, in the words of the card; if it looks like a number or a flag,
 * it is a doubt until the writer marks it with "By hand:". The title may be omitted if the first line is read
 * as an effect.
 * @param place the entry's list and number: what the rules know of it stays unless marked "[as written]"
 * @param typed whether the text is typed at a table: anything that may be meant as an effect is asked about
 */
export function readEntryWords(text: string, place: ListPosition | null = null, typed = false): ReadEntry {
  const lines = readLines(text);
  const tags = tagsOf(lines);
  const [first, ...rest] = lines.filter((line) => line.text !== '');
  const titled = first !== undefined && isTitle(first.text);
  const body = titled || !first ? rest : [first, ...rest];
  const effects = body.map((line) => ({ line, effect: readEffect(line.text) }));
  const known = place && knownAt(place);
  const event: Event = {
    title: titled ? first.text.replace(TITLE, '') : '',
    secret: tags.secret,
    window: tags.window ?? known?.window ?? 'drawn',
    effects: effects.map(({ effect }) => effect),
  };
  const doubts = [
    ...(titled ? doubtTitle(first, typed ? doubtTitleWords : doubtLine) : []),
    ...effects.flatMap(({ line, effect }) => doubtEffect(line, effect, typed ? doubtOrderWords : doubtLine)),
    ...doubtTags(lines),
    ...(place && first && !tags.asWritten ? keepFlag(place, event, effects) : []),
  ];
  if (typed && titled && event.effects.length === 0 && doubts.length === 0 && !TITLE.test(first.text))
    doubts.push(doubt(first, ALONE, asTitle(first)));
  const extra = event.effects.length - MOST_EFFECTS;
  const seventh = effects.at(-extra)?.line;
  if (extra > 0 && seventh)
    doubts.push(
      doubt(
        seventh,
        { message: 'An entry has at most six effects.', allowed: 'Leave out the others.' },
        null,
      ),
    );
  return { event, doubts: doubts.sort((one, other) => one.line - other.line), tags };
}

function readEffect(text: string): Effect {
  if (BY_HAND.test(text)) return { kind: 'by-hand', words: text.replace(BY_HAND, '') };
  return readLine(text) ?? { kind: 'by-hand', words: text };
}

const brackets = (tags: readonly Tag[]) => tags.map((tag) => ` [${tag}]`).join('');

/** Makes a doubt about one line, with its likely intended words and the words that confirm it as written. */
function doubt(line: Line, { mended, ...said }: LineDoubt, asIs: Omit<Way, 'line' | 'lines'> | null): Doubt {
  const way = (label: string, words: string): Way => ({ label, line: line.line, lines: 1, words });
  return {
    line: line.line,
    words: line.text,
    ...said,
    ways: [
      ...(mended === undefined
        ? []
        : [
            way(
              `Did you mean ${mended
                .split('\n')
                .map((words) => `“${words}”`)
                .join(' and ')}?`,
              `${mended}${brackets(line.tags)}`,
            ),
          ]),
      ...(asIs ? [way(asIs.label, asIs.words)] : []),
    ],
  };
}

/** Verbatim words cannot be followed by tags: the tags get a separate line. */
const verbatim = (what: 'Title' | 'By hand', { text, tags }: Line) =>
  [`${what}: ${text}`, ...(tags.length > 0 ? [brackets(tags).trim()] : [])].join('\n');

const ALONE: LineDoubt = {
  message: 'Nothing in it says what the card does.',
  allowed: 'Write it under the title.',
};

const asTitle = (line: Line) => ({
  label: 'Keep it as a title: it changes nothing',
  words: verbatim('Title', line),
});

function doubtTitle(line: Line, doubtWords: typeof doubtLine): Doubt[] {
  const { text } = line;
  const title = text.replace(TITLE, '');
  if (title.length > MOST_TITLE)
    return [
      doubt(
        line,
        {
          message: `A title has at most ${MOST_TITLE} letters; this has ${title.length}.`,
          allowed: 'Shorten it.',
        },
        null,
      ),
    ];
  if (TITLE.test(text)) return [];
  const asIs = asTitle(line);
  const [whole = '', name = ''] = BRACKET.exec(text) ?? [];
  if (whole !== '') {
    const near = nearestWord(name, TAGS);
    return [
      doubt(
        line,
        {
          message: `“[${name}]” is not one of the tags.`,
          allowed: `The tags: ${TAGS.map((tag) => `[${tag}]`).join(', ')}.`,
          ...(near ? { mended: `${text.slice(0, -whole.length).trim()} [${near}]` } : {}),
        },
        asIs,
      ),
    ];
  }
  const found = doubtWords(text);
  return found ? [doubt(line, found, asIs)] : [];
}

function doubtEffect(line: Line, effect: Effect, doubtWords: typeof doubtLine): Doubt[] {
  if (effect.kind !== 'by-hand') return [];
  const { words } = effect;
  if (words.length > MOST_WORDS) {
    const said = {
      message: `What is done on the board has at most ${MOST_WORDS} letters; this has ${words.length}.`,
    };
    const at = Math.max(words.lastIndexOf('. ', MOST_WORDS - 1) + 1, 0) || words.lastIndexOf(' ', MOST_WORDS);
    if (at < 1) return [doubt(line, { ...said, allowed: 'Write it in several lines.' }, null)];
    const parts = [words.slice(0, at), words.slice(at).trim()].map((part) => `By hand: ${part}`);
    const divided = [...parts, brackets(line.tags).trim()].filter((part) => part !== '').join('\n');
    return [doubt(line, said, { label: 'Divide it into two lines', words: divided })];
  }
  if (BY_HAND.test(line.text)) return [];
  const found = doubtWords(line.text);
  return found ? [doubt(line, found, { label: 'Done on the board', words: verbatim('By hand', line) })] : [];
}

/** Two times at which one entry is shown. */
function doubtTags(lines: readonly Line[]): Doubt[] {
  const windows = lines.flatMap((line) => line.tags.flatMap((tag) => (windowOf(tag) ? [{ line, tag }] : [])));
  const [first] = windows;
  const other = windows.find(({ tag }) => tag !== first?.tag);
  if (!first || !other) return [];
  const message = `It is given two times to be shown: ${first.tag} and ${other.tag}.`;
  return [
    {
      line: other.line.line,
      words: brackets(other.line.tags).trim(),
      message,
      allowed: 'Leave one of them.',
      ways: [],
    },
  ];
}

const isSame = (one: Effect, other: Effect) =>
  one.kind === 'turn-flag' && other.kind === 'turn-flag' && one.from === other.from && one.to === other.to;

/**
 * Keeps the rules' effect of a number; an entry that turns a different flag is a doubt.
 * @rule SOA 26.111, 26.213
 */
function keepFlag(
  place: ListPosition,
  event: Event,
  effects: readonly { line: Line; effect: Effect }[],
): Doubt[] {
  const [rule] = knownAt(place)?.effects ?? [];
  if (rule?.kind !== 'turn-flag' || event.effects.some((effect) => isSame(effect, rule))) return [];
  const other = effects.find(({ effect }) => effect.kind === 'turn-flag');
  if (!other) {
    event.effects.unshift(rule);
    return [];
  }
  const said = {
    message: `The rules say of ${printHead(place)}: ${printEffect(rule)}.`,
    rule: rule.rule,
    mended: printEffect(rule),
  };
  const words = `${other.line.text}${brackets([...other.line.tags, 'as written'])}`;
  return [doubt(other.line, said, { label: 'The card says so', words })];
}

/** Whether words would be read as something other than a title or an effect done on the board. */
const isUnlike = (words: string) =>
  BY_HAND.test(words) ||
  TITLE.test(words) ||
  TAG.test(words) ||
  readLine(words) !== null ||
  doubtLine(words) !== null;

const never = () => false;

/**
 * Prints an entry as its card would.
 * @param place the entry's list and number: what the rules know of it is omitted
 * @param isHead whether words would be read as the head of another entry
 */
export function printEntryWords(
  event: Event,
  place: ListPosition | null = null,
  isHead: (words: string) => boolean = never,
): string {
  const known = place && knownAt(place);
  const [rule] = known?.effects ?? [];
  const tags: Tag[] = [
    ...(event.secret ? (['secret'] as const) : []),
    ...(event.window === (known?.window ?? 'drawn') ? [] : [event.window.replace('-', ' ') as Tag]),
    ...(rule && !event.effects.some((effect) => isSame(effect, rule)) ? (['as written'] as const) : []),
  ];
  const title = cleanLine(event.title);
  const plain =
    title !== '' && !isUnlike(title) && !BRACKET.test(title) && !isHead(title) && plainLine(title) === title;
  const head = plain
    ? [`${title}${brackets(tags)}`]
    : [...(title === '' ? [] : [`Title: ${title}`]), brackets(tags).trim()];
  const body = event.effects.map((effect, at) => {
    const words = printEffect(effect);
    const marked =
      effect.kind === 'by-hand' &&
      (isUnlike(words) || isHead(words) || (at === 0 && title === '') || plainLine(words) !== words);
    return marked ? `By hand: ${words}` : words;
  });
  return [...head, ...body].filter((line) => line !== '').join('\n');
}

/** Prints an entry in a form that raises no doubts when typed at a table. */
export function printTyped(event: Event, place: ListPosition | null = null): string {
  const title = cleanLine(event.title);
  const asked = (words: string) =>
    words === title
      ? event.effects.length === 0 || doubtTitleWords(words) !== null
      : doubtOrderWords(words) !== null;
  return printEntryWords(event, place, asked);
}

/** Changes the tags of an entry's words: removes the old tags and puts the new ones after the title. */
export function tagEntryWords(text: string, place: ListPosition | null, change: Partial<Tags>): string {
  const lines = readLines(text);
  const tags = { ...tagsOf(lines), ...change };
  const usual = (place && knownAt(place)?.window) ?? 'drawn';
  const written: Tag[] = [
    ...(tags.secret ? (['secret'] as const) : []),
    ...(tags.window === null || tags.window === usual ? [] : [tags.window.replace('-', ' ') as Tag]),
    ...(tags.asWritten ? (['as written'] as const) : []),
  ];
  const remaining = lines
    .filter((line) => line.text !== '' || line.tags.length === 0)
    .map((line) => line.text);
  const at = remaining.findIndex((line) => line !== '');
  const first = remaining[at] ?? '';
  const behind = first !== '' && !TITLE.test(first) && !BY_HAND.test(first) && isTitle(first);
  if (behind) remaining[at] = `${first}${brackets(written)}`;
  else if (written.length > 0) remaining.splice(TITLE.test(first) ? at + 1 : 0, 0, brackets(written).trim());
  return remaining.join('\n');
}
