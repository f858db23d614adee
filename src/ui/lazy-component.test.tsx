import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { allLoaded, lazyComponent } from './lazy-component';
import { printSoon } from './page/print-soon';

const Piece = ({ name }: { name: string }) => <p>The piece of {name}</p>;

/** A store that a lazy component reads. */
const setting = { light: 'light', listeners: new Set<() => void>() };
const subscribe = (listener: () => void) => {
  setting.listeners.add(listener);
  return () => void setting.listeners.delete(listener);
};
const Setting = () => <p>It is {useSyncExternalStore(subscribe, () => setting.light)}</p>;

class Caught extends Component<{ children: ReactNode }, { error: string | null }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: Error) => ({ error: error.message });
  override render() {
    return this.state.error ? <p>Failed: {this.state.error}</p> : this.props.children;
  }
}

it('renders nothing until the component is loaded, then renders it at once, and the next time without waiting', async () => {
  let come: (piece: typeof Piece) => void = () => undefined;
  let asked = 0;
  const Later = lazyComponent<{ name: string }>(() => {
    asked += 1;
    return new Promise((resolve) => {
      come = resolve;
    });
  });
  const { unmount } = render(<Later name="Anna" />);
  expect(screen.queryByText(/piece/)).toBeNull();
  await act(async () => come(Piece));
  expect(screen.getByText('The piece of Anna')).toBeTruthy();
  unmount();
  render(<Later name="Ben" />);
  expect(screen.getByText('The piece of Ben')).toBeTruthy();
  expect(asked).toBe(1);
});

it('listens to what it shows as soon as it is loaded: a tap on its first render is seen', async () => {
  let come: (piece: typeof Setting) => void = () => undefined;
  const Later = lazyComponent<object>(() => new Promise((resolve) => (come = resolve)));
  render(<Later />);
  // Behave as on a page: outside `act`, nothing waits for React's deferred work.
  const inTests = vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  come(Setting);
  await Promise.resolve().then(() => undefined);
  await Promise.resolve().then(() => undefined);
  expect(screen.getByText('It is light')).toBeTruthy();
  setting.light = 'dark';
  flushSync(() => {
    for (const listener of setting.listeners) listener();
  });
  expect(screen.getByText('It is dark')).toBeTruthy();
  inTests.unstubAllGlobals();
});

it('throws a failed load to the page, and tries again the next time', async () => {
  let fails = true;
  const Later = lazyComponent<{ name: string }>(async () => {
    if (fails) throw new Error('no network');
    return Piece;
  });
  const { unmount } = render(
    <Caught>
      <Later name="Anna" />
    </Caught>,
  );
  expect(await screen.findByText('Failed: no network')).toBeTruthy();
  unmount();
  fails = false;
  render(<Later name="Ben" />);
  expect(await screen.findByText('The piece of Ben')).toBeTruthy();
});

it('printing waits until every component on the screen is rendered, nested ones too', async () => {
  const coming: (() => void)[] = [];
  const later = (piece: () => ReactNode) =>
    lazyComponent<object>(() => new Promise((resolve) => coming.push(() => resolve(piece))));
  const Inner = later(() => <p>The inner piece</p>);
  const Outer = later(() => <Inner />);
  render(<Outer />);
  let seen: boolean | null = null;
  const drawn = allLoaded().then(() => {
    seen = screen.queryByText('The inner piece') !== null;
  });
  await act(async () => coming[0]?.());
  expect(seen).toBeNull();
  await act(async () => coming[1]?.());
  await drawn;
  expect(seen).toBe(true);
  // Resolves if nothing is awaited, or if the awaited component unmounts.
  await allLoaded();
  const Never = later(() => null);
  const { unmount } = render(<Never />);
  const gone = allLoaded();
  unmount();
  await gone;
});

it('prints nothing if the player has gone on before all of it was loaded', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  for (const goesOn of [false, true]) {
    let come: (piece: typeof Piece) => void = () => undefined;
    const Later = lazyComponent<{ name: string }>(() => new Promise((resolve) => (come = resolve)));
    const { unmount } = render(<Later name="Anna" />);
    location.hash = '#/table/one/economy';
    const printed = printSoon();
    if (goesOn) location.hash = '#/table/one';
    await act(async () => come(Piece));
    await printed;
    expect(print).toHaveBeenCalledTimes(1);
    unmount();
  }
  vi.unstubAllGlobals();
  location.hash = '';
});
