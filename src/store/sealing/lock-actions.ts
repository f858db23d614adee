import type { Refusal } from '@/kernel/result';
import type { AppActions } from '../app-store';
import { toRefusal } from '../table/busy';
import type { OpenTable } from '../table/open-table';

type LockActions = Pick<
  AppActions,
  | 'unlock'
  | 'recoverByPaper'
  | 'recoverByOthers'
  | 'changeSecret'
  | 'dismissRecoverySheet'
  | 'dismissRecovered'
>;

/** The actions of sealed tables. Whatever encrypts is fetched when it is needed. */
export function createLockActions(table: OpenTable): LockActions {
  let locks: import('./locks').Locks | null = null;
  async function withLocks(act: (locks: import('./locks').Locks) => Promise<Refusal | null>) {
    try {
      const { Locks } = await import('./locks');
      locks ??= new Locks(table);
      return await act(locks);
    } catch (error) {
      return toRefusal(error);
    }
  }
  return {
    unlock: (...given) => withLocks((found) => found.unlock(...given)),
    recoverByPaper: (...given) => withLocks((found) => found.recoverByPaper(...given)),
    recoverByOthers: (...given) => withLocks((found) => found.recoverByOthers(...given)),
    changeSecret: (...given) => withLocks((found) => found.changeSecret(...given)),
    dismissRecoverySheet: () => table.store.setState({ recoverySheet: null }),
    dismissRecovered: () =>
      table.store.setState(({ recovered }) => ({ recovered: recovered && { ...recovered, asks: false } })),
  };
}
