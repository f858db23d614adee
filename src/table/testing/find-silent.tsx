import { act, cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { allLoaded } from '@/ui/lazy-component';
import type { GameUi, TableBase } from '../game-ui';
import { TableSheet } from '../page/table-sheet';
import { pressAll } from './press-all';
import { type Played, sitAt } from './sit-at';

const nothing = () => undefined;

/** Resolves once everything lazy is loaded: it renders as each task ends. */
async function standThere() {
  let there = false;
  void allLoaded().then(() => {
    there = true;
  });
  while (!there) await act(() => new Promise((done) => setTimeout(done, 1)));
}

interface Asked<Open extends TableBase, Hidden> {
  table: Played<Open, Hidden>;
  face: GameUi;
  /** The game’s pages by their names, as the table is at one. */
  pages: readonly string[];
  draw: (page: string) => ReactNode;
  /** Sheets at their most useful, in the place of others of their kind. */
  also: readonly string[];
}

/**
 * For tests only: opens every page of a table and every sheet reachable from them, and uses each control
 * while everything is refused.
 * @returns the refusals that were not shown and the tries that cannot be sent to the game; what was tried;
 * the sheets that were opened
 */
export async function findSilent<Open extends TableBase, Hidden>(asked: Asked<Open, Hidden>) {
  const { table, face, pages, also, draw } = asked;
  const silent: string[] = [];
  const tried = new Set<string>();
  const sheets: string[] = ['menu', ...also];
  // One of a kind is enough: of `why:index` and `why:support:Italy` the first.
  const meet = (sheet: string | null) => {
    const kind = sheet?.split(':')[0];
    if (sheet && !sheets.some((other) => other.split(':')[0] === kind)) sheets.push(sheet);
  };
  async function use(where: string, page: ReactNode) {
    const { sent, unknown } = sitAt(table, page, { face, refuses: true });
    await standThere();
    silent.push(...(await pressAll(where, sent)));
    silent.push(...[...unknown].map((type) => `${where}: there is no command ${type}`));
    for (const { type } of sent) tried.add(type);
    cleanup();
  }
  // Fonts never load here, and printing waits for them.
  Object.defineProperty(document, 'fonts', { value: { ready: new Promise(nothing) }, configurable: true });
  // The pages open sheets by name; the sheets themselves are tested afterwards, one by one.
  const led = vi.spyOn(face, 'sheet').mockImplementation((sheet) => {
    meet(sheet);
    return null;
  });
  for (const page of pages) await use(`the page ${page}`, draw(page));
  led.mockRestore();
  for (const sheet of sheets)
    await use(
      `the sheet ${sheet}`,
      <TableSheet sheet={sheet} onOpen={meet} go={nothing} onPause={nothing} onClose={nothing} />,
    );
  return { silent, tried: [...tried].sort(), sheets: sheets.sort() };
}
