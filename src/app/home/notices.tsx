import { useEffect, useState } from 'react';
import { useActions, useAppStore } from '@/store/context';
import { SLOW_STORAGE } from '@/store/table/tables';
import { useDevice } from '@/store/use-device';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Notice } from '@/ui/sheet/notice';
import { GameList } from './game-list';
import styles from './home.module.css';
import type { Files } from './use-files';

/** Tables of which this device could not write everything, and that lie in memory only. */
export function Unsaved({ go }: { go: (path: string) => void }) {
  const unsaved = useAppStore((state) => state.unsaved);
  const { retry, loadTables } = useActions();
  if (unsaved.length === 0) return null;
  return (
    <Notice tone="refusal">
      Not saved: the newest entries of {unsaved.map(({ name }) => name).join(', ')}. This device cannot save
      now; they stay until this page is closed.
      <span className={cx(lay.buttons, styles.ways)}>
        {unsaved.map(({ id, name }) => (
          <Button key={id} onClick={() => go(`/table/${id}`)}>
            Open {name}
          </Button>
        ))}
        <Button onClick={() => void retry().then(loadTables)}>Try again</Button>
      </span>
    </Notice>
  );
}

/** The playable games; above them a notice if stored tables were lost. */
export function NoTables({ go }: { go: (path: string) => void }) {
  const lost = useAppStore((state) => state.lostTables);
  const { acceptLost } = useActions();
  return (
    <>
      {lost > 0 && (
        <Notice tone="refusal" onClose={acceptLost}>
          {sayLost(lost)}
        </Notice>
      )}
      <GameList first go={go} />
      <OtherAddress />
    </>
  );
}

/** At an address in the network: tables that were made elsewhere are still there. */
function OtherAddress() {
  const [isServed, setIsServed] = useState(false);
  // The prerendered page knows no address.
  useEffect(() => setIsServed(location.protocol === 'http:' && location.hostname !== 'localhost'), []);
  return (
    isServed && (
      <Notice>
        No tables here yet. Tables stay at the address where they were made: save one there as a file, and
        open the file here.
      </Notice>
    )
  );
}

const sayLost = (tables: number): string =>
  tables === 1
    ? 'The table that was saved on this device is gone: the browser has lost it. If you have a copy, open its file.'
    : `The ${tables} tables that were saved on this device are gone: the browser has lost them. If you have copies, open their files.`;

/** Offers the newer version that is waiting, or says why it cannot open now. */
function Newer({ update }: { update: () => string | null }) {
  const [why, setWhy] = useState<string | null>(null);
  return (
    <Notice tone="due">
      A newer Dispatch Box is ready. {why} <Button onClick={() => setWhy(update())}>Open it</Button>
    </Notice>
  );
}

/** The notices on Home: a newer app, the progress of a file, refusals, a device that cannot save. */
export function Notices({ files: { told: messagesRef, reading, cancel, refused, say } }: { files: Files }) {
  const update = useAppStore((state) => state.update);
  const isPrivate = useDevice((state) => state.isPrivate);
  return (
    <>
      {update && <Newer update={update} />}
      <div ref={messagesRef} className={styles.told}>
        {reading && (
          <Notice>
            Reading <bdi>{reading.name}</bdi>{' '}
            <progress className={styles.reading} aria-label="Read so far" max={1} value={reading.part} />{' '}
            <Button onClick={cancel}>Cancel</Button>
          </Notice>
        )}
        {refused.length > 0 && (
          <Notice tone="refusal" onClose={() => say([])}>
            {refused.map(({ file, words }) => (
              <span className={styles.refused} key={`${file} ${words}`}>
                {file && (
                  <>
                    <bdi>{file}</bdi>:{' '}
                  </>
                )}
                {words}
              </span>
            ))}
          </Notice>
        )}
      </div>
      {isPrivate && (
        <Notice tone="due">
          This is a private window: every table goes when it closes. Back up each table before that.
        </Notice>
      )}
      <StorageNotice />
    </>
  );
}

/** Why the tables of this device are missing, shown even if nothing else of Home can be. */
export function StorageNotice() {
  const failed = useAppStore((state) => state.storageError);
  return (
    failed && (
      <Notice tone="refusal">
        {failed === SLOW_STORAGE ? failed : `This device cannot save tables now. ${failed}`}
      </Notice>
    )
  );
}
