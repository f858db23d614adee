import { expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { PEOPLE } from '../../pages/words';
import { CANARY, CANARY_NUMBER, openCanaryTable } from '../../support/canary';
import { openEvening } from '../../support/evening';
import { listenIn, placesOf, searchEverywhere } from '../../support/hunter';
import { reload } from '../../support/reload';
import { openFresh } from '../../support/tables/fresh-table';
import { seedEntropy } from '../../support/tables/seeded';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

/** Fails if anything of a hand is found anywhere; `open` lists what is public already. */
async function expectNothing(page: Page, when: string, open: readonly string[] = []): Promise<void> {
  const found = await searchEverywhere(page);
  for (const place of Object.keys(found))
    for (const title of open) found[place] = (found[place] ?? '').replaceAll(title, '');
  expect(placesOf(found, CANARY), when).toEqual([]);
  expect(placesOf(found, CANARY_NUMBER), when).toEqual([]);
}

test('nothing of a hand appears anywhere while the curtain is down or the table is shown', async ({
  page,
}) => {
  await seedEntropy(page);
  const readMessages = await listenIn(page);
  const app = await openCanaryTable(page);
  await app.toDeal();
  await expectNothing(page, 'after the deal');

  const titles: string[] = [];
  await app.next('Pass to Anna');
  for (const person of PEOPLE) {
    await expectNothing(page, `the curtain before ${person}`);
    await app.openPapers(person);
    const own = await app.papers.titles();
    // The search finds what is visible: otherwise it would prove nothing.
    const found = await searchEverywhere(page);
    const last = own.at(-1) ?? '';
    expect(last).toContain(CANARY);
    for (const place of ['page', 'snapshot', 'tree']) expect(found[place]).toContain(last);
    titles.push(...own);
    await app.papers.order(person === 'Anna' ? 'Keep' : 'Play');
    await app.hide();
  }
  expect(titles).toHaveLength(5);

  const rows = await app.readJournal();
  const shown = titles.filter((title) => rows.some((row) => row.includes(title)));
  await expectNothing(page, 'the table', shown);

  await app.openJournal();
  await expectNothing(page, 'the journal', shown);
  await app.leaveJournal();
  for (const item of [/^Who sits here/, /^Aggressions/, /^Board figures/, /^Readings/, /^Settings/]) {
    await app.menu(item);
    await expectNothing(page, `the sheet ${item}`, shown);
    await app.close();
  }
  await app.menu();
  await expectNothing(page, 'the menu', shown);
  await app.close();
  for (const name of [/^Germany support/, /^European Aggression Index/, /^Economic Climate/]) {
    await app.why(page.getByRole('button', { name }));
    await expectNothing(page, `why ${name}`, shown);
    await app.close();
  }
  await app.pause();
  await expectNothing(page, 'the pause', shown);
  await page.getByRole('button', { name: 'Back to the table' }).click();

  const said = { said: await readMessages() };
  for (const title of shown) said.said = said.said.replaceAll(title, '');
  expect(placesOf(said, CANARY)).toEqual([]);
  expect(said.said).toContain('"entries"');

  await reload(page);
  await app.guide.waitFor();
  await expectNothing(page, 'after a reload', shown);
  await app.menu(/^Home/);
  await page.getByRole('button', { name: /^Resume/ }).waitFor();
  await expectNothing(page, 'Home', shown);
});

/** Opens Anna's papers on a fresh table and returns the title of the card that is turned up. */
async function openAnna(page: Page): Promise<{ app: App; title: string }> {
  const app = await openFresh(page);
  await app.toDeal();
  await app.next('Pass to Anna');
  await app.openPapers('Anna');
  return { app, title: (await app.papers.title.textContent()) ?? 'no title' };
}

const WAYS_TO_LEAVE: Record<string, () => string> = {
  'another window in front': () => {
    dispatchEvent(new Event('blur'));
    return document.documentElement.outerHTML;
  },
  'the screen off or another tab': () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    const left = document.documentElement.outerHTML;
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    return left;
  },
  'the page put away': () => {
    dispatchEvent(new Event('pagehide'));
    return document.documentElement.outerHTML;
  },
  'the page frozen': () => {
    document.dispatchEvent(new Event('freeze'));
    return document.documentElement.outerHTML;
  },
  'the page restored from the cache': () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.documentElement.outerHTML;
  },
  'the page printed': () => {
    dispatchEvent(new Event('beforeprint'));
    return document.documentElement.outerHTML;
  },
};

test('papers are out of the page in the same moment in which they are left', async ({ page }) => {
  const { app, title } = await openAnna(page);
  for (const [how, leave] of Object.entries(WAYS_TO_LEAVE)) {
    expect(await page.content(), 'open papers').toContain(title);
    expect(await page.evaluate(leave), how).not.toContain(title);
    await expect(page.getByRole('heading', { name: 'Pass to Anna' })).toBeVisible();
    await app.openPapers('Anna');
  }
  const left = await app.papers.hideButton.evaluate((button) => {
    (button as HTMLButtonElement).click();
    return document.documentElement.outerHTML;
  });
  expect(left, 'Hide').not.toContain(title);
  await expect(page.getByRole('heading', { name: 'Pass to Ben' })).toBeVisible();
});

test('after a reload with open papers the curtain is down for the same person', async ({ page }) => {
  const { app, title } = await openAnna(page);
  await app.hide();
  await app.openPapers('Ben');
  const own = (await app.papers.title.textContent()) ?? '';
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Pass to Ben' })).toBeVisible();
  const found = await searchEverywhere(page);
  for (const secret of [title, own]) expect(placesOf(found, secret)).toEqual([]);
  // Nobody pressed Hide: the table still asks for the visit.
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await app.next('Pass to Ben');
  await app.openPapers('Ben');
  await app.hide();
  await expect(page.getByRole('heading', { name: 'Pass to Clara' })).toBeVisible();
});

test('the table looks the same whatever is decided behind the curtain', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const looks: string[] = [];
  for (const [at, sheet] of [page, other].entries()) {
    const app = await openEvening(sheet, 516);
    const aloud = sheet.getByRole('paragraph').and(sheet.locator('[data-aloud]'));
    await app.toDeal();
    await expect(aloud).toContainText('Pass to Anna');
    await app.next('Pass to Anna');
    await app.openPapers('Anna');
    if (at === 0) {
      await app.papers.turnTo('Germany');
      await app.papers.answer('Bulgaria');
      await app.papers.turnTo('Italy');
      await app.papers.order('Keep');
    }
    await app.hide();
    const curtain = await sheet.getByRole('main').ariaSnapshot();
    await sheet.getByRole('button', { name: 'Back to the table' }).click();
    await expect(app.undoButton).toHaveText('Undo: Anna’s papers and decisions');
    await expect(aloud).toContainText('Pass to Ben');
    const table = await sheet.ariaSnapshot();
    await sheet.getByRole('button', { name: 'Menu', exact: true }).click();
    await sheet.getByRole('button', { name: /^End the evening/ }).click();
    const copy = await sheet.getByRole('dialog').last().ariaSnapshot();
    await sheet.keyboard.press('Escape');
    looks.push(`${curtain}\n${table}\n${copy}\n${(await app.readJournal()).join('\n')}`);
  }
  expect(looks[0]).toBe(looks[1]);
});
