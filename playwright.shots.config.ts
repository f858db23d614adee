import { defineConfig } from '@playwright/test';

process.env.PORT ??= '4198';
const { default: e2e } = await import('./playwright.config');

export default defineConfig({
  ...e2e,
  projects: [{ name: 'pictures' }],
  testDir: 'e2e/shots',
  outputDir: 'test-results/shots',
  reporter: 'list',
  timeout: 25_000,
});
