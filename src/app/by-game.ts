import type { ComponentType } from 'react';
import { lazyComponent } from '@/ui/lazy-component';

/**
 * A screen that each game has of its own, loaded when it is first needed: the same component for the same game, so
 * that a page stays while it is shown.
 */
export function byGame<Props extends object>(
  load: (game: string) => Promise<ComponentType<Props>>,
): (game: string) => ComponentType<Props> {
  const found = new Map<string, ComponentType<Props>>();
  return (game) => {
    const shown = found.get(game) ?? lazyComponent(() => load(game));
    found.set(game, shown);
    return shown;
  };
}
