import { expect, type Page } from '@playwright/test';
import { countEntries, type Fields, fillForms, findMissing, TYPED, unfold } from '../../support/look/forms';
import { reload } from '../../support/reload';
import { scenes } from '../../support/scenes/scenes';
import { settled } from '../../support/settled';
import { startFresh, test } from '../../support/test';

/**
 * Fills every form of every game, field by field, and leaves it in every possible way. The values must be
 * there again, or recorded, or the user must have been asked. Uses all scenes, so a new one is tested
 * automatically.
 */

/** All but the sheets of a guided turn, which is discarded as a whole and says so. */
const tried = scenes.filter(({ name }) => !/^first-turn-(?:sheet|goss)$/.test(name));

/** Values that are not restored as they were, and why nothing is lost. */
const ELSEWHERE: { scenes: RegExp; fields: RegExp; why: string }[] = [
  {
    scenes: /^card-/,
    fields: /’s event|General event|Usual now|How|Where|What|Whom|title/,
    why: 'what is whole is kept on its card, the rest as a draft; the page begins with what its card lacks',
  },
  {
    scenes: /^goss-results/,
    fields: /Dice|In combat|In movement/,
    why: 'the row is closed again, and says in its line what was written',
  },
  {
    scenes: /^new-table-one/,
    fields: /How the app decides/,
    why: 'what is changed in the policy is chosen at once, and stands on the page of the new table',
  },
];

const sheet = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alert').filter({ hasText: 'not recorded yet' });

/** Waits until nothing is missing; on a timeout returns what is. */
async function lost(page: Page, set: Fields): Promise<string[]> {
  let gone: string[] = [];
  const look = async () => {
    gone = await findMissing(page, set).catch(() => Object.keys(set));
    if (gone.length > 0) await unfold(page).catch(() => undefined);
    return gone.length;
  };
  await expect
    .poll(look)
    .toBe(0)
    .catch(() => undefined);
  return gone;
}

const toPage = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** A sheet asks before it closes with unsaved input, and is restored after a reload. */
async function leaveSheet(page: Page, set: Fields): Promise<string[]> {
  const found: string[] = [];
  const dialog = sheet(page).last();
  const label = (await dialog.getAttribute('aria-label')) ?? '';
  const back = await dialog
    .getByRole('button', { name: /^(Back to|Leave|Cancel$|Close$|Keep it$|Not now)/ })
    .all();
  const ways: [string, () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a tap beside it', () => page.mouse.click(3, 300)],
    ['the way back', () => page.evaluate(() => history.back())],
    ...(await Promise.all(
      back.map(async (button): Promise<[string, () => Promise<unknown>]> => {
        const name = (await button.textContent()) ?? '';
        return [name, () => button.click()];
      }),
    )),
  ];
  const entries = await countEntries(page);
  for (const [name, leave] of ways) {
    await leave();
    // It asks, closes, or collapses the filled part.
    const isAnswered = async () =>
      (await question(page).isVisible()) ||
      !(await dialog.isVisible()) ||
      (await findMissing(page, set)).length > 0;
    await expect
      .poll(isAnswered)
      .toBe(true)
      .catch(() => found.push(`${name} leads nowhere`));
    if (await question(page).isVisible())
      await question(page).getByRole('button', { name: 'Stay here' }).click();
    // The button recorded it.
    else if ((await countEntries(page)) > entries) return found;
    else if (!(await dialog.isVisible()))
      return [...found, `by ${name}: ${Object.keys(set)} without a question`];
    const gone = await lost(page, set);
    if (gone.length > 0) return [...found, `by ${name}: ${gone}`];
  }
  await reload(page);
  await page.waitForFunction(() => document.querySelector('#root')?.children.length);
  const outcome = await sheet(page)
    .first()
    .waitFor()
    .then(() => true)
    .catch(() => false);
  if (!outcome) return [...found, `by a reload: the sheet “${label}”`];
  const gone = await lost(page, set);
  if (gone.length > 0) found.push(`by a reload: ${gone}`);
  // Discarded on purpose: the sheet is empty the next time.
  await page.keyboard.press('Escape');
  await question(page)
    .getByRole('button', { name: 'Leave without it' })
    .click()
    .catch(() => found.push('no question after a reload'));
  await reload(page);
  await page.waitForFunction(() => document.querySelector('h1'));
  await settled(page);
  if (await sheet(page).first().isVisible()) found.push('it stands there again after it was left on purpose');
  return found;
}

