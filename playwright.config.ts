import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const port = Number(process.env.PORT ?? 4199);
const address = `http://localhost:${port}/`;

// Found here first; the workers inherit it. Without one Playwright says what it misses.
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

// Everything waits for a state, never for a time: these limits are only for what never comes. They are ten times and
// more what an idle machine needs, since a busy one tells no lies about the app.
const LIMITS = { test: process.env.LATENCY_MS ? 2_400_000 : 240_000, act: 60_000, sight: 30_000 };

const launch = {
  executablePath,
  args: [
    '--no-sandbox',
    // Pages of a device share what is warm.
    '--process-per-site',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Four windows keep both cores busy, so compiling on another thread only takes time from another window. It saves a
 * twentieth of the processor time; benchmarks run as people's browsers do.
 */
const use = { launchOptions: { ...launch, args: [...launch.args, '--js-flags=--single-threaded'] } };

export default defineConfig({
  outputDir: 'test-results',
  workers: 4,
  fullyParallel: true,
  projects: [
    // What a user does: part of `npm test`.
    { name: 'flows', testDir: 'e2e/flows', grepInvert: /@long/, use },
    // Flows that take long and share their steps with others: part of `npm run sweep`.
    { name: 'long-flows', testDir: 'e2e/flows', grep: /@long/, use },
    // Every screen in every size, every form, long evenings: part of `npm run sweep`.
    { name: 'sweep', testDir: 'e2e/sweep', use },
  ],
  // No retries: what passes only the second time is a race, of the test or of the app.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: './scripts/e2e-reporter.mjs',
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.sight, toPass: { timeout: LIMITS.sight } },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort --outDir ${process.env.DIST ?? 'dist'}`,
    url: address,
    env: { E2E: 'yes' },
    reuseExistingServer: false,
  },
  use: {
    baseURL: address,
    browserName: 'chromium',
    viewport: { width: 1180, height: 740 },
    // A trace makes every test twice as slow; `--trace on` records one.
    trace: 'off',
    actionTimeout: LIMITS.act,
    navigationTimeout: LIMITS.act,
    // A service worker fetches the whole app again for every test; those that need one allow it.
    serviceWorkers: 'block',
    launchOptions: launch,
  },
});
