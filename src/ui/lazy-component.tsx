import { type ComponentType, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pieces that are waited for by what is on the screen. */
const awaited = new Set<object>();
let onDrawn: (() => void)[] = [];

function come(piece: object): void {
  awaited.delete(piece);
  if (awaited.size > 0) return;
  for (const tell of onDrawn) tell();
  onDrawn = [];
}

/** Once every piece of the app that the screen waits for has come and is drawn. */
export async function allLoaded(): Promise<void> {
  // One may come with others in it.
  while (awaited.size > 0) await new Promise<void>((done) => onDrawn.push(done));
}

/**
 * A component whose piece of the app is fetched when it is first drawn; nothing stands there until it has come.
 * `lazy` under `Suspense` would hold it back: after each fallback React waits 300 ms before it shows anything.
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
        // The error page says what could not be fetched; the next time it is tried anew.
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