/** Closed papers keep drafts for their owner alone. */
async function leavePapers(page: Page, set: Fields): Promise<string[]> {
  const found: string[] = [];
  const tabs = page.getByRole('tab');
  const first = page.getByRole('tab', { selected: true });
  const name = (await first.textContent()) ?? '';
  if ((await tabs.count()) > 1) {
    await page.getByRole('tab', { selected: false }).first().click();
    await tabs.filter({ hasText: name }).first().click();
    const gone = await lost(page, set);
    if (gone.length > 0) found.push(`by another tab: ${gone}`);
  }
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  // A solo player has nothing to hide: the papers stay open.
  if (await page.getByRole('button', { name: 'Hide now' }).isVisible()) {
    const open = await lost(page, set);
    return open.length > 0 ? [...found, `by another window: ${open}`] : found;
  }
  const left = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify([localStorage, sessionStorage, history.state]),
  );
  if (left.includes(TYPED)) found.push('what was typed in papers is to be seen while they are shut');
  const twice = page.getByRole('button', { name: /^Tap (twice|once)/ });
  await twice.click();
  await twice.click();
  await page.getByRole('button', { name: 'Hide now' }).waitFor();
  if ((await tabs.count()) > 1) await tabs.filter({ hasText: name }).first().click();
  const gone = await lost(page, set);
  if (gone.length > 0) found.push(`by papers that shut themselves: ${gone}`);
  return found;
}

/** A page keeps its drafts. */
async function leavePage(page: Page, set: Fields): Promise<string[]> {
  const found: string[] = [];
  const here = new URL(page.url()).hash;
  const elsewhere = /^#\/table\/[^/]+$/.test(here)
    ? `${here}/journal`
    : here.startsWith('#/table/')
      ? here.split('/').slice(0, 3).join('/')
      : '#/';
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const next = page
    .getByRole('complementary', { name: 'What to do next' })
    .getByRole('button')
    .filter({ hasNotText: 'Clear' });
  const ways: [string, () => Promise<unknown>][] = [
    [
      'another page',
      async () => {
        await toPage(page, elsewhere);
        await settled(page);
        await toPage(page, here);
      },
    ],
    [
      'Home',
      async () => {
        await toPage(page, '#/');
        await page.getByRole('heading', { level: 1, name: 'Dispatch Box' }).waitFor();
        await toPage(page, here);
      },
    ],
    [
      'the way back',
      async () => {
        await toPage(page, `${elsewhere}`);
        await settled(page);
        await page.goBack();
      },
    ],
    ['a reload', () => reload(page)],
  ];
  if (await menu.isVisible())
    ways.push([
      'a sheet over it',
      async () => {
        await menu.click();
        await page.keyboard.press('Escape');
      },
    ]);
  for (const [name, leave] of ways) {
    await leave();
    await page.waitForFunction(() => document.querySelector('h1'));
    const gone = await lost(page, set);
    if (gone.length > 0) found.push(`by ${name}: ${gone}`);
  }
  if (found.length === 0 && here.startsWith('#/table/') && (await next.first().isVisible())) {
    const label = await next.first().textContent();
    const entries = await countEntries(page);
    await next.first().click();
    await settled(page);
    for (let at = 0; at < 3 && (await sheet(page).first().isVisible()); at += 1)
      await page.keyboard.press('Escape');
    if (await page.getByRole('button', { name: /^I am / }).isVisible())
      await page
        .getByRole('button', { name: /^(Back|Not)/ })
        .last()
        .click()
        .catch(() => undefined);
    await toPage(page, here);
    // It may have recorded exactly that, or led to where the form is no longer offered.
    const gone = (await countEntries(page)) > entries ? [] : await lost(page, set);
    if (gone.length > 0) found.push(`by the main button “${label}”: ${gone}`);
  }
  return found;
}

