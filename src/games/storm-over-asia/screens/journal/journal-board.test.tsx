import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sitDown } from '@/games/storm-over-asia/rules/testing/play';
import { sitAt, tap, whole } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';
import { JournalBoard } from './journal-board';

it('SOA 26.112E: adds a forgotten conquest before a card that is then impossible, and names the card', async () => {
  const china = { Shensi: 'CCCN', Yunnan: 'NN', 'Southern China': 'NNW', Shanghai: 'JJJ' };
  const table = sitDown('paper', { china });
  table.run('set-front', { exists: true, entered: 6 });
  table.to('warlord').run('enter-warlord', { region: 'Yunnan' });
  sitAt(table, <JournalBoard go={() => undefined} />, { face: GAME_UI });
  await tap(within(document.body), /^The warlord card: Yunnan/);
  const panel = () => document.getElementById('entry')?.closest('section') as HTMLElement;
  const entry = () => within(panel());
  await tap(entry(), 'Something was forgotten before it');
  await tap(entry(), /^A conquest or a revolt/);
  fireEvent.change(entry().getByRole('combobox', { name: 'Region' }), { target: { value: 'Yunnan' } });
  expect(await entry().findByText('This entry is no longer possible:')).toBeDefined();
  expect(entry().getAllByRole('listitem').map(whole).join()).toContain('The warlord card: Yunnan');
  await tap(entry(), 'Put it in');
  const rows = within(screen.getByRole('region', { name: 'Entries' }))
    .getAllByRole('listitem')
    .map(whole);
  expect(rows.join('\n')).toMatch(/Forgotten before \d+: Japan conquers Yunnan/);
});
