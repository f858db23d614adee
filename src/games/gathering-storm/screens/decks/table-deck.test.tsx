import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import type { PageProps } from '@/table/page/public-frame';
import { sitDown, whole } from '../testing/sit-down';
import { TableDeck } from './table-deck';

it('with paper cards the table has no deck, and leads to those of this device', () => {
  const go = vi.fn();
  sitDown(paper(), <TableDeck {...({ go } as unknown as PageProps)} />);
  expect(whole(document.body)).toContain('This table plays with paper cards.');
  fireEvent.click(screen.getByRole('button', { name: 'Open the decks' }));
  expect(go).toHaveBeenCalledWith('/decks');
});
