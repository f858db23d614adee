import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { AppStoreContext } from '@/store/context';

/** Renders a form where no table is open, as in a deck. Returns the preferences that it reads and writes. */
export function renderWithoutTable(form: ReactNode, saved: Record<string, string | null> = {}) {
  const store = Object.assign(
    createStore(() => ({ table: null, moment: null })),
    { actions: {} },
  );
  const preferences = {
    read: (name: string) => saved[name] ?? null,
    write: (name: string, value: string | null) => void Object.assign(saved, { [name]: value }),
  };
  const joined = { store, decks: {}, preferences } as unknown as ComponentProps<
    typeof AppStoreContext
  >['value'];
  render(<AppStoreContext value={joined}>{form}</AppStoreContext>);
  return saved;
}
