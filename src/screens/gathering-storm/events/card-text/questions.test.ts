import { describe, expect, inject, it } from 'vitest';
import { share } from '@/kernel/testing/effort';
import freeLines from '@/systems/gathering-storm/card-text/measured/free-lines.json';
import askedLines from '@/systems/gathering-storm/card-text/measured/free-lines-ambiguous.json';
import noneLines from '@/systems/gathering-storm/card-text/measured/free-lines-none.json';
import trapLines from '@/systems/gathering-storm/card-text/measured/free-lines-traps.json';
import type { Mistake } from '@/systems/gathering-storm/card-text/read/mistake';
import { parseEntered } from '@/systems/gathering-storm/card-text/read/read-entered';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import { shortened } from '@/systems/gathering-storm/testing/shortened';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { waysOf } from './ways';

const placeOf = (form: string): CardPlace =>
  form === 'general' ? { general: true } : { general: false, power: form as Power };

const mistakesIn = (text: string, place: CardPlace): readonly Mistake[] => {
  const read = parseEntered(text, place);
  return read.ok ? [] : read.mistakes;
};

/** What the table does by hand, and words kept as a title, answer no question. */
const IS_NO_ANSWER = /by hand, on our board$|^Keep it as a title/i;

/** Whether the question is no longer asked once an answer is tapped. */
const leadsOn = (text: string, { message }: Mistake, place: CardPlace): boolean =>
  mistakesIn(text, place).every((mistake) => mistake.message !== message);

/** Questions of a text to which no tap is an answer. */
const unanswered = (text: string, place: CardPlace): string[] =>
  mistakesIn(text, place).flatMap((mistake) => {
    if (!mistake.message.endsWith('?')) return [];
    const ways = waysOf(text, mistake, [place]).filter(({ label }) => !IS_NO_ANSWER.test(label));
    return ways.some((way) => leadsOn(way.text, mistake, place))
      ? []
      : [`${text} → ${mistake.message} [${ways.map(({ label }) => label).join(' | ')}]`];
  });

describe('GS 9.12: a question has an answer to tap', () => {
  const lines = [...freeLines, ...askedLines, ...noneLines, ...trapLines];
  // A sample; four sweeps with other seeds meet all of them.
  const every = Math.round(4 / share());
  const sample = lines.filter((_, at) => at % every === inject('seed') % every);

  it('each measured line', () => {
    expect(sample.flatMap(({ form, line }) => unanswered(line, placeOf(form)))).toEqual([]);
  });

  it('each measured line without one of its words', () => {
    const without = sample.flatMap(({ form, line }) => {
      const place = placeOf(form);
      return shortened(line, place).flatMap((short) => unanswered(short, place));
    });
    expect(without).toEqual([]);
  });
});
