import type { AppStore } from '@/store/app-store';

/** For tests only: looks for secret words everywhere that a page, a script in it or an inspector can reach. */

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: unknown;
  pendingProps: unknown;
  memoizedState: unknown;
  updateQueue: unknown;
  dependencies: unknown;
}

const PARTS = ['memoizedProps', 'pendingProps', 'memoizedState', 'updateQueue', 'dependencies'] as const;

function* fibersIn(fiber: Fiber | null): Generator<Fiber> {
  for (let at = fiber; at; at = at.sibling) {
    yield at;
    yield* fibersIn(at.child);
  }
}

/** React's current tree and the one of the render before. */
function* fibersOfPage(): Generator<Fiber> {
  for (const element of document.body.children) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    if (!key) continue;
    const root = (element as unknown as Record<string, Fiber & { stateNode: { current: Fiber } }>)[key];
    const current = root?.stateNode.current ?? null;
    yield* fibersIn(current);
    yield* fibersIn(current?.alternate ?? null);
  }
}

const writtenInFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);

const nameOf = (fiber: Fiber, part: string) =>
  `${part} of ${Object.keys((fiber.memoizedProps as object | null) ?? {}).join(' ') || 'a component'}`;

/** What is looked for: words, or an object that has all these fields. */
export type Secret = string | Readonly<Record<string, unknown>>;

/** Finds secrets in values; each object is read once. @param open objects that everyone may read */
function createReader(secrets: readonly Secret[], open: readonly unknown[]) {
  const seen = new WeakSet<object>(open.filter((one) => typeof one === 'object' && one !== null));
  const words = secrets.filter((secret) => typeof secret === 'string');
  const things = secrets.filter((secret) => typeof secret === 'object').map((thing) => Object.entries(thing));
  const found = (text: string) => words.some((word) => text.includes(word));
  const isThing = (value: object) =>
    things.some((fields) => fields.every(([field, is]) => (value as Record<string, unknown>)[field] === is));
  function holds(value: unknown): boolean {
    if (typeof value === 'string') return found(value);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
      return false;
    // Fibers and nodes are looked at by themselves.
    if (value instanceof Node || value instanceof Window || 'memoizedProps' in value) return false;
    seen.add(value);
    if (isThing(value)) return true;
    if (value instanceof Map) return [...value].some(([key, item]) => holds(key) || holds(item));
    if (value instanceof Set) return [...value].some(holds);
    if (value instanceof Uint8Array) return false;
    return Object.keys(value).some((key) => found(key) || holds((value as Record<string, unknown>)[key]));
  }
  return holds;
}

/**
 * Listens to every way out of a page: the console, files that are downloaded or shared, and caches.
 * @returns stops listening
 */
export function listenTo(heard: string[]): () => void {
  const hear = (...parts: unknown[]) => {
    for (const part of parts.flat())
      if (part instanceof Blob) void part.text().then((text) => heard.push(text));
      else heard.push(typeof part === 'object' ? (JSON.stringify(part) ?? '') : String(part));
  };
  const before: [on: object, name: string, was: PropertyDescriptor | undefined][] = [];
  const replace = (on: object, name: string, value: unknown) => {
    before.push([on, name, Object.getOwnPropertyDescriptor(on, name)]);
    Object.defineProperty(on, name, { value, configurable: true, writable: true });
  };
  for (const level of ['log', 'info', 'warn', 'error', 'debug']) replace(console, level, hear);
  replace(URL, 'createObjectURL', (blob: Blob) => {
    hear(blob);
    return 'blob:heard';
  });
  replace(navigator, 'canShare', () => true);
  replace(navigator, 'share', async ({ files, ...more }: ShareData) => hear(files ?? [], more));
  const cache = { put: async (...parts: unknown[]) => hear(...parts), match: async () => undefined };
  replace(globalThis, 'caches', { ...cache, open: async () => cache, keys: async () => [] });
  return () => {
    for (const [on, name, was] of before.reverse())
      if (was) Object.defineProperty(on, name, was);
      else Reflect.deleteProperty(on, name);
  };
}

/** Where these secrets are: the places in words, none if they are nowhere. @param said what was written and sent */
export function hunt(secrets: readonly Secret[], store: AppStore, said: readonly string[] = []): string[] {
  // Everyone may read the deck; nobody learns from it which of its cards is held.
  const holds = createReader(secrets, [store.actions.deckOfTable()]);
  const places: [place: string, value: () => unknown][] = [
    ['the page', () => document.documentElement.outerHTML],
    ['fields', writtenInFields],
    ['the title', () => document.title],
    ['the address', () => location.href],
    ['the history', () => history.state],
    ['local storage', () => ({ ...localStorage })],
    ['session storage', () => ({ ...sessionStorage })],
    ['the name of the window', () => window.name],
    ['the selection', () => getSelection()?.toString()],
    ['what was written or sent', () => said],
    ['the state of the store', () => store.getState()],
  ];
  return [
    ...places.flatMap(([place, value]) => (holds(value()) ? [place] : [])),
    ...[...fibersOfPage()].flatMap((fiber) =>
      PARTS.filter((part) => holds(fiber[part])).map((part) => nameOf(fiber, part)),
    ),
    ...Object.keys(globalThis)
      .filter((name) => holds((globalThis as Record<string, unknown>)[name]))
      .map((name) => `the global ${name}`),
  ];
}
