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

/** Finds words in values; each object is read once. */
function createReader(words: readonly string[]) {
  const seen = new WeakSet<object>();
  const found = (text: string) => words.some((word) => text.includes(word));
  function holds(value: unknown): boolean {
    if (typeof value === 'string') return found(value);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
      return false;
    // Fibers and nodes are looked at by themselves.
    if (value instanceof Node || value instanceof Window || 'memoizedProps' in value) return false;
    seen.add(value);
    if (value instanceof Map) return [...value].some(([key, item]) => holds(key) || holds(item));
    if (value instanceof Set) return [...value].some(holds);
    if (value instanceof Uint8Array) return false;
    return Object.keys(value).some((key) => found(key) || holds((value as Record<string, unknown>)[key]));
  }
  return holds;
}

/** Where these words are: the places in words, none if they are nowhere. @param said what was written and sent */
export function hunt(words: readonly string[], store: AppStore, said: readonly string[] = []): string[] {
  const holds = createReader(words);
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
