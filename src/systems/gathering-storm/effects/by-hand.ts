import type { ParseResult } from '../card-text/read/parse-result';
import {
  endOfLine,
  pattern,
  plainFrom,
  type SourceText,
  sourceAt,
  take,
} from '../card-text/read/source-text';
import { printVerbatim, readVerbatim } from '../card-text/read/verbatim';
import { type EffectKind, never, noSheet, type Samples } from './effect';
import { type EffectOf, byHand as shape } from './shapes';
import { WINDOWS } from './windows';
import { worthNothing } from './worth';

const RULE: Record<EffectOf<'by-hand'>['window'], string> = {
  drawn: 'GS 9.31A',
  income: 'GS 9.41A',
  industrial: 'GS Guide, Factory',
  economic: 'GS 9.41B, C',
  placement: 'GS Guide, Diplomacy',
  diplomatic: 'GS 9.41D',
  flexible: 'GS Guide, Diplomacy',
  subversion: 'GS Guide, Diplomacy',
  'any-time': 'GS 10.41B',
};

/** How its printed words name the time. */
const TIMES: Record<EffectOf<'by-hand'>['window'], string> = {
  drawn: 'when drawn',
  income: 'income',
  industrial: 'industrial',
  economic: 'economic',
  placement: 'first placement',
  diplomatic: 'diplomatic',
  flexible: 'after all others',
  subversion: 'with subversion',
  'any-time': 'any time',
};
const PRINTED = pattern('by hand(?: ?, ?([^:\\n]{0,60}))? ?:');

/** `By hand, first placement: …`, the words to the end of the line; the time is asked for, never guessed. */
function readByHand(sourceText: SourceText, at: number): ParseResult<EffectOf<'by-hand'>> | null {
  const found = take(sourceText, at, PRINTED);
  if (!found) return null;
  const { words, last } = wordsBehind(sourceText, found.end);
  const [time = '', ...rest] = (found.words[1] ?? '').split(/ ?, ?/).map((part) => part.trim());
  const window = WINDOWS.find((name) => TIMES[name] === time.replace(/ phase$/, '') || name === time);
  const order = rest.length === 1 && rest[0] === 'before or after';
  if (window && (order || rest.length === 0))
    return { end: last, effect: { kind: 'by-hand', words, window, ...(order ? { order } : {}) } };
  return {
    end: last,
    refusal: {
      message: 'When is it shown?',
      rule: 'GS 9.41',
      allowed: `Write one of: ${Object.values(TIMES).join(', ')}; then “, before or after” if the owner says which.`,
    },
    choices: Object.values(TIMES).map((name) => `By hand, ${name}: ${printVerbatim(words)}`),
  };
}

/** The words as written, to the end of their line; a note on color behind them is left to the event. */
function wordsBehind(sourceText: SourceText, end: number): { words: string; last: number } {
  const from = sourceAt(sourceText, end - 1) + 1;
  const line = sourceText.source.slice(from, endOfLine(sourceText, from));
  const { words, note } = readVerbatim(line);
  return { words, last: plainFrom(sourceText, from + (note ? line.lastIndexOf('[') : line.length)) };
}

/** An effect that the table carries out on its own board; the app says what, when, and by which rule. */
export const byHand: EffectKind<EffectOf<'by-hand'>> = {
  shape,
  name: 'Done on the board',
  placement: { group: 'By hand', forAnother: false },
  rule: (effect) => RULE[effect.window],
  window: (effect) => effect.window,
  fields: ['words', 'window'],
  check: never,
  ask(_, effect, answer) {
    if (!effect.order || answer === 'before' || answer === 'after') return null;
    return {
      words: 'Before or after research points are placed?',
      options: [
        { value: 'before', label: 'Before' },
        { value: 'after', label: 'After' },
      ],
      rule: 'GS Guide, Research',
    };
  },
  missing: never,
  onSheets: noSheet,
  apply() {
    // Nothing that the app keeps: the showing itself tells the table what to do.
  },
  moves: never,
  worth: worthNothing,
  late: () => 'Do now what the table agrees on.',
  say: (effect) => effect.words,
  example: 'By hand, first placement: One more counter may be placed.',
  print({ words, window, order }) {
    return `By hand, ${TIMES[window]}${order ? ', before or after' : ''}: ${printVerbatim(words)}`;
  },
  read: readByHand,
  // Its words are the owner’s own: nothing in them is understood.
  changes: null,
  once: false,
  figures: [],
  offered: [],
  said: [],
};

export const samples: Samples<'by-hand'> = [
  [
    { kind: 'by-hand', words: 'One more counter may be placed.', window: 'placement' },
    'by hand , first placement : One more counter may be placed.',
    'BY HAND, placement: "One more counter may be placed."',
  ],
  [
    { kind: 'by-hand', words: 'Armor goes one level.', window: 'economic', order: true },
    'By hand, Economic phase, before or after: Armor goes one level.',
  ],
];
