// node scripts/icons.mjs: draws the PNG icons in public/ from favicon.svg. Run after changing the crest.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { getChromium } from './chromium.mjs';

const folder = new URL('../public/', import.meta.url);
const crest = readFileSync(new URL('favicon.svg', folder), 'utf8');
const square = crest.replace(' rx="14"', '');
// A maskable icon may lose everything outside the middle 80 %.
const inset = square
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
const ICONS = [
  { file: 'icon-192.png', size: 192, svg: crest },
  { file: 'icon-512.png', size: 512, svg: crest },
  { file: 'icon-maskable-512.png', size: 512, svg: inset },
  { file: 'apple-touch-icon.png', size: 180, svg: square },
];

const browser = await chromium.launch({ executablePath: getChromium(), args: ['--no-sandbox'] });
for (const { file, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  writeFileSync(new URL(file, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
