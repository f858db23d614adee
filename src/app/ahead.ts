import { loadScreens, loadSetUp } from '@/screens/games';
import { FIRST_GAME } from '@/store/games';
import { whenIdle } from '@/ui/when-idle';

const idle = () => new Promise<void>((done) => whenIdle(done));

/** So many milliseconds a first visitor has for a first tap that nothing else takes the network or the processor from. */
const FIRST_TAP = 2000;

/**
 * The screens come in idle time, so that opening a table never waits for them: first what is opened first.
 * @param first whether nobody was here before: no table is opened then, but perhaps a new one set up
 */
export async function loadAhead(first: boolean): Promise<void> {
  await idle();
  await loadSetUp(FIRST_GAME);
  if (first) await new Promise((done) => setTimeout(done, FIRST_TAP));
  await idle();
  await Promise.all([loadScreens(FIRST_GAME), import('@/store/live-table')]);
  await idle();
}
