// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = readFileSync(join(process.cwd(), 'index.html'), 'utf8');
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
const notice = () => document.getElementById('not-begun');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = /<div id="not-begun"[\s\S]*?<\/div>/.exec(page)?.[0] ?? '';
  new Function(script)();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows nothing while the script may still load, and a message after some seconds', () => {
  expect(notice()?.hidden).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(notice()?.hidden).toBe(true);
  vi.advanceTimersByTime(8000);
  expect(notice()?.hidden).toBe(false);
});

it('shows the message at once if a script cannot be loaded', () => {
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  expect(notice()?.hidden).toBe(true);
  const part = document.body.appendChild(document.createElement('script'));
  part.dispatchEvent(new Event('error'));
  expect(notice()?.hidden).toBe(false);
});

it('shows the message at once if a script cannot be parsed', () => {
  dispatchEvent(new Event('error'));
  expect(notice()?.hidden).toBe(false);
});

it('shows nothing once the app has started', () => {
  notice()?.remove();
  dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(20_000);
  expect(notice()).toBeNull();
});

it('tries again', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  notice()?.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

it('names the browsers that the app is built for, and needs none of them itself', () => {
  const config = readFileSync(join(process.cwd(), 'vite.config.ts'), 'utf8');
  const floorOf = (name: string) => new RegExp(`target: \\[.*'${name}([\\d.]+)'`).exec(config)?.[1];
  const [chrome, edge, firefox, safari] = ['chrome', 'edge', 'firefox', 'safari'].map(floorOf);
  expect(chrome).toBe(edge);
  const words = notice()?.textContent;
  for (const named of [`Edge from ${chrome}`, `Firefox from ${firefox}`, `Safari from ${safari}`])
    expect(words).toContain(named);
  expect(script).not.toMatch(/=>|`|\b(?:const|let|class|async)\b|\?\.|\?\?|\.\.\./);
});
