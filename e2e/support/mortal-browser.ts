import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';

/** A browser whose profile outlives it. */
export interface Mortal {
  context: BrowserContext;
  /** Ends it like a dead battery: kills all of its processes at once. */
  kill(): Promise<void>;
}

/** Starts the browser of the e2e tests with a profile. */
export async function beginMortal(profile: string): Promise<Mortal> {
  // A killed browser leaves locks that say it still runs.
  for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, name), { force: true });
  const child = spawn(
    process.env.CHROMIUM_PATH ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = once(child, 'exit');
  const kill = async () => {
    process.kill(-(child.pid as number), 'SIGKILL');
    await gone;
  };
  try {
    const address = await new Promise<string>((resolve, fail) => {
      let said = '';
      child.stderr?.on('data', (piece) => {
        said += piece;
        const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
      void gone.then(() => fail(new Error(`The browser did not begin: ${said}`)));
    });
    const [context] = (await chromium.connectOverCDP(address)).contexts();
    if (!context) throw new Error('The browser has no profile.');
    return { context, kill };
  } catch (error) {
    await kill().catch(() => undefined);
    throw error;
  }
}
