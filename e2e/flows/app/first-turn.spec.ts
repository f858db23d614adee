import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { FirstTurn } from '../../pages/first-turn';
import { reload } from '../../support/reload';
import { test } from '../../support/test';

/** The tables and drafts stored on the device. */
const countStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const asked = indexedDB.open('dispatch-box');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const tx = asked.result.transaction('records');
          const counted = tx.objectStore('records').count();
          tx.oncomplete = () => {
            asked.result.close();
            const begun = Object.entries(localStorage).filter((pair) => pair.join().includes('first-turn.'));
            done(`${counted.result} tables, ${begun.length} begun`);
          };
        };
      }),
  );

test('Home offers the first turn before and after it is played; it leaves nothing behind, and Help offers it again', {
  tag: '@long',
}, async ({ page }) => {
  const turn = new FirstTurn(page);
  await new App(page).openHome();
  const offered = page.getByRole('button', { name: 'Play a first turn of Gathering Storm, with a guide' });

  await test.step('two taps from Home, and left in the middle of a form', async () => {
    await offered.click();
    await page.getByRole('dialog').getByRole('link', { name: 'With the paper deck' }).click();
    await expect(turn.place).toHaveText(/Step 1 of/);
    for (let count = 0; count < 2; count += 1) await turn.tap();
    await turn.strip.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Which game do you play?' })).toBeVisible();
    await expect(offered).toBeVisible();
    expect(await countStored(page)).toBe('0 tables, 0 begun');
  });

  await test.step('Help offers it again; a reload restarts it', async () => {
    await page.getByRole('button', { name: /^Help/ }).click();
    await page.getByRole('link', { name: 'With the paper deck' }).click();
    await expect(turn.place).toHaveText(/Step 1 of/);
    for (let count = 0; count < 3; count += 1) await turn.tap();
    await reload(page);
    await expect(turn.place).toHaveText(/Step 1 of/);
    expect(await countStored(page)).toBe('0 tables, 0 begun');
  });
});

test('a player who does something else is told what was meant, and can take it back', {
  tag: '@long',
}, async ({ page }) => {
  const turn = new FirstTurn(page);
  const app = new App(page);
  await turn.open('gathering-storm', 'paper');
  while (!(await turn.words.textContent())?.includes('Deal each power a card')) await turn.tap();
  await test.step('a sheet keeps the scroll position of a player who is exploring it', async () => {
    await app.menu();
    const last = app.sheet.getByRole('button', { name: /^End the evening/ });
    await last.scrollIntoViewIfNeeded();
    await expect(turn.pointed).not.toBeInViewport();
    // Two pictures later it is still there.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(last).toBeInViewport();
    await app.sheet.getByRole('button', { name: /^Aggressions/ }).click();
  });
  await app.sheet.getByRole('button', { name: 'Italy', exact: true }).click();
  await app.sheet.getByRole('radio', { name: /^Ethiopia/ }).check();
  await app.sheet.getByRole('button', { name: 'Record it' }).click();
  await expect(turn.words).toContainText('Something else was meant here. Tap Take it back.');
  await test.step('only Take it back has the ring, and it returns to the table and the intended step', async () => {
    await expect(turn.pointed).toHaveText('Take it back');
    await turn.pointed.click();
    await expect(turn.words).not.toContainText('Something else');
    await expect(turn.pointed).toHaveText('Dealt');
  });
  await test.step('Back one undoes the previous step', async () => {
    await turn.tap();
    await turn.strip.getByRole('button', { name: 'Back one' }).click();
    await expect(turn.words).toContainText('Deal each power a card');
  });
  await test.step('a harmless action does not block the guide', async () => {
    await expect(turn.pointed).toHaveText('Dealt');
    await turn.tap();
    await expect(turn.words).toHaveText(/^Britain shows a card/);
  });
});
