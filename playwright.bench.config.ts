import { defineConfig } from '@playwright/test';

process.env.PORT ??= '4197';
const { default: e2e } = await import('./playwright.config');

export default defineConfig({
  ...e2e,
  projects: [{ name: 'bench' }],
  testDir: 'e2e/bench',
  outputDir: 'test-results/bench',
  workers: 1,
  reporter: 'list',
});
