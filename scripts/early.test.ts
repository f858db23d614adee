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
let databaseNames: string[] = [];

beforeEach(() => {
  databaseNames = [];
  put = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void put.push(...(nodes as Element[])));
  Object.assign(window, { indexedDB: { databases: async () => databaseNames.map((name) => ({ name })) } });
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
  it.each([
    [null, "connect-src 'self'"],
    ['wss://broker.example.org', "connect-src 'self' wss://broker.example.org"],
    ['wss://broker.example.org:8884', "connect-src 'self' wss://broker.example.org:8884"],
    ['wss://broker.example.org/path', "connect-src 'self'"],
    ['ws://broker.example.org', "connect-src 'self'"],
    ['https://broker.example.org', "connect-src 'self'"],
    ['wss:', "connect-src 'self'"],
    ['wss://*', "connect-src 'self'"],
    ["wss://a * 'unsafe-inline'", "connect-src 'self'"],
    ['wss://a\nwss://b', "connect-src 'self'"],
    ['wss://a\n', "connect-src 'self'"],
    ['wss://a; script-src *', "connect-src 'self'"],
  ])('a page whose broker is %j reaches: %s', async (broker, policy) => {
    if (broker !== null) localStorage.setItem('dispatch-box/broker', broker);
    await open();
    expect(put.filter((node) => node instanceof HTMLMetaElement).map(({ content }) => content)).toEqual([
      policy,
    ]);
  });

  it('a page whose storage is closed reaches its own server alone', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await open();
    expect(put.filter((node) => node instanceof HTMLMetaElement).map(({ content }) => content)).toEqual([
      "connect-src 'self'",
    ]);
  });

  it('an unknown device sees Home as a first visitor, and preloads its set-up', async () => {
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

  it('a device that met a guided turn in an older release also sees Home as drawn', async () => {
    localStorage.setItem('dispatch-box/home', 'as-drawn');
    localStorage.setItem('dispatch-box/met-first-turns', 'goss');
    expect((await open()).drawn).toBe('first');
  });

  it('a returning device without a table sees Home as drawn, in its own theme', async () => {
    localStorage.setItem('dispatch-box/home', 'as-drawn');
    localStorage.setItem('dispatch-box/theme', 'dark');
    expect((await open('#/')).drawn).toBe('first');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('a device with the shelf of an older release, which recorded nothing, sees only the head', async () => {
    databaseNames = ['dispatch-box'];
    expect((await open()).drawn).toBe('head');
  });

  it('a device that reveals nothing about itself sees only the head', async () => {
    Object.assign(window, { indexedDB: undefined });
    expect((await open()).drawn).toBe('head');
    expect(begun()).toHaveLength(1);
  });

  it('another address sees nothing of Home', async () => {
    expect((await open('#/new/goss')).drawn).toBe('none');
  });

  it('keeps the last button tapped until the script takes it, and none afterwards', async () => {
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
    'dropping files on the picture, %s, does not navigate away, and keeps the last of them',
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

  it('another address takes no files and keeps none', async () => {
    const { takeFiles } = await open('#/new/goss');
    expect(drop(new File(['a'], 'a.json'))).toEqual([false, false]);
    expect(takeFiles()).toEqual([]);
  });
});
