import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '@/games/gathering-storm/rules/say/picture';
import { system } from '@/games/gathering-storm/rules/system';
import { event, hands, type Play, paper, secret } from '@/games/gathering-storm/rules/testing/play';
import { publicRows } from '@/kernel/journal/views';
import { sitDown } from '../../testing/sit-down';
import { cardsShown } from '../cards-shown';
import { GeneralCard } from '../general-card';
import { EffectPicture } from './effect-picture';
import { drawEntry } from './entry-pictures';

const none = () => undefined;

/** What the public rows say of shown cards, and how many pictures they have. */
function seen({ journal, open }: Play) {
  const rows = system.describeRows?.(journal.setup as never, publicRows(journal)) ?? [];
  const cards = rows.flatMap((row) => cardsShown(row, open)).flatMap((card) => card.rows);
  return {
    sentences: cards.filter(({ sentence }) => sentence.includes('British support')).length,
    drawn: cards.filter(({ picture }) => picture).length,
    lines: rows.filter((row) => drawEntry(row, open, rows) !== null).length,
  };
}

describe('the picture of an effect on screen', () => {
  it('is hidden from screen readers, in every size; the largest names what it counts', () => {
    const picture = pictureOf({ kind: 'support', power: 'Italy', amount: -2 }, { open: paper().open });
    for (const size of [104, 48, 40, 24] as const) {
      const { container } = render(<EffectPicture picture={picture} size={size} />);
      expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
      expect(container.textContent).toBe(size === 104 ? 'ISupport−2' : 'I−2');
    }
  });

  it('GS 9.31: the face-up card has a picture for each effect, with its sentence and what became of it', () => {
    const table = paper();
    table.run('enter-card', {
      trend: -1,
      general: event([
        { kind: 'support', power: 'Italy', amount: -1 },
        { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'index', amount: 1 },
      ]),
    });
    sitDown(table, <GeneralCard onOpen={none} />);
    const rows = [...document.querySelectorAll('article li')];
    expect(rows.map((row) => row.querySelector('[data-picture]')?.getAttribute('data-picture'))).toEqual([
      'climate',
      'amount',
      'country',
      'index',
    ]);
    expect(rows[1]?.textContent).toContain('Italian support falls by one this turn.');
    expect(rows[1]?.textContent).toContain('Waiting: Support 0 to −1');
  });

  it('GS 10.41B: a secret event has a picture only where its sentence is', () => {
    const table = hands({ Britain: [secret({ kind: 'support', power: 'Britain', amount: 2 }, 'Strike')] });
    const before = seen(table);
    expect([before.sentences, before.drawn]).toEqual([0, 0]);
    table.to('end');
    for (const { person } of table.open.seats) table.run('open-papers', { person });
    table.run('end-turn');
    const after = seen(table);
    expect(after.sentences).toBe(1);
    expect(after.drawn).toBeGreaterThanOrEqual(1);
    expect(after.lines).toBeGreaterThan(before.lines);
  });
});
