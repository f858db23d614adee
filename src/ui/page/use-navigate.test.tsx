import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { useNavigate } from './use-navigate';

let done = (): void => undefined;
const led: boolean[] = [];

function Slow() {
  const go = useNavigate();
  const open = async () => {
    await new Promise<void>((resolve) => {
      done = resolve;
    });
    led.push(go('/table/made', { replace: true }));
  };
  return (
    <button type="button" onClick={() => void open()}>
      Open
    </button>
  );
}

async function goElsewhere(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash;
    await new Promise((onHashChange) => addEventListener('hashchange', onHashChange, { once: true }));
  });
}

const finish = () => act(async () => done());

afterEach(() => {
  led.length = 0;
  location.hash = '';
});

it('navigates from where it was asked, however long that took', async () => {
  location.hash = '#/new';
  render(<Slow />, { wrapper: ({ children }) => <Router hook={useHashLocation}>{children}</Router> });
  fireEvent.click(screen.getByRole('button'));
  await finish();
  expect(location.hash).toBe('#/table/made');
  expect(led).toEqual([true]);
});

it('does not bring back a player who has gone elsewhere', async () => {
  location.hash = '#/new';
  render(<Slow />, { wrapper: ({ children }) => <Router hook={useHashLocation}>{children}</Router> });
  fireEvent.click(screen.getByRole('button'));
  await goElsewhere('#/');
  await finish();
  expect(location.hash).toBe('#/');
  expect(led).toEqual([false]);
});
