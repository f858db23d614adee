import { expect } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test('GS 9.41E: what was tapped in a row is in the form of its seal, and a second effect may be another power’s', async ({
  page,
}) => {
  await openPaper(page, (table) => table.deal());
  const table = new PaperTable(page);
  await table.quick('Italy', 'support', '+1');
  await page.getByRole('button', { name: 'Italy', exact: true }).click();
  const part = (name: string) => table.sheet.getByRole('group', { name, exact: true });
  await expect(part('How much?').getByRole('radio', { name: '+1', exact: true })).toBeChecked();
  await table.sheet.getByRole('button', { name: 'Another effect' }).click();
  // The same kind, with nothing chosen but the card’s own power.
  await part('Whose?').getByRole('button', { name: 'Germany' }).click();
  await part('How much?').getByRole('radio', { name: '+2', exact: true }).check();
  await part('Kind of effect').getByRole('radio', { name: 'European Aggression Index' }).check();
  await expect(part('How much?').getByRole('radio', { name: '+2', exact: true })).toBeChecked();
  await part('Kind of effect').getByRole('radio', { name: 'Support', exact: true }).check();
  await table.enter();
  await expect(table.sheet).toBeHidden();
  await table.expectSupport({ Italy: '+1', Germany: '+2' });
  await expect(table.guide.getByRole('button', { name: 'No one else' })).toBeVisible();
});

test('the other kinds of effect fold away once one is tapped, and arrow keys go on through them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaper(page, (table) => table.deal());
  const table = new PaperTable(page);
  await page.getByRole('button', { name: 'France', exact: true }).click();
  const kinds = table.sheet.getByRole('group', { name: 'Kind of effect' });
  const other = (name: string) => kinds.getByRole('radio', { name, exact: true });
  await kinds.getByRole('button', { name: 'Other kinds' }).click();
  await other('Espionage').click();
  await expect(kinds.getByRole('button', { name: 'Other kinds' })).toBeVisible();
  await expect(other('Espionage')).toBeChecked();
  await expect(other('Espionage')).toBeInViewport();
  await expect(other('Research counter')).toBeHidden();
  await expect(table.row('Category').first()).toBeVisible();
  await kinds.getByRole('button', { name: 'Other kinds' }).click();
  await other('Research counter').focus();
  await page.keyboard.press('ArrowDown');
  await expect(kinds.getByRole('button', { name: 'Fewer kinds' })).toBeVisible();
  await expect(other('A free unit')).toBeVisible();
});

test('GS 9.41: a card that is entered after its moment says so before it is entered, and is entered all the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaper(page, (table) => table.deal().to('diplomacy'));
  const table = new PaperTable(page);
  await table.typeFor('France', 'Slow mail', 'No random tiles for France');
  await expect(table.row('Its moment')).toContainText('at the start of the Income phase, and that is over.');
  await expect(table.row('Its moment')).toContainText('random tiles that are not drawn yet');
  await table.enter();
  await expect(table.sheet).toBeHidden();
  // In time nothing is said of it.
  await table.typeFor('Britain', 'Turkey: +1');
  await expect(table.row('Understood')).toContainText('Turkey');
  await expect(table.row('Its moment')).toBeHidden();
});
