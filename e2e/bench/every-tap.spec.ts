import { type CDPSession, type Locator, type Page, test } from '@playwright/test';
import { RULES as GOSS_RULES } from '@/games/goss/rules/system';
import { playAtRandom } from '@/games/goss/rules/testing/player';
import { RULES as ASIA_RULES } from '@/games/storm-over-asia/rules/system';
import { playTurns } from '@/games/storm-over-asia/rules/testing/player';
import { keepRow } from '../support/bench-rows';
import { openCopy, openJournal } from '../support/open-journal';
import { playedTable } from '../support/tables/played-table';

/** A processor so many times slower than this one. */
const SLOW = 4;
const TURNS = 30;
/** The most buttons tapped in one sheet; skipped ones are reported. */
const OF_A_SHEET = Number(process.env.OF_A_SHEET ?? 12);
/** So many pages of a game, from its first. */
const MOST_PAGES = Number(process.env.MOST_PAGES ?? 9);
/** Whether the app begins anew for each tap that leads elsewhere: then every page is opened for the first time. */
const FRESH = process.env.ANEW !== undefined;
/** How many buttons of a page are tapped among those that differ only by a number or a power. */
const ALIKE = 2;

/** So often each button that can be tapped again: what a machine does besides falls on one of them, and not on the middle one. */
const TIMES = Number(process.env.TIMES ?? 3);

interface Tap {
  name: string;
  /** Milliseconds from the touch to the next picture. */
  took: number;
  /** Milliseconds of processor time until nothing more is done, slowed down as well: other work touches them less. */
  cost: number;
}

/** All taps of one button, the first of them on top. */
interface Tapped {
  all: Tap[];
  first: Tap;
  middle: Tap;
}

/** Processor time of the page's thread since it began, in milliseconds. */
async function spent(meter: CDPSession): Promise<number> {
  const { metrics } = await meter.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** A button to tap: its name, and a point in it that is not covered. */
interface Target {
  name: string;
  x: number;
  y: number;
}

/** From the touch to the next painted picture, in milliseconds, as the browser itself measures it. */
async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taps: number[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(click|pointerup|touchend)$/.test(name)) taps.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** The names of the buttons that lie on top: of the newest sheet, or of the page. */
const namesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...top.querySelectorAll('button, [role="button"], a[href], input[type="radio"]')].flatMap(
      (node) => {
        const usable = node.checkVisibility() && !(node as HTMLButtonElement).disabled;
        const name = (
          node.getAttribute('aria-label') ??
          node.closest('label')?.textContent ??
          node.textContent
        )
          ?.replace(/\s+/g, ' ')
          .trim();
        return usable && name ? [name.slice(0, 60)] : [];
      },
    );
  });

/** Scrolls the n-th button of this name into view; null if it is gone or covered. */
const find = (page: Page, name: string): Promise<Target | null> =>
  page.evaluate((wanted) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const node = [...top.querySelectorAll('button, [role="button"], a[href], input[type="radio"]')].find(
      (one) => {
        const said = (one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent)
          ?.replace(/\s+/g, ' ')
          .trim();
        return said?.slice(0, 60) === wanted && one.checkVisibility();
      },
    );
    if (!node) return null;
    const target = node.closest('label') ?? node;
    target.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const at = { name: wanted, x: x + width / 2, y: y + height / 2 };
    const over = document.elementFromPoint(at.x, at.y);
    return over && (target.contains(over) || over.contains(target)) ? at : null;
  }, name);

interface Measured {
  page: Page;
  meter: CDPSession;
}

/** Waits until no command runs and nothing is painted. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        // Does not wait for endless animations, such as a moving hint.
        const late = performance.now() + 2000;
        const look = () => {
          const busy = document.querySelector('#root')?.getAttribute('aria-busy') === 'true';
          if (busy && performance.now() < late) setTimeout(look, 20);
          else requestIdleCallback(() => setTimeout(done, 40), { timeout: 300 });
        };
        look();
      }),
  );

async function tap({ page, meter }: Measured, where: string, name: string): Promise<Tap | null> {
  const target = await find(page, name);
  if (!target) return null;
  await settled(page);
  await page.evaluate(() => ((window as unknown as { taps: number[] }).taps.length = 0));
  const before = await spent(meter);
  await page.touchscreen.tap(target.x, target.y);
  await settled(page);
  const cost = (await spent(meter)) - before;
  // Taps that the browser does not report took less than a frame.
  const took = await page.evaluate(() => Math.max(8, ...(window as unknown as { taps: number[] }).taps));
  return { name: `${where}: ${name}`, took, cost };
}

/** Taps a button so often as it can be reached again; it stays as the last tap left it. */
async function tapAgain(measured: Measured, where: string, name: string, again: () => Promise<boolean>) {
  const first = await tap(measured, where, name);
  if (!first) return null;
  const taps = [first];
  while (taps.length < TIMES && (await again())) {
    const next = await tap(measured, where, name);
    // A button that works only once is gone, or renamed.
    if (!next) break;
    taps.push(next);
  }
  const middle = (of: 'took' | 'cost') =>
    taps.map((one) => one[of]).sort((one, other) => one - other)[taps.length >> 1] ?? first[of];
  return { all: taps, first, middle: { name: first.name, took: middle('took'), cost: middle('cost') } };
}

/** The buttons of a list that represent all of it. */
function chosen(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return [...new Set(names)].filter((name) => {
    const kind = name.replace(/\d+|Germany|Italy|Britain|France|Russia|Japan|China|USA/g, '#');
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return (seen.get(kind) ?? 0) <= ALIKE;
  });
}

