import { describe, expect, it } from 'vitest';
import freeLines from '@/systems/gathering-storm/card-text/measured/free-lines.json';
import askedLines from '@/systems/gathering-storm/card-text/measured/free-lines-ambiguous.json';
import trapLines from '@/systems/gathering-storm/card-text/measured/free-lines-traps.json';
import { canon } from '@/systems/gathering-storm/card-text/measured/measure';
import { readLine } from '@/systems/gathering-storm/card-text/read/read-line';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import { readCardDraft } from '../card-draft';
import { emptyCardDraft } from '../use-card-draft';

const of = (form: string): CardPlace =>
  form === 'general' ? { general: true } : ({ general: false, power: form } as CardPlace);

describe.each([
  ['what is read at once', freeLines],
  ['what is asked', askedLines],
  ['what is refused', trapLines],
])('the form reads as the command line does: %s', (_, lines: readonly { form: string; line: string }[]) => {
  it('says nothing else of any measured line', () => {
    const wrong = lines.flatMap(({ form, line }) => {
      const place = of(form);
      const read = readLine(line, place);
      const { event } = readCardDraft({ ...emptyCardDraft('words', place, ['support']), text: line }, place);
      const [one, other] = ['read' in read ? canon(read.read) : null, event && canon(event.effects)];
      return one === other ? [] : [`${form}: ${line}: ${one} and ${other}`];
    });
    expect(wrong).toEqual([]);
  });
});
