import type { AppActions } from '../app-store';
import { toRefusal } from '../table/busy';
import type { OpenTable } from '../table/open-table';

type LockActions = Pick<
  AppActions,
  'unlock' | 'recoverByPaper' | 'recoverByOthers' | 'changeSecret' | 'dismissRecoverySheet'
>;

/** The actions of sealed tables. Whatever encrypts is fetched when it is needed. */
export function createLockActions(table: OpenTable): LockActions {
  let locks: import('./locks').Locks | null = null;
  async function load() {
    const { Locks } = await import('./locks');
    locks ??= new Locks(table);
    return locks;
  }
  return {
    unlock: (...given) =>
      load()
        .then((found) => found.unlock(...given))
        .catch(toRefusal),
    recoverByPaper: (...given) =>
      load()
        .then((found) => found.recoverByPaper(...given))
        .catch(toRefusal),
    recoverByOthers: (...given) =>
      load()
        .then((found) => found.recoverByOthers(...given))
        .catch(toRefusal),
    changeSecret: (...given) =>
      load()
        .then((found) => found.changeSecret(...given))
        .catch(toRefusal),
    dismissRecoverySheet: () => table.store.setState({ recoverySheet: null }),
  };
}
