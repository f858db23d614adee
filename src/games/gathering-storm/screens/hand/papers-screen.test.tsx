import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hands, type Play, secret } from '@/games/gathering-storm/rules/testing/play';
import type { Papers } from '@/store/app-store';
import { sitAt } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';
import { PapersScreen } from './papers-screen';

/** Anna opens her papers. */
function show(table: Play) {
  const viewers = ['Germany', 'Italy', 'research:Axis'];
  const views = Object.fromEntries(viewers.map((viewer) => [viewer, table.view(viewer)]));
  const papers = { person: 'Anna', viewers, views, decided: [] } as unknown as Papers;
  sitAt(table, <PapersScreen papers={papers} />, { face: GAME_UI, shut: { papers } });
}

it('GS 15.2: shows the research sheet on top while points are placed', async () => {
  show(hands({ Italy: [secret({ kind: 'support', power: 'Italy', amount: 1 })] }).to('research'));
  expect(await screen.findByRole('heading', { name: 'Axis research' })).toBeDefined();
});

it('GS 9.12: shows the first sheet with a card on top before that', () => {
  show(hands({ Germany: [secret({ kind: 'support', power: 'Germany', amount: 1 }, 'A parade')] }).to('read'));
  expect(screen.queryByRole('heading', { name: 'Axis research' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'A parade' })).toBeDefined();
});

it('the lid slides away over papers that are shown already: a picture only, and none where nobody else sits', () => {
  const lid = () => document.querySelector('[class*="lid"]');
  const table = (seats?: Parameters<typeof hands>[1]) =>
    hands({ Germany: [secret({ kind: 'support', power: 'Germany', amount: 1 }, 'A parade')] }, seats).to(
      'read',
    );
  show(table());
  expect(lid()?.getAttribute('aria-hidden')).toBe('true');
  expect(lid()?.textContent).toBe('');
  expect(screen.getByRole('heading', { name: 'A parade' })).toBeDefined();
  cleanup();
  const alone = [
    { person: 'Anna', powers: ['Germany', 'Italy'] },
    { person: 'Open hands', powers: ['Britain', 'France', 'Russia'], by: 'open' },
  ] satisfies NonNullable<Parameters<typeof hands>[1]>['seats'];
  show(table({ seats: alone }));
  expect(lid()).toBeNull();
});
