import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const port = Number(process.env.PORT ?? 4199);
const address = `http://localhost:${port}/`;

// Found here first; the workers inherit it. Without one Playwright says what it misses.
const executablePath = findChromium();
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: 'e2e/stories',
  outputDir: 'test-results',
  // Stories wait much of their time: three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  // A busy check machine once held a window up for eight seconds: there, and only there, a story is told again.
  // scripts/test.mjs names each one that needed it and shows what its page said.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.reports/stories.json' }]],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort --outDir ${process.env.DIST ?? 'dist'}`,
    url: address,
    reuseExistingServer: false,
  },
  use: {
    baseURL: address,
    browserName: 'chromium',
    viewport: { width: 1180, height: 740 },
    // A trace slows every story down; one that is told again leaves one.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    actionTimeout: 12_000,
    // A service worker fetches the whole app for every story anew; those that need one allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
