import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handOf } from '@/games/gathering-storm/rules/state/state';
import { event, hands } from '@/games/gathering-storm/rules/testing/play';
import { ShownSheet } from '@/table/journal/shown-sheet';
import { HandSheet } from '../hand/hand-sheet';
import { sitDown } from '../testing/sit-down';

const FLEXIBLE = event({
  kind: 'flexible',
  power: 'Italy',
  countries: ['Greece', 'Turkey'],
  amount: 1,
});

describe('GS 9.41D: an order says what is not chosen yet', () => {
  const ordersFor = (answers: Record<number, string>) => {
    const table = hands({ Italy: [FLEXIBLE] }).to('read');
    table.run('order', { power: 'Italy', slot: 1, do: 'play', answers });
    const hidden = handOf(table.state, 'Italy');
    const send = async () => true;
    sitDown(table, <HandSheet power="Italy" {...{ open: table.open, hidden, sheet: undefined, send }} />);
    return document.body.textContent ?? '';
  };

  it('while its country is open', () => {
    expect(ordersFor({})).toContain('Not chosen yet: the table asks then.');
  });

  it('and no longer once it is chosen', () => {
    const told = ordersFor({ 0: 'Greece' });
    expect(told).toContain('Your choice: Greece.');
    expect(told).not.toContain('Not chosen yet');
  });
});

it('GS 9.41: of several cards that are shown each is seen, however one is shut', () => {
  const support = (power: 'Germany' | 'Italy') => event({ kind: 'support', power, amount: 1 });
  const table = hands({ Germany: [support('Germany')], Italy: [support('Italy')] }).to('income-events');
  let shut = 0;
  sitDown(
    table,
    <ShownSheet
      from={0}
      onClose={() => {
        shut += 1;
      }}
    />,
  );
  const close = () => fireEvent.click(screen.getByRole('button', { name: /^Close/ }));
  for (const at of [1, 2, 3, 4, 5]) {
    expect(screen.getByText(`Card ${at} of 5`)).toBeTruthy();
    expect(shut).toBe(0);
    close();
  }
  expect(shut).toBe(1);
});
