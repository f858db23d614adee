import { defineConfig } from '@playwright/test';

process.env.PORT ??= '4196';
const { default: stories } = await import('./playwright.config');

export default defineConfig({
  ...stories,
  projects: [{ name: 'soak' }],
  testDir: 'e2e/soak',
  outputDir: 'test-results/soak',
  workers: Number(process.env.LANES ?? 2),
  reporter: 'list',
});
