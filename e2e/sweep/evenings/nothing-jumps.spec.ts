import { expect } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { PEOPLE } from '../../pages/words';
import { openEvening } from '../../support/evening';
import { expectStill, expectStillFrame, takeShifts, watchShifts } from '../../support/look/still';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

/** A word that is longer than the one before is no movement that anybody sees. */
const A_WORD = 0.02;

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 740 },
];

for (const viewport of SIZES)
  test.describe(`paper cards, ${viewport.width} px`, () => {
    const { width } = viewport;
    test.use({ viewport });

    test(`a turn with paper cards moves nothing under a finger, ${width} px wide`, async ({ page }) => {
      await watchShifts(page);
      const table = new PaperTable(page);
      await table.setUp({ cards: 'Paper' });
      await table.enterCard('−1', [{ kind: 'Income', power: 'Germany', amount: '+1' }]);
      await takeShifts(page);
      const still = async (tap: () => Promise<void>) => {
        await expectStill(page, tap);
        // On a phone the foot covers the page and grows upward.
        if (width > 600) expect(await takeShifts(page), String(tap)).toBeLessThan(A_WORD);
      };
      const turn = async (tap: () => Promise<void>) => {
        await expectStillFrame(page, tap);
        await takeShifts(page);
      };
      await still(() => table.next('Dealt'));
      await still(() => table.quick('Germany', 'support', '−1'));
      await still(() => table.quick('Britain', 'support', '+1'));
      await still(() => table.done());
      await turn(() => table.pass());
      await still(() => table.quick('Italy', 'income', '+1'));
      await still(() => table.done());
      await turn(() => table.pass());
      await turn(() => table.next('Take income'));
      for (let phase = 0; phase < 2; phase += 1) await turn(() => table.pass());
      await turn(() => table.endTurn());
    });
  });

for (const viewport of SIZES)
  test.describe(`hotseat, ${viewport.width} px`, () => {
    const { width } = viewport;
    test.use({ viewport });

    test(`no button in a card’s form moves as it is filled in, nor the next time, ${width} px wide`, async ({
      page,
    }) => {
      const table = new PaperTable(page);
      await table.setUp({ cards: 'Paper' });
      await table.enterCard('0');
      await table.next('Dealt');
      /** On a phone the form scrolls in its sheet, so its content is measured from the top of the form. */
      const fields = async () => {
        const head = await table.sheet.getByRole('textbox', { name: 'Number of the card' }).boundingBox();
        const ways = await table.sheet.getByRole('radio', { name: 'In words' }).boundingBox();
        const done = await table.sheet.getByRole('button', { name: /^Done/ }).boundingBox();
        return [(ways?.y ?? 0) - (head?.y ?? 0), done?.y ?? 0].map(Math.round);
      };
      await page.getByRole('button', { name: 'Germany', exact: true }).click();
      const places = await fields();
      await table.sheet.getByRole('radio', { name: '−1', exact: true }).check();
      await expect(table.row('What changes')).toContainText('German support 0 to −1');
      expect(await fields()).toEqual(places);
      await table.enter();
      // Next turn there is a card to enter again; on a phone the way to it is longer.
      if (width < 600) return;
      await table.pass();
      await table.pass();
      await table.next('Take income');
      for (let phase = 0; phase < 2; phase += 1) await table.pass();
      await table.endTurn();
      await table.enterCard('0');
      await table.next('Dealt');
      await page.getByRole('button', { name: 'Germany', exact: true }).click();
      await expect(table.sheet.getByRole('button', { name: 'All saved cards' })).toBeVisible();
      expect(await fields()).toEqual(places);
      await table.close();
    });

    test(`a hotseat turn moves nothing under a finger, ${width} px wide`, async ({ page }) => {
      const app = await openEvening(page, 516);
      for (const label of ['Turn the card', 'Apply the card', 'Deal the cards'])
        await expectStill(page, () => app.next(label));
      await app.next('Pass to Anna');
      await app.round(PEOPLE);
      for (const label of ['Show any public events', 'Show any income events', 'Take income'])
        await expectStillFrame(page, () => app.next(label));
    });
  });
