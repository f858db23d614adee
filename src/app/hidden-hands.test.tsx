import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TableView } from '@/store/table/table-view';
import { openApp } from './testing/open-app';

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: unknown;
  memoizedState: unknown;
  updateQueue: unknown;
  stateNode: unknown;
}

/** The root of React's current tree; the alternate tree belongs to an earlier render. */
function currentRoot(): Fiber {
  const container = document.body.firstElementChild as unknown as Record<string, Fiber>;
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) as string;
  const { stateNode } = container[key] as Fiber;
  return (stateNode as { current: Fiber }).current;
}

function* fibersIn(fiber: Fiber | null): Generator<Fiber> {
  for (let at = fiber; at; at = at.sibling) {
    yield at;
    yield* fibersIn(at.child);
  }
}

/** Whether one of these texts is anywhere in a value; fibers and nodes of the page are looked at by themselves. */
function holds(value: unknown, words: readonly string[], seen: Set<unknown>): boolean {
  if (typeof value === 'string') return words.includes(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  if (value instanceof Node || value instanceof Window || 'memoizedProps' in value) return false;
  seen.add(value);
  const parts = value instanceof Map || value instanceof Set ? [...value.values()] : Object.values(value);
  return parts.some((part) => holds(part, words, seen));
}

function cardsShown(words: readonly string[]): Fiber[] {
  const seen = new Set<unknown>();
  return [...fibersIn(currentRoot())].filter(({ memoizedProps, memoizedState, updateQueue }) =>
    [memoizedProps, memoizedState, updateQueue].some((part) => holds(part, words, seen)),
  );
}

it('after Hide no held card stays in the tree of React', async () => {
  const { store } = openApp('#/new/gathering-storm');
  const [open] = await screen.findAllByRole('button', { name: 'Open the table' });
  await act(async () => void open?.click());
  await screen.findByRole('button', { name: 'Menu' });
  for (const type of ['turn-card', 'apply-card', 'deal'])
    await act(async () => void (await store.actions.dispatch({ type })));
  const { view } = store.getState().table as TableView;
  const [{ person }] = (view.open as unknown as { seats: [{ person: string }] }).seats;
  await act(async () => void (await store.actions.lowerCurtain(person)));
  if (!store.getState().papers) await act(async () => void (await store.actions.openPapers()));
  const held = Object.values(store.getState().papers?.views ?? {}).flatMap(
    ({ hidden }) => (hidden as { hand?: { event: { title: string } }[] }).hand ?? [],
  );
  const titles = held.map(({ event }) => event.title);
  expect(titles.length).toBeGreaterThan(0);
  await screen.findAllByText(titles[0] as string);
  expect(cardsShown(titles)).not.toEqual([]);
  const [hide] = await screen.findAllByRole('button', { name: /^Hide/ });
  await act(async () => void hide?.click());
  expect(store.getState().papers).toBeNull();
  expect(cardsShown(titles).map(({ memoizedProps }) => Object.keys(memoizedProps ?? {}))).toEqual([]);
});
