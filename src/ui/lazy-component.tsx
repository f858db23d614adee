import { type ComponentType, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Chunks that mounted components are waiting for. */
const awaited = new Set<object>();
let onDrawn: (() => void)[] = [];

function come(piece: object): void {
  awaited.delete(piece);
  if (awaited.size > 0) return;
  for (const resolve of onDrawn) resolve();
  onDrawn = [];
}

/** Resolves once every chunk that the screen waits for is loaded and rendered. */
export async function allLoaded(): Promise<void> {
  // A loaded component may contain further lazy ones.
  while (awaited.size > 0) await new Promise<void>((done) => onDrawn.push(done));
}

/**
 * A component whose chunk is fetched when first rendered; renders nothing until then. `lazy` with `Suspense`
 * would be slower: after each fallback React waits 300 ms before it shows the content.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Found: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: each piece is made once, where its module begins
  return function Fetched(props: Props) {
    const [, redraw] = useState(0);
    const found = Found !== null;
    useLayoutEffect(() => {
      if (found) return;
      let here = true;
      const piece = {};
      awaited.add(piece);
      coming ??= load().then((found) => {
        Found = found;
      });
      coming.then(
        // With its first picture it hears of what it shows: a tap in that moment is seen there.
        () => here && flushSync(() => redraw((times) => times + 1)),
        // The error page reports the failed fetch; the next render tries again.
        (error: unknown) => {
          coming = null;
          if (here)
            redraw(() => {
              throw error;
            });
        },
      );
      return () => {
        here = false;
        come(piece);
      };
    }, [found]);
    return Found ? <Found {...props} /> : null;
  };
}
