import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { TableLog } from './board/table-log';
import { MenuSheet } from './menu-sheet';
import { sitDown } from './testing/sit-down';

const earlier = () => screen.queryByRole('button', { name: /^Undo something earlier/ });

it.each([
  ['the menu', <MenuSheet key="menu" onOpen={vi.fn()} onClose={vi.fn()} onPause={vi.fn()} go={vi.fn()} />],
  ['the table’s journal', <TableLog key="log" onOpen={vi.fn()} />],
])('%s offers to undo something earlier only once there is something', (_, page) => {
  const offered = (table: Play) => {
    sitDown(table, page);
    const found = earlier() !== null;
    cleanup();
    return found;
  };
  expect(offered(paper())).toBe(false);
  expect(offered(paper().deal())).toBe(true);
});
