import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { named } from './journal-list';
import { WhySheet } from './why-sheet';

it('gives repeated names different keys, and keeps the first unchanged', () => {
  expect(named(['a', 'b', 'a', 'a']).map(([name]) => name)).toEqual(['a', 'b', 'a (2)', 'a (3)']);
});

it('a sum of two equal lines shows both, and one of them once the other is gone', () => {
  const line = { source: 'A promise', rule: 'GS 10.5', how: 'This turn', amount: 1 };
  const sheet = (lines: (typeof line)[]) => (
    <WhySheet
      title="Why?"
      what="What it is."
      lines={lines}
      waiting={[]}
      notCounted={[]}
      total={{ label: 'Now', value: lines.length }}
      sign="always"
      turned={false}
      onTurn={() => {}}
      tools={null}
      onClose={() => {}}
    />
  );
  const { rerender } = render(sheet([line, line]));
  expect(screen.getAllByText('A promise')).toHaveLength(2);
  rerender(sheet([line]));
  expect(screen.getAllByText('A promise')).toHaveLength(1);
});
