import { type ComponentType, lazy } from 'react';
import { type GameScreens, loadScreens } from '@/screens/games';

/**
 * A screen that each game has of its own, loaded when it is first needed: the same component for the same game, so
 * that a page stays while it is shown.
 */
export function byGame<Props>(
  pick: (screens: GameScreens) => ComponentType<Props>,
): (game: string) => ComponentType<Props> {
  const found = new Map<string, ComponentType<Props>>();
  return (game) => {
    const shown =
      found.get(game) ??
      (lazy(async () => ({ default: pick(await loadScreens(game)) })) as ComponentType<Props>);
    found.set(game, shown);
    return shown;
  };
}
