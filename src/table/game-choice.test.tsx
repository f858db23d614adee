import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { GameChoice } from './game-choice';

vi.mock('@/store/games', () => ({
  GAMES: [
    { id: 'one', name: 'The First', label: '1' },
    { id: 'two', name: 'The Second', label: '2' },
  ],
}));

it('another game leads to its own page of a new table, and the focus goes along', () => {
  const { hook, history } = memoryLocation({ path: '/new', record: true });
  render(
    <Router hook={hook}>
      <Switch>
        <Route path="/new/two">
          <section>
            <GameChoice game="two" />
          </section>
        </Route>
        <Route>
          <GameChoice game="one" />
        </Route>
      </Switch>
    </Router>,
  );
  // Whoever comes to the page by itself keeps the focus where it is.
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('radio', { name: 'The Second' }));
  expect(history).toEqual(['/new', '/new/two']);
  const chosen = screen.getByRole('radio', { name: 'The Second' });
  expect((chosen as HTMLInputElement).checked).toBe(true);
  expect(document.activeElement).toBe(chosen);
});
