// A player's actions in a page: finds things by role and name, as the e2e tests do.

/** Timeout in milliseconds; a busy machine is slow. */
export const LIMIT = 60_000;

/**
 * The last visible element of this selector with such a name; runs in the page. With a limit it waits until
 * no command runs and the element does not move for two frames.
 */
async function findSeen(selector, pattern, flags, limit) {
  const name = new RegExp(pattern, flags);
  const nameOf = (element) => {
    const words = (element.labels?.[0] ?? element).cloneNode(true);
    for (const hidden of words.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return (element.getAttribute('aria-label') ?? words.textContent).trim();
  };
  const look = () => {
    const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    return [...open.querySelectorAll(selector)].findLast(
      (element) => element.checkVisibility() && name.test(nameOf(element)),
    );
  };
  const place = (element) => JSON.stringify(element?.getBoundingClientRect());
  const isBusy = () => document.querySelector('#root[aria-busy="true"]') !== null;
  for (const end = Date.now() + limit; ; ) {
    const found = look();
    if (limit === 0) return found ?? null;
    const before = place(found);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    if (found && !isBusy() && look() === found && place(found) === before) return found;
    if (Date.now() > end) return null;
  }
}

/** @param page a page of puppeteer, or what offers the same calls */
export function createHands(page) {
  const find = async (selector, name, limit = 0) => {
    const found = await page.evaluateHandle(findSeen, selector, name.source, name.flags, limit);
    return found.asElement();
  };
  /** Waits until `ask` returns a truthy value, and returns it. */
  async function until(what, ask) {
    const end = Date.now() + LIMIT;
    for (;;) {
      const answer = await ask();
      if (answer) return answer;
      if (Date.now() > end)
        throw new Error(
          `Never: ${what}. The page says: ${(await page.evaluate(() => document.body.textContent)).slice(0, 800)}`,
        );
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
    }
  }
  const settled = () =>
    until('nothing is being done', () =>
      page.evaluate(() => !document.querySelector('#root[aria-busy="true"]')),
    );
  /** Waits in the page for a quarter of the limit at a time: WebDriver aborts a script that runs longer. */
  const see = (selector, name) => until(`${selector} ${name}`, () => find(selector, name, LIMIT / 4));
  const hands = {
    page,
    find,
    until,
    see,
    settled,
    async press(name, selector = 'button, a[href]') {
      // An element that moves or disappears in between is looked up again.
      await until(`press ${name}`, async () => {
        const there = await see(selector, name);
        return there.click().then(
          () => true,
          () => false,
        );
      });
    },
    /** Selects a radio button or a checkbox: it is hidden beneath its label. */
    async choose(name, place = '') {
      const there = await see(`${place} input[type="radio"], ${place} input[type="checkbox"]`, name);
      await there.evaluate((input) => input.click());
      await settled();
    },
    async type(name, words) {
      const field = await see('input, textarea', name);
      await field.click();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await field.type(words);
    },
    says: (words, within = 'body') =>
      until(`“${words}”`, () =>
        page.evaluate(
          (source, flags, place) =>
            new RegExp(source, flags).test(document.querySelector(place)?.textContent ?? ''),
          words.source,
          words.flags,
          within,
        ),
      ),
    text: (selector) => page.evaluate((one) => document.querySelector(one)?.textContent ?? '', selector),
    async drag(from, to) {
      const corner = async (element) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const start = await corner(from);
      await page.mouse.move(start.x + 20, start.y + 20);
      await page.mouse.down();
      await page.mouse.move(start.x + 30, start.y + 10, { steps: 3 });
      const end = await corner(to);
      await page.mouse.move(end.x + Math.min(40, end.width / 2), end.y + end.height / 2, { steps: 8 });
      await page.mouse.up();
    },
    /** Opens a file at Home by its path; `beside` keeps the table of the same game that is already here. */
    async openFile(path, { beside: keepExisting = false } = {}) {
      const input = await page.waitForSelector('input[type="file"]');
      await input.uploadFile(path);
      const question = () => find('dialog button', /^Open the file beside it$/);
      const isOpen = () => page.evaluate(() => location.hash.startsWith('#/table/'));
      if (
        keepExisting &&
        (await until('open or asked', async () => (await isOpen()) || (await question()))) !== true
      )
        await hands.press(/^Open the file beside it$/, 'dialog button');
      await until(`${path} is open`, () => page.evaluate(() => location.hash.startsWith('#/table/')));
      await see('aside[aria-label="What to do next"] button, aside button', /./);
    },
    /** Returns the file that the app saves during this act; a real download would leave the browser. */
    async take(act) {
      await page.evaluate(() => {
        URL.createObjectURL = (blob) => {
          blob.text().then((text) => Object.assign(window, { given: text }));
          return 'data:,';
        };
        HTMLAnchorElement.prototype.click = () => undefined;
      });
      await act();
      return until('a file', () => page.evaluate(() => window.given ?? null));
    },
  };
  return hands;
}
