import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const port = Number(process.env.PORT ?? 4199);
const address = `http://localhost:${port}/`;

// Found here first; the workers inherit it. Without one Playwright says what it misses.
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

// Everything waits for a state, never for a time: these limits are only for what never comes. They are ten times and
// more what an idle machine needs, since a busy one tells no lies about the app.
const LIMITS = { story: process.env.SLOW ? 2_400_000 : 240_000, act: 60_000, sight: 30_000 };

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
 * Four windows keep both cores busy: what one of them would compile beside its page takes the time of another, and
 * much of it is never used. A twentieth of the stories' processor time; benchmarks run as people's browsers do.
 */
const told = { launchOptions: { ...launch, args: [...launch.args, '--js-flags=--single-threaded'] } };

export default defineConfig({
  testDir: 'e2e/stories',
  outputDir: 'test-results',
  workers: 4,
  fullyParallel: true,
  // One browser for each worker: another set of them for the longest stories takes longer than what they leave at the end.
  projects: [{ name: 'stories', use: told }],
  // A story is told once: what passes only the second time is a race, of the story or of the app.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: './scripts/story-reporter.mjs',
  timeout: LIMITS.story,
  expect: { timeout: LIMITS.sight, toPass: { timeout: LIMITS.sight } },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort --outDir ${process.env.DIST ?? 'dist'}`,
    url: address,
    env: { STORIES: 'yes' },
    reuseExistingServer: false,
  },
  use: {
    baseURL: address,
    browserName: 'chromium',
    viewport: { width: 1180, height: 740 },
    // A trace makes every story twice as slow; `--trace on` leaves one of a story that is looked into.
    trace: 'off',
    actionTimeout: LIMITS.act,
    navigationTimeout: LIMITS.act,
    // A service worker fetches the whole app for every story anew; those that need one allow it.
    serviceWorkers: 'block',
    launchOptions: launch,
  },
});