async function leaveForms(page: Page, set: Fields): Promise<string[]> {
  if (await sheet(page).first().isVisible()) return leaveSheet(page, set);
  if (await page.getByRole('button', { name: 'Hide now' }).isVisible()) return leavePapers(page, set);
  return leavePage(page, set);
}

/** What a form loses, over all ways to leave it. */
async function tryForms(page: Page, name: string): Promise<string[]> {
  await unfold(page);
  const elsewhere = ELSEWHERE.filter(({ scenes: of }) => of.test(name));
  const set = Object.entries(await fillForms(page)).filter(
    ([field]) => !elsewhere.some(({ fields }) => fields.test(field)),
  );
  return set.length === 0 ? [] : leaveForms(page, Object.fromEntries(set));
}

for (const scene of tried)
  test(`loses no unfinished input: ${scene.name}`, async ({ page }) => {
    await scene.open(page);
    const found = await tryForms(page, scene.name);
    expect(found, found.join('\n')).toEqual([]);
  });

/** Buttons that lead away from the form, or are tested separately. */
const NO_FORM =
  /^(Close|Undo|Redo|Hide|One more|One less|Print|Share|Home|Turn round|Leave|Back|Agrees|Favorite|\d|[A-Z0-9]$)|away|downloads|Copy/;
const seen = new Set<string>();

/** Presses the button of the topmost layer with this label, if any; returns all labels. */
function pressIn(wanted: string | null): string[] {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const keys = [...place.querySelectorAll<HTMLElement>('button')].filter(
    (key) =>
      key.checkVisibility() &&
      // An entry of the journal opens as every other does.
      !key.closest('nav, header, aside, ol') &&
      !key.matches(':disabled, [aria-disabled="true"], [aria-pressed], [aria-expanded]'),
  );
  const sayKey = (key: Element) => (key.getAttribute('aria-label') ?? key.textContent ?? '').trim();
  keys.find((key) => sayKey(key) === wanted)?.click();
  return keys.map(sayKey);
}

/** The buttons of the topmost layer that open something not yet tested in this game. */
async function keysOf(page: Page, game: string): Promise<string[]> {
  const names = await page.evaluate(pressIn, null);
  return names.filter((name, at) => {
    const alike = `${game} ${name.replaceAll(/Germany|Italy|Britain|France|Russia|Japan|China|\d+|[+−]/g, '#')}`;
    if (names.indexOf(name) !== at || NO_FORM.test(name) || seen.has(alike)) return false;
    seen.add(alike);
    return true;
  });
}

const gameOf = (scene: string) => /^(goss|china|soa)/.exec(scene)?.[0] ?? 'gathering-storm';

// Also tests what every button of every scene opens. What a guided turn records is never stored.
for (const scene of tried.filter(({ name }) => !name.startsWith('first-turn')))
  test(`loses no unfinished input behind any key: ${scene.name}`, async ({ page }) => {
    test.setTimeout(900_000);
    await scene.open(page);
    const found: string[] = [];
    for (const key of await keysOf(page, gameOf(scene.name))) {
      await startFresh(page);
      await scene.open(page);
      await page.evaluate(pressIn, key);
      await settled(page);
      const lostThere = await tryForms(page, scene.name).catch((error: Error) => [
        `could not be tried: ${error.message.split('\n')[0]}`,
      ]);
      found.push(...lostThere.map((words) => `${key}, ${words}`));
    }
    expect(found, found.join('\n')).toEqual([]);
  });
