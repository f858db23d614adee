import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose piece of the app is fetched when it is first drawn; nothing stands there until it has come.
 * `lazy` under `Suspense` would hold it back: after each fallback React waits 300 ms before it shows anything.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Found: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: each piece is made once, where its module begins
  return function Fetched(props: Props) {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (Found) return;
      let here = true;
      coming ??= load().then((found) => {
        Found = found;
      });
      coming.then(
        () => here && redraw((times) => times + 1),
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
      };
    }, []);
    return Found ? <Found {...props} /> : null;
  };
}
