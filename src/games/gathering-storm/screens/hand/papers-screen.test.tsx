import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hands, type Play, secret } from '@/games/gathering-storm/rules/testing/play';
import type { Papers } from '@/store/app-store';
import { sitAt } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';
import { PapersScreen } from './papers-screen';

/** Anna opens her papers. */
function open(table: Play) {
  const viewers = ['Germany', 'Italy', 'research:Axis'];
  const views = Object.fromEntries(viewers.map((viewer) => [viewer, table.view(viewer)]));
  const papers = { person: 'Anna', viewers, views, decided: [] } as unknown as Papers;
  sitAt(table, <PapersScreen papers={papers} />, { face: GAME_UI, shut: { papers } });
}

it('GS 15.2: shows the research sheet on top while points are placed', async () => {
  open(hands({ Italy: [secret({ kind: 'support', power: 'Italy', amount: 1 })] }).to('research'));
  expect(await screen.findByRole('heading', { name: 'Axis research' })).toBeDefined();
});

it('GS 9.12: shows the first sheet with a card on top before that', () => {
  open(hands({ Germany: [secret({ kind: 'support', power: 'Germany', amount: 1 }, 'A parade')] }).to('read'));
  expect(screen.queryByRole('heading', { name: 'Axis research' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'A parade' })).toBeDefined();
});
