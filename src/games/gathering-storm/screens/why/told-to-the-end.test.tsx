import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { handOf } from '@/games/gathering-storm/rules/state/state';
import { event, hands, secret } from '@/games/gathering-storm/rules/testing/play';
import { ShownSheet } from '@/table/journal/shown-sheet';
import { HandSheet } from '../hand/hand-sheet';
import { sitDown } from '../testing/sit-down';

const FLEXIBLE = event({
  kind: 'flexible',
  power: 'Italy',
  countries: ['Greece', 'Turkey'],
  amount: 1,
});

describe('GS 9.41D: an order shows its open choice', () => {
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
    const text = ordersFor({ 0: 'Greece' });
    expect(text).toContain('Your choice: Greece.');
    expect(text).not.toContain('Not chosen yet');
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

it('GS 9.13, 10.31: a card played at the end of the turn shows its outcome, and that it is over', () => {
  const effects: Effect[] = [
    { kind: 'support', power: 'Britain', amount: 2 },
    { kind: 'civil-war', country: 'Spain' },
  ];
  const table = hands({ Britain: [secret(effects, 'Britain at home')] })
    .to('crisis')
    .nextTurn();
  expect(table.value('support:Britain')).toBe(0);
  sitDown(table, <ShownSheet from={0} onClose={() => undefined} />);
  const named = () => screen.queryByRole('dialog', { name: 'Britain shows Britain at home' });
  for (let shut = 0; shut < 6 && !named(); shut += 1)
    fireEvent.click(screen.getByRole('button', { name: /^Close/ }));
  const text = named()?.textContent;
  expect(text).toContain('British support +2 at the end of the turn');
  expect(text).toContain('Put Spain’s civil war marker');
  expect(text).toContain('The turn ended with it: what counts for one turn is over.');
});
