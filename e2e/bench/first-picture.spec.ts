import { existsSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { keepRow } from '../support/bench-rows';

/**
 * The first visit of a device, from the address to the first tap that responds. `BEFORE=folder` names an
 * older build: both are opened in turns, so that other load on the machine affects both.
 */
const SLOW = 4;
const TIMES = Number(process.env.TIMES ?? 7);

/** The browser tools' preset for a poor connection: throughput per second, and latency. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const NETWORKS = { 'as served': null, 'slow 4G': SLOW_4G };

interface Visit {
  'first contentful paint': number;
  'largest contentful paint': number;
  'set-up open after the first tap': number;
  'from that tap to the set-up': number;
  'long tasks until then': number;
  'requests until then': number;
  'kilobytes until then': number;
  'layout shift': number;
}

/** Records the browser's own paint timings from the start of the page. */
function watchPaints(): void {
  const seen = { fcp: 0, lcp: 0, shift: 0, answered: 0, tapped: 0, long: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, report: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    if (seen.answered === 0) seen.long += duration;
  });
  addEventListener('pointerdown', () => (seen.tapped ||= performance.now()), true);
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  const look = () => {
    const title = document.querySelector('h1')?.textContent;
    if (location.hash.startsWith('#/new') && title === 'New table')
      requestAnimationFrame(() => setTimeout(() => (seen.answered = performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser: Browser, address: string, network: typeof SLOW_4G | null): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', network);
    let requests = 0;
    let bytes = 0;
    cdp.on('Network.requestWillBeSent', () => (requests += 1));
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Gathering Storm/ }).tap();
    await page.waitForFunction(() => (window as unknown as { seen: { answered: number } }).seen.answered > 0);
    const until = { requests, bytes };
    const { fcp, lcp, shift, answered, tapped, long } = await page.evaluate(
      () =>
        (
          window as unknown as {
            seen: Record<'fcp' | 'lcp' | 'shift' | 'answered' | 'tapped' | 'long', number>;
          }
        ).seen,
    );
    return {
      'first contentful paint': fcp,
      'largest contentful paint': lcp,
      'set-up open after the first tap': answered,
      'from that tap to the set-up': answered - tapped,
      'long tasks until then': long,
      'requests until then': until.requests,
      'kilobytes until then': until.bytes / 1000,
      'layout shift': shift,
    };
  } finally {
    await context.close();
  }
}

const middle = (all: number[]) => all.sort((one, other) => one - other)[all.length >> 1] ?? 0;

test('the first visit on a processor slowed four times', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const { BEFORE, DIST = 'dist' } = process.env;
  const builds = Object.entries({ ...(BEFORE && { before: BEFORE }), now: DIST });
  const servers: PreviewServer[] = [];
  const addresses: Record<string, string> = {};
  for (const [name, outDir] of builds) {
    expect(existsSync(outDir), `a build in ${outDir}`).toBe(true);
    const server = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'error' });
    servers.push(server);
    addresses[name] = server.resolvedUrls?.local[0] ?? '';
  }
  try {
    for (const [network, limits] of Object.entries(NETWORKS)) {
      const all: Record<string, Visit[]> = Object.fromEntries(builds.map(([name]) => [name, []]));
      for (let time = 0; time < TIMES; time += 1)
        for (const [name] of builds) all[name]?.push(await visit(browser, addresses[name] ?? '', limits));
      const figures = Object.keys(all.now?.[0] ?? {}) as (keyof Visit)[];
      for (const figure of figures) {
        const said = builds.map(([name]) => {
          const found = middle((all[name] ?? []).map((one) => one[figure]));
          if (name === 'now') keepRow('first-picture', figure, `${network}, slowed`, found);
          return `${name} ${figure === 'layout shift' ? found.toFixed(4) : Math.round(found)}`;
        });
        console.log(`${network}, ${figure}: ${said.join(', ')}`);
      }
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
});
