import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { linkServer, servedNames } from './scripts/link-server.mjs';
import { paperLayout } from './scripts/paper-layout.ts';
import { PIECES } from './scripts/pieces.ts';
import { drawn } from './scripts/prerender.ts';
import { printOfRules } from './scripts/print-of-rules.ts';
import { NOTICES, policy, shipped } from './scripts/shipped.ts';

/** How many runs of the long properties each level tries: see src/kernel/testing/effort.ts. */
const EFFORTS: Record<string, number> = { check: 0.1, sweep: 20 };
const level = process.env.TEST_LEVEL ?? 'check';
const effort = EFFORTS[level] ?? 1;
const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
/** `npm test` gives the same result every day; the sweep tries other seeds each day. */
const seed = Number(process.env.SEED ?? (level === 'sweep' ? today : 20261128));

const source = fileURLToPath(new URL('./src', import.meta.url));

// `prompt`: a new version waits until a person asks for it, never in the middle of a turn.
const offline = VitePWA({
  registerType: 'prompt',
  includeManifestIcons: false, // the pattern below takes every icon once
  manifest: {
    name: 'Dispatch Box',
    short_name: 'Dispatch Box',
    description: 'Random events for the table, kept, added up and explained.',
    lang: 'en',
    display: 'standalone',
    start_url: '.',
    scope: '.',
    theme_color: '#8E181D',
    background_color: '#C9D0CC',
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
    // Who links a table has a network; nobody else needs it.
    globIgnores: ['**/carrier-*.js'],
    cleanupOutdatedCaches: true,
  },
});

export default defineConfig({
  base: './',
  // Another build of the same rules goes on with what one folded.
  define: { FOLDED_BY: JSON.stringify(printOfRules(source)) },
  // One page, and every other address is a file or nothing.
  appType: 'mpa',
  plugins: [react(), offline, drawn(policy), shipped(), linkServer()],
  css: { postcss: { plugins: [paperLayout] } },
  resolve: { alias: { '@': source } },
  worker: { format: 'es' },
  build: {
    // As README says; colors for light and for dark are written as these understand them.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    manifest: true,
    // The notices of whatever is in it go along.
    license: { fileName: NOTICES },
    // A whole game is one piece.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: { codeSplitting: { groups: PIECES } },
      // On a busy machine it warns about every plugin.
      checks: { bundlerTimings: false },
    },
  },
  // The build does not change during e2e tests, so a page that is opened again needs no request.
  preview: {
    allowedHosts: servedNames,
    headers: process.env.E2E ? { 'Cache-Control': 'max-age=31536000, immutable' } : {},
  },
  test: {
    // Only for what never ends; how long things take is the benchmarks’.
    testTimeout: effort > 1 ? 3_600_000 : 600_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    // A worker that does everything on one thread takes a tenth less of a machine whose cores are all busy.
    execArgv: ['--single-threaded', '--max-semi-space-size=64'],
    // What is tested keeps nothing between two files: one worker takes file after file.
    isolate: false,
    provide: { effort, seed },
    setupFiles: ['./vitest.seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{src,scripts}/**/*.test.{ts,mjs}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./vitest.seed.ts', './vitest.latency.ts', './vitest.setup.ts'],
        },
      },
    ],
  },
});
