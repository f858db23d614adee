// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Early, early } from './early';

/** Elements inserted into the page; nothing is fetched in this test. */
let put: Element[] = [];
const begun = () => put.filter((node) => node instanceof HTMLScriptElement);
const ahead = () => put.filter((node) => node instanceof HTMLLinkElement);
const known = () => (window as unknown as { early: Early }).early;

/** The page as it is read: what runs before, then the end of its text. */
async function open(hash = ''): Promise<Early> {
  location.hash = hash;
  early('./app.js', ['./set-up.js', './set-up.css']);
  dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(begun()).toHaveLength(1));
  return known();
}

/** The databases of this device, by name. */
let shelves: string[] = [];

beforeEach(() => {
  shelves = [];
  put = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void put.push(...(nodes as Element[])));
  Object.assign(window, { indexedDB: { databases: async () => shelves.map((name) => ({ name })) } });
  localStorage.clear();
  document.body.innerHTML =
    '<div id="root"><button id="one"><b>One</b></button></div><button id="out"></button>';
});
afterEach(() => {
  vi.restoreAllMocks();
  known().take();
  known().takeFiles();
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});

describe('before the first picture', () => {
  it('a device that knows nothing sees Home as a first visitor finds it, and its set-up comes ahead', async () => {
    expect((await open()).drawn).toBe('first');
    expect(document.documentElement.dataset.drawn).toBe('first');
    expect(begun()).toHaveLength(1);
    expect(ahead().map(({ rel }) => rel)).toEqual(['modulepreload', 'preload']);
  });

  it('a device that knows tables sees the head alone', async () => {
    localStorage.setItem('dispatch-box/home', 'tables');
    expect((await open()).drawn).toBe('head');
    expect(ahead()).toEqual([]);
  });

  it('a device that met a guided turn with an older release sees Home as it was drawn, too', async () => {
    localStorage.setItem('dispatch-box/home', 'as-drawn');
    localStorage.setItem('dispatch-box/met-first-turns', 'goss');
    expect((await open()).drawn).toBe('first');
  });

  it('a device that was here before and has no table sees Home as it was drawn, in its own dress', async () => {
    localStorage.setItem('dispatch-box/home', 'as-drawn');
    localStorage.setItem('dispatch-box/theme', 'dark');
    expect((await open('#/')).drawn).toBe('first');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('a device with the shelf of an older release, which said nothing, sees the head alone', async () => {
    shelves = ['dispatch-box'];
    expect((await open()).drawn).toBe('head');
  });

  it('a device that tells nothing of itself sees the head alone', async () => {
    Object.assign(window, { indexedDB: undefined });
    expect((await open()).drawn).toBe('head');
    expect(begun()).toHaveLength(1);
  });

  it('another address sees nothing of Home', async () => {
    expect((await open('#/new/goss')).drawn).toBe('none');
  });

  it('the last button tapped is kept until the script takes it, and none after', async () => {
    const { take } = await open();
    document.querySelector<HTMLElement>('#one b')?.click();
    document.querySelector<HTMLElement>('#out')?.click();
    expect(take()?.id).toBe('one');
  });

  /** Drops files, or text of another page if there are none; returns whether the page accepts them. */
  function drop(...files: File[]): boolean[] {
    return ['dragover', 'drop'].map((type) => {
      const event = new Event(type, { cancelable: true, bubbles: true });
      const types = files.length > 0 ? ['Files'] : ['text/plain'];
      Object.assign(event, { dataTransfer: { types, files } });
      return !document.body.dispatchEvent(event);
    });
  }

  it.each(['first', 'head'])(
    'files that are dropped on its picture, %s, do not lead away, and the last of them are kept',
    async (drawn) => {
      if (drawn === 'head') localStorage.setItem('dispatch-box/home', 'tables');
      const { takeFiles } = await open();
      expect(known().drawn).toBe(drawn);
      expect(drop(new File(['a'], 'a.json'))).toEqual([true, true]);
      expect(drop(new File(['b'], 'b.json'), new File(['c'], 'c.json'))).toEqual([true, true]);
      expect(drop()).toEqual([false, false]);
      expect(takeFiles().map(({ name }) => name)).toEqual(['b.json', 'c.json']);
      expect(drop(new File(['d'], 'd.json')), 'once the app has them').toEqual([false, false]);
    },
  );

  it('at another address, which takes no files, none is kept', async () => {
    const { takeFiles } = await open('#/new/goss');
    expect(drop(new File(['a'], 'a.json'))).toEqual([false, false]);
    expect(takeFiles()).toEqual([]);
  });
});
