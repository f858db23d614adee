import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

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
  workbox: { globPatterns: ['**/*.{js,css,html,svg,png,woff2}'], cleanupOutdatedCaches: true },
});

export default defineConfig({
  base: './',
  plugins: [react(), offline],
  resolve: { alias: { '@': source } },
  build: { target: 'es2022', manifest: true },
  test: {
    // A busy machine may take its time over a property; how long things take is the benchmarks’.
    testTimeout: 30_000,
    // Nothing else runs meanwhile: every core has its worker.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'rules', environment: 'node', include: ['{src,scripts}/**/*.test.{ts,mjs}'] },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
    ],
  },
});
