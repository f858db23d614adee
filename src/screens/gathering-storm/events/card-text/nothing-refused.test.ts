import { describe, expect, inject, it } from 'vitest';
import { share } from '@/kernel/testing/effort';
import freeLines from '@/systems/gathering-storm/card-text/measured/free-lines.json';
import askedLines from '@/systems/gathering-storm/card-text/measured/free-lines-ambiguous.json';
import chattyLines from '@/systems/gathering-storm/card-text/measured/free-lines-chatty.json';
import metLines from '@/systems/gathering-storm/card-text/measured/free-lines-met.json';
import noneLines from '@/systems/gathering-storm/card-text/measured/free-lines-none.json';
import trapLines from '@/systems/gathering-storm/card-text/measured/free-lines-traps.json';
import { isMatter } from '@/systems/gathering-storm/card-text/notions/notion';
import { parseEntered } from '@/systems/gathering-storm/card-text/read/read-entered';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import { notionsOf } from '@/systems/gathering-storm/testing/shortened';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { waysOf } from './ways';

/** What the table does by hand, and words kept as a title, are no way to an effect. */
const IS_NO_WAY = /by hand, on our board$|^Keep it as a title|^It is the title/i;
const MOST_TAPS = 14;

const placeOf = (form: string): CardPlace =>
  form === 'general' ? { general: true } : { general: false, power: form as Power };

/** Whether a line has a word of the rules or a number. */
const isOfRules = (line: string, place: CardPlace) =>
  notionsOf(line, place).some((notion) =>
    notion.is === 'topic' ? notion.value.some(isMatter) : notion.is !== 'amount' || !notion.value.weak,
  );

/** Whether the card may have what was read; the table may say so all the same, or do it on its board. */
function isEffect(text: string, place: CardPlace): boolean {
  const read = parseEntered(text, { ...place, anyway: true });
  if (read.ok) return read.value.effects.length > 0;
  return read.mistakes.every(
    (mistake) =>
      mistake.kind === 'refused' &&
      waysOf(text, mistake, [place]).some(({ label }) => /by hand, on our board$/i.test(label)),
  );
}

/** So many texts are looked at on the way. */
const MOST_TEXTS = 60;

/** Whether taps lead from a text to a whole effect: the first that is new, and where it leads nowhere another. */
function leadsOn(text: string, place: CardPlace, seen = new Set<string>(), depth = 0): boolean {
  if (isEffect(text, place)) return true;
  if (depth > MOST_TAPS || seen.size > MOST_TEXTS) return false;
  seen.add(text);
  const read = parseEntered(text, place);
  const ways = (read.ok ? [] : read.mistakes).flatMap((mistake) => waysOf(text, mistake, [place]));
  return ways.some((way) => {
    if (IS_NO_WAY.test(way.label) || seen.has(way.text)) return false;
    // The trend stands beside the words: set, it is all that the line says.
    return (way.trend !== undefined && way.text.trim() === '') || leadsOn(way.text, place, seen, depth + 1);
  });
}

const saysNone = (text: string, place: CardPlace) =>
  notionsOf(text, place).some((notion) => notion.is === 'topic' && notion.value.includes('none'));

/** Where no effect says what a line does, each thing that cannot be read has the board among its answers. */
function isLeftToTable(text: string, place: CardPlace): boolean {
  const read = parseEntered(text, place);
  return (
    !read.ok &&
    read.mistakes.every((mistake) =>
      waysOf(text, mistake, [place]).some(({ label }) => /by hand, on our board$/i.test(label)),
    )
  );
}

/** Whether something can be tapped at all that is read in it, or given to the table. */
const isSilent = (text: string, place: CardPlace): boolean => {
  const read = parseEntered(text, place);
  return !read.ok && read.mistakes.some((mistake) => waysOf(text, mistake, [place]).length === 0);
};

/** Of lines that lost a word so many may lead to the board alone: nobody can tell what was meant. */
const MOST_LOST = 0.05;

function expectFewLost(texts: readonly (readonly [string, string])[]) {
  expect(texts.filter(([form, text]) => text.trim() !== '' && isSilent(text, placeOf(form)))).toEqual([]);
  const gone = lost(texts);
  expect(gone.length <= Math.max(3, texts.length * MOST_LOST) ? [] : gone).toEqual([]);
}

const lost = (texts: readonly (readonly [string, string])[]) =>
  texts.flatMap(([form, text]) => {
    const place = placeOf(form);
    if (!isOfRules(text, place) || leadsOn(text, place)) return [];
    // “No support +1”: what says both is nobody’s but the table’s to decide.
    return saysNone(text, place) && isLeftToTable(text, place) ? [] : [`${form}: ${text}`];
  });

describe('GS 9.12: no line that has a word of the rules is merely refused', () => {
  const lines = [...freeLines, ...chattyLines, ...metLines, ...askedLines];
  /** Lines that no effect says: a place that a value takes, a thing that is not to be, an order to the table. */
  const others = [...noneLines, ...trapLines];
  // A sample.
  const sample = (part: number) => {
    const every = Math.round(part / share());
    return lines.filter((_, at) => at % every === inject('seed') % every);
  };
  const withEach = (line: string, put: (words: string[], at: number) => string[]) =>
    line.split(' ').map((_, at, words) => put([...words], at).join(' '));

  it('each measured line', () =>
    expect(lost(sample(2).map(({ form, line }) => [form, line] as const))).toEqual([]));

  it('what no effect says is asked about, and the board is an answer', () =>
    expect(
      others.flatMap(({ form, line }) => {
        const place = placeOf(form);
        const isMet =
          !isOfRules(line, place) ||
          parseEntered(line, place).ok ||
          isLeftToTable(line, place) ||
          leadsOn(line, place);
        return isMet ? [] : [`${form}: ${line}`];
      }),
    ).toEqual([]));

  it('each without any one of its words', () =>
    expectFewLost(
      sample(40).flatMap(({ form, line }) =>
        withEach(line, (words, at) => words.toSpliced(at, 1)).map((text) => [form, text] as const),
      ),
    ));

  it('each with a word that means nothing in the place of any one', () =>
    expectFewLost(
      sample(40).flatMap(({ form, line }) =>
        withEach(line, (words, at) => words.toSpliced(at, 1, 'frobs')).map((text) => [form, text] as const),
      ),
    ));

  it('two of them in one', () => {
    const joints = ['. ', '; ', ', ', ' and ', ' ', '\n'];
    const pairs = sample(8).map(({ form, line }, at) => {
      const more = lines.filter((other) => other.form === form);
      const other = more[(at * 37) % more.length]?.line ?? '';
      return [form, `${line}${joints[at % joints.length]}${other}`] as const;
    });
    expectFewLost(pairs);
  });

  it.each([
    'so yeah, X',
    'X, I think',
    'it says X',
    'X, thanks to old Zog',
    'the card reads: X!',
    'bad luck, X',
  ])('“%s”', (around) =>
    expect(lost(sample(12).map(({ form, line }) => [form, around.replace('X', line)] as const))).toEqual([]),
  );
});
