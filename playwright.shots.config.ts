import { defineConfig } from '@playwright/test';

process.env.PORT ??= '4198';
const { default: stories } = await import('./playwright.config');

export default defineConfig({
  ...stories,
  projects: [{ name: 'pictures' }],
  testDir: 'e2e/shots',
  outputDir: 'test-results/shots',
  reporter: 'list',
  timeout: 25_000,
});
