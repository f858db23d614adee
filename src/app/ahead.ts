import { loadScreens, loadSetUp } from '@/games/screens';
import { FIRST_GAME } from '@/store/games';
import { whenIdle } from '@/ui/when-idle';

const idle = () => new Promise<void>((done) => whenIdle(done));

/** Loads the screens in idle time, likely ones first, so opening a table never waits for them. */
export async function loadAhead(): Promise<void> {
  await idle();
  await loadSetUp(FIRST_GAME);
  await idle();
  await Promise.all([loadScreens(FIRST_GAME), import('@/store/table/opened')]);
  await idle();
}
