import { expect, type Page } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

const ARMY = { kind: 'Support by research results', base: '−3', max: '+3', category: 'military' } as const;

async function toRead(page: Page, without: readonly string[] = []): Promise<PaperTable> {
  const table = new PaperTable(page);
  await table.setUp({ cards: 'Paper', running: { season: 'Fall', year: '1937' }, without });
  await table.enterCard('0');
  await table.next('Dealt');
  return table;
}

test('GS Guide, Support: a table that leaves research to the board says with one tap what its card counts', async ({
  page,
}) => {
  const table = await toRead(page, ['Research']);
  await table.show('Germany', ARMY);
  await table.next('That is right');
  await table.expectSupport({ Germany: '−3' });
  await table.pass();
  await expect(table.guide).toContainText('income events');
});

test('GS Guide, Support: where the projects say at which steps results come, the sheets tell how many there are', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    national: { Italy: [{ kind: 'support-results', power: 'Italy', base: -1, max: 1, category: 'air' }] },
    secret: true,
    commands: [{ type: 'set-sheet', board: 'Axis', what: 'steps', project: 'Axis/air range', steps: 5 }],
    at: 'read',
  });
  await box.menu(/^Research projects/);
  for (const project of ['Axis air range', 'Axis air transport']) {
    const row = box.sheet.getByRole('group', { name: project, exact: true });
    await row.getByRole('textbox').fill('4, eight');
    await row.getByRole('button', { name: 'Keep these steps' }).click();
    await expect(row.getByRole('textbox')).toHaveAccessibleDescription(
      'Write the steps as numbers: 4, 8, 10.',
    );
    await row.getByRole('textbox').fill('4, 8');
    await row.getByRole('button', { name: 'Keep these steps' }).click();
    await expect(row.getByRole('button', { name: 'Keep these steps' })).toBeHidden();
  }
  await box.close();
  await box.next('Pass to Anna');
  await box.openPapers('Anna');
  await box.turnTo('Italy');
  await box.papers.order('Play');
  await box.hide();
  for (const person of ['Ben', 'Clara']) {
    await box.openPapers(person);
    await box.hide();
  }
  // −1, and one result at step 4; nobody is asked, and no sheet tells which project it is.
  await box.expectSupport({ Italy: '0' });
  await expect(box.guide).not.toContainText('Is this right?');
});
