import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmountKeys } from '../form/amount-keys';
import { LedgerRow } from '../sheet/ledger-form';
import { Aloud, ReadAloud } from './aloud';

const place = () => document.querySelector('[data-aloud]') as HTMLElement;

test('text read aloud is added to an empty place, and repeating the same words is a change', () => {
  const page = (words: string) => (
    <Aloud value={{ words }}>
      <ReadAloud />
    </Aloud>
  );
  const { rerender } = render(page('The card is applied.'));
  expect(place().textContent).toBe('');
  rerender(page('Income is taken.'));
  const first = place().textContent;
  rerender(page('Income is taken.'));
  const second = place().textContent;
  expect([first?.trim(), second?.trim()]).toEqual(['Income is taken.', 'Income is taken.']);
  expect(second).not.toBe(first);
});

test('controls that bear the name of their row are not called twice', () => {
  const keys = (label: string) => <AmountKeys label={label} value={null} onChange={() => undefined} />;
  const { container } = render(
    <>
      <LedgerRow label="How much?">{keys('How much?')}</LedgerRow>
      <LedgerRow label="Trend">{keys('Economic trend')}</LedgerRow>
    </>,
  );
  expect([...container.querySelectorAll('legend')].map((legend) => legend.textContent)).toEqual([
    'Economic trend',
  ]);
});
