import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { whole } from '@/table/testing/sit-at';
import { GoneLines } from './gone-lines';

const ATOMIC = { name: 'Atomic research', rule: 'GS 15.24' };

it('GS 15.24: shows how many are gone, and on tap which ones and which may still come', () => {
  render(
    <GoneLines
      cards={[
        { ...ATOMIC, gone: [72], left: [144] },
        { name: 'Purges', rule: 'GS 21.23A', gone: [], left: [81, 84] },
      ]}
    />,
  );
  expect(whole(document.body)).toBe('1 atomic, purge or door card Which?');
  fireEvent.click(screen.getByRole('button', { name: 'Which?' }));
  expect(screen.getAllByRole('listitem').map(whole)).toEqual([
    'Atomic research: 72 gone, 144 may still come GS 15.24',
    'Purges: none gone, 81 and 84 may still come GS 21.23A',
  ]);
});

it('does not list cards that may still come for paper cards', () => {
  render(<GoneLines cards={[{ ...ATOMIC, gone: [], left: null }]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Which?' }));
  expect(screen.getAllByRole('listitem').map(whole)).toEqual(['Atomic research: none gone GS 15.24']);
});
