import { describe, expect, it } from 'vitest';
import type { Place } from '@/systems/gathering-storm/effects/place';
import freeLines from '@/systems/gathering-storm/words/measured/free-lines.json';
import askedLines from '@/systems/gathering-storm/words/measured/free-lines-ambiguous.json';
import trapLines from '@/systems/gathering-storm/words/measured/free-lines-traps.json';
import { canon } from '@/systems/gathering-storm/words/measured/measure';
import { readLine } from '@/systems/gathering-storm/words/read/read-line';
import { readEntry } from '../entry';
import { emptyEntry } from '../use-entry';

const of = (form: string): Place =>
  form === 'general' ? { general: true } : ({ general: false, power: form } as Place);

describe.each([
  ['what is read at once', freeLines],
  ['what is asked', askedLines],
  ['what is refused', trapLines],
])('the form reads as the command line does: %s', (_, lines: readonly { form: string; line: string }[]) => {
  it('says nothing else of any measured line', () => {
    const wrong = lines.flatMap(({ form, line }) => {
      const place = of(form);
      const read = readLine(line, place);
      const { event } = readEntry({ ...emptyEntry('words', place, ['support']), text: line }, place);
      const [one, other] = ['read' in read ? canon(read.read) : null, event && canon(event.effects)];
      return one === other ? [] : [`${form}: ${line}: ${one} and ${other}`];
    });
    expect(wrong).toEqual([]);
  });
});
