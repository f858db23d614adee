import { defineConfig } from '@playwright/test';

process.env.PORT ??= '4196';
const { default: e2e } = await import('./playwright.config');

export default defineConfig({
  ...e2e,
  projects: [{ name: 'kills' }],
  testDir: 'e2e/kills',
  outputDir: 'test-results/kills',
  workers: Number(process.env.WORKERS ?? 2),
  reporter: 'list',
});
