import { Component, type ReactNode, useLayoutEffect, useState } from 'react';
import type { OpenBase } from '@/kernel/game';
import { printList } from '@/kernel/print';
import { peopleAsked } from '@/kernel/seats';
import { useAppStore, useAppStoreApi, useRefusableActions } from '@/store/context';
import { isUnfetched, UNFETCHED } from '@/store/damage';
import type { TableView } from '@/store/table/table-view';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { Sheet } from '@/ui/sheet/sheet';
import { Everything } from './everything';

/** The table whose page this is, by its address. */
const tableAt = (hash: string) => /^#\/(?:table|room)\/([^/]+)/.exec(hash)?.[1];

/** Closes papers whose screen broke: nothing else closes them now, and another try would show them to anyone. */
function useClosedPapers(): void {
  const actions = useRefusableActions();
  const read = useAppStoreApi();
  useLayoutEffect(() => {
    const { papers, table } = read();
    if (papers) void actions.closePapers(table?.own ? undefined : papers.person);
  }, [actions, read]);
}

/**
 * Takes the newest entry back. Whether people saw it, only the game's own screens know, and one of them is broken:
 * where several people play, they are asked each time.
 */
function TakeBack({ table, onDone }: { table: TableView; onDone: () => void }) {
  const actions = useRefusableActions();
  const [asks, setAsks] = useState(false);
  const [told, setTold] = useState('');
  const open = table.view.open as OpenBase & Partial<Parameters<typeof peopleAsked>[0]>;
  const people = peopleAsked({ seats: open.seats ?? [], commitment: open.commitment ?? null });
  const undo = async () => {
    const refusal = await actions.dispatch({ type: 'undo' });
    setAsks(false);
    if (refusal) setTold(`${refusal.message} ${refusal.allowed}`);
    else onDone();
  };
  return (
    <>
      {asks && (
        <p>
          {printList(people)} may have seen what this takes back. It stays in the journal, struck through.
        </p>
      )}
      <p className={lay.buttons}>
        {asks && <Button onClick={() => setAsks(false)}>Cancel</Button>}
        <Button icon="undo" onClick={() => (people.length > 0 && !asks ? setAsks(true) : void undo())}>
          {asks
            ? `${printList(people)} ${people.length === 1 ? 'agrees' : 'agree'}: undo`
            : 'Take the last entry back'}
        </Button>
      </p>
      <p role="status">{told}</p>
    </>
  );
}

/** Shown in place of a broken screen: the table as a file, the way Home, and taking back the newest entry. */
function BrokenScreen({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const table = useAppStore((state) => state.table);
  const saveStatus = useAppStore((state) => state.saveStatus);
  useClosedPapers();
  const unfetched = isUnfetched(error);
  const id = table?.id ?? tableAt(location.hash);
  // Another address is another page.
  useLayoutEffect(() => {
    addEventListener('hashchange', onAgain);
    return () => removeEventListener('hashchange', onAgain);
  }, [onAgain]);
  const goHome = () => {
    if (/^(#\/?)?$/.test(location.hash)) location.reload();
    else location.hash = '#/';
  };
  return (
    <AppFrame lid={<PageHeader name="Dispatch Box" title={unfetched ? 'No network' : 'Something broke'} />}>
      <Sheet title="This page cannot be shown" pad titleSize="title">
        <p>
          {unfetched ? `${UNFETCHED.message} ${UNFETCHED.allowed}` : 'The fault is ours.'}{' '}
          {table && saveStatus === 'failed'
            ? 'What you entered last is in this window alone: save the file before you leave it.'
            : 'Nothing at your table is lost.'}
        </p>
        <p className={lay.buttons}>
          <Button look="solid" onClick={goHome}>
            Back to Home
          </Button>
          {/* A browser fetches a part that failed no second time in the same page. */}
          <Button onClick={unfetched ? () => location.reload() : onAgain}>Try this page again</Button>
        </p>
        {table?.undo && <TakeBack table={table} onDone={onAgain} />}
        {id && (
          <Everything id={id} broke={error instanceof Error ? `${error.stack ?? error}` : String(error)} />
        )}
      </Sheet>
    </AppFrame>
  );
}

/** Catches a broken screen. The table is still stored: the fallback page says so and offers it as a file. */
export class ErrorPage extends Component<{ children: ReactNode }, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  /** Renders the page of the address again: on request, or because the address has changed. */
  readonly again = () => this.setState({ broken: null });

  override render() {
    const { broken } = this.state;
    return broken ? <BrokenScreen error={broken.error} onAgain={this.again} /> : this.props.children;
  }
}
