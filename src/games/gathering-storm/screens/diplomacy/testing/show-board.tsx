import { fireEvent, screen } from '@testing-library/react';
import type { Play } from '@/games/gathering-storm/rules/testing/play';
import { framed, sitDown, tap } from '../../testing/sit-down';
import { DiplomacyBoard } from '../diplomacy-board';

/** For tests only: the diplomacy board over a table in memory, and what a person sees and taps there. */

/**
 * Renders the board as a list, its rows in words.
 * @param lookBack shows it as it was, after an entry
 */
export function showBoard(table: Play, lookBack = false) {
  const board = sitDown(table, framed('diplomacy', DiplomacyBoard), lookBack);
  fireEvent.click(screen.getByRole('button', { name: 'As a list' }));
  return { ...board, ...people };
}

/** Everything of a kind on the page; the roles and names of the board are the stories’ to check. */
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];

/** The button of a country’s row: the one that opens the country. */
const rowOf = (name: string) =>
  all('li button[aria-expanded]').find(
    (button) => button.firstElementChild?.textContent === name,
  ) as HTMLElement;

const people = {
  /** Returns a row's text without the country’s name. */
  row: (name: string) => (rowOf(name).textContent ?? '').slice(name.length).trim(),
  /** Returns the labels of the marks on a row. */
  marks(name: string): string[] {
    const row = rowOf(name).parentElement as HTMLElement;
    return [...row.querySelectorAll('[role="img"], button')]
      .map((mark) => mark.getAttribute('aria-label'))
      .filter((label) => label !== null);
  },
  /** Opens a country and returns its panel. */
  open(name: string): HTMLElement {
    fireEvent.click(rowOf(name));
    return all('h2')
      .find(({ textContent }) => textContent === name)
      ?.closest('section') as HTMLElement;
  },
  /** Taps a button of the open country and waits for the result of its command. */
  tap: (name: string | RegExp) => tap(screen, name),
};

/** Returns whose counters the open country offers to place. */
export const offered = () =>
  all('button')
    .map(({ textContent }) => /^Place (.*?)(’s counter)?$/.exec(textContent ?? '')?.[1])
    .filter((whose) => whose !== undefined);

/** Returns the reasons for barred counters there, with the rule and what would be allowed. */
export const barred = () =>
  [...document.querySelectorAll('[aria-label="May not:"]')].map((sign) => {
    const words = sign.parentElement?.children[2] as HTMLElement;
    const whose = [...(sign.nextElementSibling?.querySelectorAll('text') ?? [])].map(
      (letter) => letter.textContent,
    );
    return `${whose.join('')}: ${words.textContent}`;
  });
