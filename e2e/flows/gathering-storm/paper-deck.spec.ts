import { expect, type Page } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { POWERS, type Power } from '../../pages/words';
import { openFresh } from '../../support/tables/fresh-table';
import { test } from '../../support/test';

/** The paper deck at the table: its numbers, its counts, and what can be entered again. */

async function sitDown(page: Page): Promise<PaperTable> {
  await openFresh(page, { paper: true });
  const table = new PaperTable(page);
  return table;
}

/** Enters the general card by its number, and its text only if the deck does not know it. */
async function turnUp(table: PaperTable, number: number, trend?: string): Promise<void> {
  await table.next('Enter the card');
  await table.typeNumber(number);
  if (trend) await table.tap(table.sheet.getByRole('radio', { name: trend, exact: true }));
  await table.tap(table.sheet.getByRole('button', { name: 'Apply the card' }));
  await expect(table.sheet).toBeHidden();
}

/** Plain cards of these powers, an amount in each row. */
async function plain(table: PaperTable, ...powers: Power[]): Promise<void> {
  for (const power of powers) await table.quick(power, 'support', '+1');
  await table.done();
}

async function endTurn(table: PaperTable): Promise<void> {
  await table.go('Take income');
  await table.endTurn();
}

const OTHERS = POWERS.filter((power) => power !== 'Italy');

test('three turns with numbers: a card entered once is two taps, and every card is counted', async ({
  page,
}) => {
  const table = await sitDown(page);

  await test.step('the table has counted its deck: sixteen cards', async () => {
    await table.expectPile(144, 0, 0);
    await table.pile.click();
    await table.sheet.getByRole('textbox', { name: 'The whole deck' }).fill('16');
    await table.sheet.getByRole('button', { name: 'Enter 16' }).click();
    await table.close();
    await table.expectPile(16, 0, 0);
  });

  await test.step('Spring: cards are entered with their numbers, five taps at most', async () => {
    await turnUp(table, 3, '+1');
    await table.next('Dealt');
    await table.expectPile(10, 5, 0);
    table.taps = 0;
    await table.tap(page.getByRole('button', { name: 'Italy', exact: true }));
    await table.typeNumber(5);
    await table.tap(table.sheet.getByRole('radio', { name: '−2', exact: true }));
    await table.tap(table.sheet.getByRole('button', { name: 'Done: Italian support −2' }));
    expect(table.taps).toBeLessThanOrEqual(5);
    await expect(
      page.getByText(
        /^Card 5 is saved in Paper deck as far as it was shown\. The rest can come whenever it is drawn again: the trend/,
      ),
    ).toBeVisible();
    await table.expectPile(10, 4, 1);
    await plain(table, ...OTHERS);
    await table.expectSupport({ Italy: '−2', Britain: '+1' });
    await table.go('Take income');
    await table.takes('Italy', 'Ethiopia');
    await table.endTurn();
    // Sixteen: the face-up card and five hands lie among the discards now.
    await table.expectPile(10, 0, 6);
  });

  await test.step('Summer: a recent card is entered again; a declined one is counted', async () => {
    await turnUp(table, 9, '0');
    await table.next('Dealt');
    // Ethiopia gives Italy a second card.
    await table.expectPile(3, 6, 6);
    await table.tap(page.getByRole('button', { name: 'Italy', exact: true }));
    await table.tap(table.sheet.getByRole('button', { name: 'Italian support falls by two this turn.' }));
    await table.tap(table.sheet.getByRole('button', { name: 'Done: Italian support −2' }));
    await table.tap(page.getByRole('button', { name: 'Italy', exact: true }));
    await table.typeNumber(8);
    await table.tap(table.sheet.getByRole('button', { name: 'Discarded unplayed' }));
    await table.expectPile(3, 4, 8);
    await table.expectSupport({ Italy: '−2' });
    await plain(table, ...OTHERS);
    await endTurn(table);
    await table.expectPile(3, 0, 13);
  });

  await test.step('Fall: the pile runs out, and a card entered in Spring takes two taps', async () => {
    await turnUp(table, 11, '0');
    await expect(table.guide).toContainText('The pile holds 2 of 5: deal them, shuffle the discards');
    await table.next('Dealt');
    // Sixteen less the card face up and five in hands.
    await table.expectPile(10, 5, 0);
    table.taps = 0;
    await table.showNumber('Italy', 5);
    expect(table.taps).toBe(2);
    await table.expectSupport({ Italy: '−2' });
    await table.expectPile(10, 4, 1);

    // Italy holds no other card and is no longer asked; its tile still opens the form.
    await expect(page.getByRole('button', { name: 'Italy', exact: true })).toBeHidden();
    await table.tap(table.tile('Italy'));
    await table.typeNumber(5);
    await expect(table.sheet.getByText(/^Card 5 was shown by Italy this turn\./)).toBeVisible();
    await table.abandon();
  });

  await test.step('a second table knows the cards of the first', async () => {
    await table.setUp({ cards: 'Paper' });
    await table.next('Enter the card');
    await table.typeNumber(3);
    await table.sheet.getByRole('button', { name: 'Apply the card' }).click();
    await table.next('Dealt');
    table.taps = 0;
    await table.showNumber('Italy', 5);
    expect(table.taps).toBe(2);
    await table.expectSupport({ Italy: '−2' });
  });
});
