import { describe, expect, it } from 'vitest';
import { effectsOf, placeOf } from '../testing/effects-of';
import { POWERS } from '../vocabulary';
import freeLines from './measured/free-lines.json';
import { printEntered } from './read/print-event';
import { parseEntered } from './read/read-event';

/** Titles with words of the rules, countries, powers, numbers, marks: all of them are titles above what a card does. */
const TITLES = [
  ...[
    'Support for the Harvest',
    'German Steel Rises',
    'The Index of Prices',
    'Turkey Trots Again',
    'No Free Lunch',
  ],
  ...[
    'Three Ministers Resign',
    'Spain – A Silent Year',
    'Free Armor for Toys',
    'Trade Pact Signed',
    'A Purge of Weeds',
  ],
  ...[
    'Naval Research Pays',
    'Paris 1936: A Front',
    'Income of the Poor Falls',
    'Germany +1',
    'Civil War in the Choir',
  ],
  ...[
    'Double Jets',
    'Secret Service',
    'Greek Elections',
    'One More Counter',
    'Polish Border Dispute',
    'EAI up',
  ],
  ...[
    'Rumors, and More Rumors',
    '“Peace in Our Time”',
    'If Support Falters',
    'Ger sup up',
    'The Great Purge',
  ],
];

describe('GS 9.12: the first line is the title if more lines follow, whatever its words', () => {
  it.each(TITLES)('%s', (title) => {
    for (const form of ['general', ...POWERS]) {
      const read = parseEntered(`${title}\nEAI: +1`, placeOf(form));
      expect(read).toMatchObject({ ok: true, value: { title, effects: [{ kind: 'index', amount: 1 }] } });
      expect(read.ok && parseEntered(printEntered(read.value, placeOf(form)), placeOf(form))).toEqual(read);
    }
  });

  it('every line of the corpus may be one', () => {
    const wrong = freeLines.filter(({ form, line }) => {
      const read = parseEntered(`${line.slice(0, 80)}\nEAI: +1`, placeOf(form));
      return !read.ok || read.value.effects.length !== 1;
    });
    // A title marks the color of its card in brackets, or before or after a separator.
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  it('a single line is the effect, and a title alone needs quotation marks', () => {
    expect(effectsOf('EAI +1', 'general')).toEqual([{ kind: 'index', amount: 1 }]);
    expect(effectsOf('The old ambassador retires', 'general')).toBeNull();
    expect(parseEntered('"EAI +1"', placeOf('general'))).toMatchObject({
      ok: true,
      value: { title: 'EAI +1', effects: [] },
    });
    expect(effectsOf('"EAI +1"', 'Italy')).toBeNull();
    expect(effectsOf('-\nEAI +1\nsupport +1', 'Italy')).toHaveLength(2);
  });

  it('GS 9.41E: a note on color above or after the title is not part of it', () => {
    for (const text of ['[secret]\nsupport +1', 'Quiet talks [secret]\nsupport +1', 'Secret\nsupport +1'])
      expect(parseEntered(text, placeOf('Italy'))).toMatchObject({ ok: true, value: { secret: true } });
  });

  it('GS 9.21: a trend above the title is not part of it, and is shown beside the words', () => {
    const read = parseEntered('Trend -1\nTurkey Trots\nEAI +1', placeOf('general'));
    expect(read).toMatchObject({ ok: false, title: 'Turkey Trots', mistakes: [{ trend: { value: -1 } }] });
  });
});
