import { preview } from 'vite';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { attachBroker } from './scripts/broker.mjs';
import { openFirefox } from './e2e/engines/firefox-driver.mjs';
import { openWebKit } from './e2e/engines/webkit-page.mjs';
import { getWebKit } from './scripts/webkit.mjs';
const port = 4711;
const server = await preview({ root: process.cwd(), logLevel: 'error', preview: { port, strictPort: true, host: true } });
console.log(await (await fetch(`http://localhost:${port}/host.json`)).text());
// Another origin's broker, without an origin check
const other = createServer(); const { WebSocketServer } = await import('ws');
new WebSocketServer({ server: other, handleProtocols: () => 'mqtt' }); await new Promise((r) => other.listen(4712, r));
const chunk = readdirSync('dist/assets').find((f) => f.startsWith('linking-'));
async function run(chunk, address) {
  const out = {};
  const open = (url) => new Promise((done) => { let s; try { s = new WebSocket(url, ['mqtt']); } catch (e) { return done('throws ' + e.name); } s.onopen = () => { s.close(); done('open'); }; s.onerror = () => done('error'); });
  out.self = await open(address.replace('http', 'ws') + 'mqtt');
  out.other = await open('ws://localhost:4712/');
  const { t } = await import(address + 'assets/' + chunk);
  const { connectMqtt } = t;
  const topic = 'dbx/' + 'a'.repeat(22);
  const a = connectMqtt({ url: address.replace('http', 'ws') + 'mqtt' }), b = connectMqtt({ url: address.replace('http', 'ws') + 'mqtt' });
  const reach = (c) => new Promise((r) => { if (c.state === 'open') r(); c.onState((s) => { out.states = (out.states ?? '') + s + ' '; if (s === 'open') r(); }); });
  const got = new Promise((r) => b.listen(topic, r));
  await reach(a); await reach(b);
  const bytes = new Uint8Array(8000).map((_, i) => i);
  a.send(topic, bytes);
  const p = await got;
  out.got = p.length + ' ' + p.every((x, i) => x === bytes[i]) + ' ' + p.constructor.name;
  a.close(); b.close();
  return out;
}
const address = `http://localhost:${port}/`;
const which = process.argv.slice(2);
if (which.includes('chromium')) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage(); page.on('console', (m) => console.log('  console', m.text())); page.on('pageerror', (e) => console.log('  error', e));
  await page.goto(address);
  console.log('chromium', browser.version(), await page.evaluate(`(${run})(${JSON.stringify(chunk)}, ${JSON.stringify(address)})`));
  await browser.close();
}
if (which.includes('firefox')) {
  const errors = []; const ff = await openFirefox(errors); const { page } = await ff.open(address);
  console.log('firefox', await page.evaluate(run, chunk, address), errors); await ff.close();
}
if (which.includes('webkit')) {
  const wk = await openWebKit(getWebKit()); const page = await wk.open(address);
  console.log('webkit', await page.evaluate(run, chunk, address)); await wk.close();
}
process.exit();
