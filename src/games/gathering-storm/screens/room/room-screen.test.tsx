import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import type { OpenRoom } from '@/store/link/open-room';
import { RoomContext } from '@/table/link/room-context';
import { sitDown, whole } from '../testing/sit-down';
import { RoomScreen } from './room-screen';

const DISPUTE: Effect = { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] };
const room = () => <RoomScreen go={() => {}} />;

it('names each place of Europe with its figures, and offers nothing but the way out', () => {
  const table = paper().deal(0, { kind: 'support', power: 'Italy', amount: -1 }).to('placement');
  sitDown(table, room());
  const europe = screen.getByRole('group', { name: 'Europe' });
  for (const power of POWERS) expect(whole(europe)).toContain(`${power} support`);
  expect(whole(europe)).toContain('Italy support −1');
  expect(within(europe).getByRole('img', { name: /^Economic Climate/ })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave']);
});

it('draws the card, and keeps its sentences for screen readers', () => {
  sitDown(paper().deal(-1, { kind: 'support', power: 'Italy', amount: -1 }), room());
  const card = screen.getByRole('region', { name: 'General card' });
  expect(
    [...card.querySelectorAll('[data-picture]')].map((picture) => picture.getAttribute('data-picture')),
  ).toEqual(['climate', 'amount']);
  expect(within(card).getByText('Italian support falls by one this turn.').className).toContain('hidden');
  expect(within(card).getByText('Support')).toBeTruthy();
});

it('GS Guide, Diplomacy: what an alliance owes is due, with its seals', () => {
  sitDown(paper().deal(0, DISPUTE).to('placement'), room());
  const due = screen.getByRole('region', { name: 'Due' });
  expect([...due.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['G', 'I']);
  expect(whole(due)).toContain('Bulgaria or Rumania');
});

it('does not repeat what is next as due', () => {
  sitDown(paper(), room());
  expect(screen.getByRole('region', { name: 'What is next' }).textContent).toContain('the general card');
  expect(screen.queryByRole('region', { name: 'Due' })).toBeNull();
});

it('elsewhere it says since when the table is away, and how to stop', () => {
  const heardAt = new Date(2026, 10, 29, 20, 10).getTime();
  const view = createStore(() => ({ connection: 'lost', isLive: false, heardAt, ended: null }));
  sitDown(paper(), <RoomContext value={{ view } as unknown as OpenRoom}>{room()}</RoomContext>);
  expect(screen.getByRole('status').textContent).toMatch(
    /^No connection to the table\. What you see here is from (20|0?8):10/,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stop watching']);
});
