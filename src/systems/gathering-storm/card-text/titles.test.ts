import { describe, expect, inject, it } from 'vitest';
import { share } from '@/kernel/testing/effort';
import type { CardPlace } from '../effects/place';
import { shortened } from '../testing/shortened';
import type { Power } from '../vocabulary';
import freeLines from './measured/free-lines.json';
import askedLines from './measured/free-lines-ambiguous.json';
import { NAMES } from './notions/names';
import { isSilent, TOPICS } from './notions/topics';
import { printEntered } from './read/print-event';
import { parseEntered } from './read/read-entered';
import { createSourceText } from './read/source-text';

const of = (form: string): CardPlace =>
  form === 'general' ? { general: true } : { general: false, power: form as Power };
const WHERE = ['table', 'deck'] as const;

/** The title that a text is read with; nothing where it has none, or something is asked. */
function titleOf(text: string, place: CardPlace, where: 'table' | 'deck'): string {
  const read = parseEntered(text, place, where);
  return read.ok ? read.value.title : '';
}

const TERSE = [
  ...['Ger sup up', 'Ger sup down', 'Ger sup lower', 'Ger sup higher', 'Ger sup more', 'Ita Ger sup up'],
  ...['sup up', 'sup higher', 'Air rng', 'Ger supp up', 'German support up', 'Tur leans Ger', 'torps up 1'],
  ...['Tur Ger', 'Hun Ger', 'Aus better for Ger', 'EAI up', 'Ger inc', 'Yug war', 'convert fact 2 less'],
  ...[
    'Axis torpedo up',
    'civ war Spa',
    'BoP down',
    'EC up',
    'fac less',
    'Ger sup slips',
    'Rus slips',
    'G up',
    'It up',
    'R lower',
    'Hun G',
  ],
];

describe('GS 9.12: a first line with a word of the rules is no title in silence, however it is shortened', () => {
  it.each(TERSE)('%s', (line) => {
    for (const where of WHERE)
      for (const form of ['general', 'Germany', 'Italy'])
        for (const below of ['EAI +1', 'Ger inc +1', 'Hun +1 Ger'])
          expect(titleOf(`${line}\n${below}`, of(form), where), `${form}, ${where}`).toBe('');
  });

  it.each(['1 rand tile', 'no rand', '1 free build', 'sup 1 EAI 1', 'fact up', 'Hun Ger'])(
    'the form of a deck asks about %s as the table does',
    (line) => {
      for (const form of ['general', 'Italy'])
        expect(parseEntered(line, of(form), 'deck')).toEqual(parseEntered(line, of(form)));
    },
  );

  it.each([
    'German Rearmament',
    'Wages fall behind',
    'Harbor fees fall',
    'Work in progress',
    'Greek Elections',
  ])('%s is a title at once', (title) => {
    for (const where of WHERE) expect(titleOf(`${title}\nEAI +1`, of('Italy'), where)).toBe(title);
  });

  it.each(TERSE)('%s as a title stands in quotation marks where it is typed', (title) => {
    const event = { title, secret: false, effects: [{ kind: 'index', amount: 1 } as const] };
    for (const where of WHERE) {
      const printed = printEntered(event, of('Italy'), where);
      expect(parseEntered(printed, of('Italy'), where)).toEqual({ ok: true, value: event });
    }
  });
});

/** Whether a word is in it that no rule has: such a line may be a title. */
const hasStrange = (line: string): boolean =>
  (createSourceText(line).plain.match(/\p{L}+/gu) ?? []).some(
    (word) => word.length > 2 && ![word, word.replace(/s$/, '')].some((one) => isRule(one)),
  );
const RULES = new Set([...NAMES.keys(), ...TOPICS.keys()].flatMap((phrase) => phrase.split(' ')));
const isRule = (word: string) => RULES.has(word) || isSilent(word);

describe('GS 9.12: a measured line that lost its number', () => {
  // A sample; four sweeps with other seeds meet all of them.
  const every = Math.round(8 / share());
  const sample = [...freeLines, ...askedLines].filter((_, at) => at % every === inject('seed') % every);
  const without = (line: string): string[] => [
    line
      .replace(/[+-−]? ?\d+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    line
      .replace(/\+ ?(?=\d)/g, 'plus ')
      .replace(/\b1\b/g, 'one')
      .replace(/\b2\b/g, 'two'),
  ];

  it.each(WHERE)('is read, asked about, or has a word that no rule has: %s', (where) => {
    const silent = sample.flatMap(({ form, line }) =>
      [...without(line), ...(where === 'deck' ? [] : shortened(line, of(form)).slice(0, 1))].flatMap(
        (short) => {
          const title = titleOf(`${short}\nEAI +1`, of(form), where);
          return title === '' || hasStrange(title) ? [] : [`${form}: ${title}`];
        },
      ),
    );
    expect(silent).toEqual([]);
  });
});
