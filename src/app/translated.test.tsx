import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '@/store/games';
import { keepReplacedTexts } from '@/ui/replaced-text';
import { translate } from '@/ui/testing/translate';
import { Newcomer, nameOf } from './testing/newcomer';

let end: () => void;
beforeEach(() => {
  end = keepReplacedTexts(document.body);
});
afterEach(() => end());

/** More taps than a guided turn takes. */
const MOST = 60;

/** The visible text, without live regions, which change by themselves. */
function readSeen(element: Element): string {
  if (element.matches('[role="status"], [aria-live]')) return '';
  const parts = [...element.childNodes].map((node) =>
    node instanceof Element ? readSeen(node) : node.textContent,
  );
  return parts.join('').replace(/\s/g, '');
}

/** The visible text of the page after each tap of a guided turn. */
async function readTurn(game: string, kind: string, isTranslated: boolean): Promise<string[]> {
  const newcomer = await Newcomer.open(game, kind);
  const read: string[] = [];
  while (newcomer.meant && newcomer.step !== Number.POSITIVE_INFINITY && read.length < MOST) {
    if (isTranslated) await act(async () => translate(document.body));
    read.push(`${nameOf(newcomer.meant)}: ${readSeen(document.body)}`);
    await newcomer.tap(newcomer.meant);
  }
  return [...read, newcomer.said];
}

it.each(GAMES.map(({ id, firstTurns }) => [id, firstTurns[0] ?? ''] as const))(
  'a turn of %s on a translated page says at each tap what it says on any other',
  async (game, kind) => {
    // A board that is still being fetched would be missing from the first turn alone.
    await import('@/games/gathering-storm/screens/diplomacy/diplomacy-board');
    const error = vi.spyOn(console, 'error');
    const plain = await readTurn(game, kind, false);
    const translated = await readTurn(game, kind, true);
    for (const [at, said] of plain.entries()) expect(translated[at]).toBe(said);
    expect(translated).toHaveLength(plain.length);
    expect(translated.at(-1)).toContain('The end');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
);
