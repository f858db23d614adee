import { expect, type Page } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { openFresh } from '../../support/tables/fresh-table';
import { test } from '../../support/test';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Spring 1935 with paper cards: Italian support +2 and −1, the index +1, the climate −1. */
async function sitDown(page: Page): Promise<PaperTable> {
  await openFresh(page, { paper: true });
  const table = new PaperTable(page);
  await table.enterCard('−1', [
    { kind: 'Support', power: 'Italy', amount: '+2' },
    { kind: 'European Aggression Index', amount: '+1' },
  ]);
  await table.next('Dealt');
  await table.show('Italy', { kind: 'Support', amount: '−1' });
  return table;
}

test('a line of words and a rule says so, and stays as long as it was told', async ({ page }) => {
  const table = await sitDown(page);
  const why = await table.why(table.supportButton('Britain'));
  await table.sheet.getByRole('button', { name: 'Add a modifier' }).click();
  await table.sheet.getByRole('radio', { name: '−2' }).check();
  await table.sheet.getByRole('radio', { name: 'Every turn' }).check();
  await table.sheet.getByRole('textbox', { name: 'In words' }).fill('A promise not kept');
  await table.sheet.getByRole('textbox', { name: 'Rule, if any' }).fill('GS 10.5');
  await table.sheet.getByRole('button', { name: 'Add the modifier: −2' }).click();
  await expect(why.lines).toContainText('A promise not kept');
  await expect(why.lines).toContainText('GS 10.5');
  await table.close();
  await table.jump('Income');
  await table.pass();
  await table.next('Take income');
  await table.jump('Crisis');
  await table.next('End the crisis');
  await table.next('Settle it');
  // Four powers have shown nothing; the table says that it was done.
  for (let left = 4; left > 0; left -= 1) {
    const done = table.sheet.getByRole('button', { name: 'Nothing to show' });
    await expect(done).toHaveCount(left);
    await done.first().click();
  }
  await expect(table.sheet).toBeHidden();
  await table.next('End the turn');
  await table.expectSupport({ Italy: '0', Britain: '−2' });
});

test('income says what it is made of', async ({ page }) => {
  const table = await sitDown(page);
  const why = await table.why(table.moneyButton('Italy'));
  await expect(why.lines).toContainText('Support');
  await expect(why.lines).toContainText('Economic Climate −1');
  expect(sum(await why.amounts())).toBe(1);
  expect(await why.total()).toBe(1);
});

test('the index names its sources', async ({ page }) => {
  const table = await sitDown(page);
  await table.menu(/^Aggressions/);
  await table.sheet.getByRole('radio', { name: 'This turn' }).first().check();
  await table.sheet.getByRole('button', { name: 'It is signed' }).click();
  await table.sheet.getByRole('button', { name: 'Back to the table' }).click();
  const why = await table.why(page.getByRole('button', { name: /^European Aggression Index/ }));
  await expect(why.lines).toContainText('Nazi-Soviet Pact');
  await expect(why.lines).toContainText('GS 23.21B');
  expect(await why.amounts()).toEqual([1, 1]);
  expect(await why.total()).toBe(2);
});

test('a formula shows its parts, and what was not counted and why', async ({ page }) => {
  const table = await sitDown(page);
  await table.menu(/^Board figures/);
  await table.setFigure(/^Germany: results/, 'armor', 2);
  await table.setFigure(/^Russia: results/, 'armor', 1);
  await table.close();
  await table.show('Germany', { kind: 'Support by research results', category: 'military' });
  const why = await table.why(table.supportButton('Germany'));
  expect(await why.amounts()).toEqual([0, -1]);
  expect(await why.total()).toBe(-1);
  const parts = table.sheet.getByRole('list', { name: /adds up$/ });
  await expect(parts.getByRole('listitem')).toHaveText([/^Base −3$/, /^armor, 2 results \+2$/i, /^Sum −1$/]);
  await expect(table.sheet.getByRole('heading', { name: 'Not counted' })).toBeVisible();
  await expect(table.sheet.getByText('Russian armor, 1')).toBeVisible();
});

test('the sheet turns round for the person opposite', async ({ page }) => {
  const box = await openFresh(page);
  await box.why(box.supportButton('Germany'));
  const title = box.sheet.getByRole('heading', { level: 2 });
  const close = box.sheet.getByRole('button', { name: 'Close', exact: true });
  const above = async () => {
    const [head, foot] = [await title.boundingBox(), await box.sheet.getByText(/ now/).boundingBox()];
    return (head?.y ?? 0) < (foot?.y ?? 0);
  };
  expect(await above()).toBe(true);
  const turn = box.sheet.getByRole('button', { name: 'Turn round' });
  await turn.click();
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(above).toBe(false);
  await close.click();
  await expect(box.sheet).toBeHidden();
});
