import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// The kinds whose work is a number of the table: each is shown at its time, and follows the table where it must.

test('conditional support: results, pacts, index, climate and balance are read from the table and follow it', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    general: [{ kind: 'index', amount: 2 }],
    national: {
      Germany: [{ kind: 'support-index', power: 'Germany' }],
      Italy: [{ kind: 'support-pacts', power: 'Italy', region: 'Balkans', max: 3 }],
      Britain: [{ kind: 'support-climate', power: 'Britain' }],
      France: [{ kind: 'support-balance', power: 'France' }],
      Russia: [{ kind: 'support-progress', power: 'Russia', base: -3, max: 3, project: 'Russia/armor' }],
    },
    commands: [
      { type: 'set-fact', fact: 'pact', country: 'Turkey', powers: ['Germany'] },
      { type: 'set-fact', fact: 'balance', value: 2 },
      { type: 'say-total', total: 'climate', value: 1 },
      { type: 'set-sheet', board: 'Russia', what: 'steps', project: 'Russia/armor', steps: 4 },
    ],
    at: 'income-events',
  });
  await app.expectSupport({ Germany: '+2', Italy: '+2', Britain: '−1', France: '−2', Russia: '−1' });
  await app.menu(/^Board figures/);
  await app.sheet
    .getByRole('group', { name: 'Balance of Power' })
    .getByRole('button', { name: 'One less' })
    .first()
    .click();
  await app.sheet.getByRole('button', { name: 'Enter 1' }).click();
  await app.close();
  await app.expectSupport({ France: '−1' });
});

test('income, random tiles and a result event, each at its moment of the turn', async ({ page }) => {
  const app = await openKindTable(page, {
    general: [{ kind: 'civil-war', country: 'Yugoslavia' }],
    national: {
      Germany: [{ kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' }],
      Italy: [{ kind: 'income', power: 'Italy', amount: 2 }],
      Britain: [{ kind: 'tile-draw', power: 'Britain', amount: 1 }],
      France: [{ kind: 'support', power: 'France', amount: 1 }],
      Russia: [{ kind: 'by-hand', words: 'Russia moves one army north.', window: 'income' }],
    },
    keeps: ['income', 'research'],
    commands: [{ type: 'set-fact', fact: 'results', project: 'Germany/rockets', value: 2 }],
    at: 'income-events',
  });
  await expect(page.getByRole('button', { name: /^Yugoslavia: 1 of 5/ })).toBeVisible();
  await app.expectSupport({ Germany: '−1', France: '+1' });
  expect(await app.money('Italy')).toBe(0);
  // Only the rockets result was entered.
  await expect(app.guide).toContainText('no result in German armor');
  await app.go('That is right', 'Show any income events');
  expect(await app.money('Italy')).toBe(2);
  const rows = (await app.readJournal()).join('\n');
  expect(rows).toContain('British random tiles 0 to 1');
  expect(rows).toContain('Russia moves one army north.');
});