async function sheetsOf(page: Page): Promise<number> {
  return page.locator('dialog[open]').count();
}

async function closeSheets(page: Page): Promise<void> {
  const leave = page.getByRole('button', { name: 'Leave without it' });
  for (let left = 6; left > 0 && (await sheetsOf(page)) > 0; left -= 1) {
    // A form that was begun would lie over its page again, whenever that is opened.
    if (await leave.isVisible()) await leave.click();
    else await page.keyboard.press('Escape');
    await settled(page);
  }
}

/** Returns to the page as it was opened, whatever a tap led to: by navigating back, or else by reloading. */
async function backTo(page: Page, address: string, ready: Locator): Promise<void> {
  await closeSheets(page);
  if (!FRESH && page.url() !== address && page.url().includes('#/table/')) {
    await page.goto(address);
    await settled(page);
  }
  if (page.url() !== address || !(await ready.isVisible())) {
    await page.goto('./favicon.svg');
    // A pending call to the papers does not block the page.
    await page.evaluate(() => localStorage.removeItem('dispatch-box/curtain'));
    await page.goto(address);
    await ready.waitFor();
  }
  await settled(page);
}

/** Taps every button of a page, and of each sheet that opens. */
async function tapPage(measured: Measured, where: string, taps: Tapped[]): Promise<void> {
  const { page } = measured;
  const address = page.url();
  const ready = page.getByRole('heading', { level: 1 }).first();
  await ready.waitFor();
  await settled(page);
  const opened = new Set<string>();
  for (const name of chosen(await namesOf(page))) {
    await backTo(page, address, ready);
    const back = async () => {
      await backTo(page, address, ready);
      return true;
    };
    const tapped = await tapAgain(measured, where, name, back);
    if (!tapped) continue;
    taps.push(tapped);
    if ((await sheetsOf(page)) === 0 || page.url() !== address) continue;
    const inside = chosen(await namesOf(page)).slice(0, OF_A_SHEET);
    if (opened.has(inside.join())) continue;
    opened.add(inside.join());
    for (const inner of inside) {
      if ((await sheetsOf(page)) === 0) {
        await backTo(page, address, ready);
        if (!(await tap(measured, where, name))) break;
      }
      const back = async () => {
        await backTo(page, address, ready);
        return (await tap(measured, where, name)) !== null && (await sheetsOf(page)) === 1;
      };
      const found = await tapAgain(measured, `${where}, ${name}`, inner, back);
      if (found) taps.push(found);
      if ((await sheetsOf(page)) !== 1 || page.url() !== address) await backTo(page, address, ready);
    }
  }
}

function print(game: string, tapped: readonly Tapped[]): void {
  for (const [which, of, what] of [
    ['all', 'took', `any of ${TIMES}, to the next picture`],
    ['middle', 'took', `the middle one of ${TIMES}, to the next picture`],
    ['first', 'took', 'the first, to the next picture'],
    ['middle', 'cost', `the middle one of ${TIMES}, processor time`],
    ['first', 'cost', 'the first, processor time'],
  ] as const) {
    const taps = tapped.flatMap((one) => one[which]).sort((one, other) => one[of] - other[of]);
    const at = (part: number) =>
      Math.round(taps[Math.min(taps.length - 1, Math.floor(taps.length * part))]?.[of] ?? 0);
    for (const [name, part] of [['p50', 0.5] as const, ['p98', 0.98] as const])
      keepRow('taps', `${game}, a tap, ${what}, ${name}, ms`, `${TURNS} turns, slowed`, at(part));
    console.log(`${game}: ${taps.length} taps, at worst ${at(1)} ms, ${what}`);
    for (const tap of taps.slice(-10).reverse()) console.log(`  ${Math.round(tap[of])} ms  ${tap.name}`);
  }
}

const NUMBERS = Array.from({ length: 150 }, (_, at) => (at * 7919) % 9973);

const GAMES = {
  'Gathering Storm': {
    open: (page: Page) => openCopy(page, playedTable(TURNS)),
    pages: ['', '/diplomacy', '/economy', '/construction', '/research', '/history', '/journal'],
  },
  'Storm Over Asia': {
    open: (page: Page) =>
      openJournal(page, playTurns(3, TURNS, NUMBERS, 'paper').journal, {
        game: 'storm-over-asia',
        rules: ASIA_RULES,
      }),
    pages: ['', '/powers', '/passage', '/journal'],
  },
  GOSS: {
    open: (page: Page) =>
      openJournal(page, playAtRandom(5, NUMBERS, () => undefined).journal, {
        game: 'goss',
        rules: GOSS_RULES,
      }),
    pages: ['', '/results', '/journal'],
  },
};

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

for (const [game, { open, pages }] of Object.entries(GAMES))
  test(`every button of a long table of ${game} on a processor slowed four times`, async ({ page }) => {
    test.setTimeout(3_600_000);
    await watchTaps(page);
    await open(page);
    const table = page.url();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    await slow.send('Performance.enable', { timeDomain: 'threadTicks' });
    const taps: Tapped[] = [];
    for (const path of pages.slice(0, MOST_PAGES)) {
      if (FRESH) await page.goto('./favicon.svg');
      await page.goto(`${table}${path}`);
      await tapPage({ page, meter: slow }, path.slice(1) || 'table', taps);
      console.log(`${game}: ${taps.length} taps, ${path.slice(1) || 'table'} is done`);
    }
    print(game, taps);
  });
