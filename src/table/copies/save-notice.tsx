import { useActions, useAppStore } from '@/store/context';
import type { WriteConflict } from '@/store/table/table-session';
import { Button } from '@/ui/form/button';
import { Notice } from '@/ui/sheet/notice';
import { useTable } from '../use-table';

function sayOvertaken({ last, others }: WriteConflict): string {
  const first = 'Another window changed this table first.';
  if (last === null) return `${first} What you entered last here is not in it.`;
  const more =
    others > 0 ? ` Nor ${others === 1 ? 'is the entry' : `are the ${others} entries`} before it.` : '';
  return `${first} This is not in it: “${last}”.${more}`;
}

/** Says that the newest entries could not be stored or came too late, and what to do. */
export function SaveNotice() {
  const actions = useActions();
  const { table } = useTable();
  const overtaken = useAppStore((state) => state.conflict);
  const failed = useAppStore((state) => state.saveStatus === 'failed');
  const outdated = useAppStore((state) => state.outdated);
  if (overtaken) {
    return (
      <Notice tone="refusal" onClose={actions.acceptConflict}>
        {sayOvertaken(overtaken)} Enter it again if you still need it.
      </Notice>
    );
  }
  if (table.restored && !failed) {
    return (
      <Notice tone="refusal" onClose={actions.acceptRestored}>
        This device had cleared what it kept of this table. It is saved again, whole, from this page.{' '}
        <Button icon="download" onClick={() => void actions.copy('whole')}>
          Save a copy
        </Button>
      </Notice>
    );
  }
  if (!failed) return null;
  return (
    <Notice tone="refusal">
      {outdated ? (
        'The newest entries are not saved: this window is older than the app that now saves your tables. Save a copy, then reload this page. '
      ) : (
        <>
          The newest entries are not saved: this device’s storage is full or blocked. They stay on this page.{' '}
          <Button onClick={() => void actions.retry()}>Try again</Button>{' '}
        </>
      )}
      <Button icon="download" onClick={() => void actions.copy('whole')}>
        Save a copy
      </Button>
    </Notice>
  );
}
