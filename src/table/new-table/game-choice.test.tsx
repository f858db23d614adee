import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { GAMES, type GameTile } from '@/store/games';
import { GameChoice } from './new-table-frame';

const [one, two] = GAMES as [GameTile, GameTile];

it('another game leads to its own page of a new table, and the focus goes along', () => {
  const { hook, history } = memoryLocation({ path: '/new', record: true });
  render(
    <Router hook={hook}>
      <Switch>
        <Route path={`/new/${two.id}`}>
          <section>
            <GameChoice game={two.id} />
          </section>
        </Route>
        <Route>
          <GameChoice game={one.id} />
        </Route>
      </Switch>
    </Router>,
  );
  // Opening the page directly does not move the focus.
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('radio', { name: two.name }));
  expect(history).toEqual(['/new', `/new/${two.id}`]);
  const chosen = screen.getByRole('radio', { name: two.name });
  expect((chosen as HTMLInputElement).checked).toBe(true);
  expect(document.activeElement).toBe(chosen);
});
