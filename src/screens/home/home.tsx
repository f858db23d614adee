import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableNote } from '@/kernel/ports';
import { useActions, useBox } from '@/store/context';
import { GAMES } from '@/store/games';
import { sayCopy } from '@/table/copies/say-copy';
import { type Asked, HelpDoor } from '@/table/help-door';
import { cx } from '@/ui/cx';
import { fetched } from '@/ui/fetched';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { AppFrame } from '@/ui/page/app-frame';
import { HomeHead } from '@/ui/page/home-head';
import { PageLayout } from '@/ui/page/page-layout';
import { LinkList } from '@/ui/sheet/link-list';
import { Modal } from '@/ui/sheet/modal';
import { Notice } from '@/ui/sheet/notice';
import { GameList } from './game-list';
import styles from './home.module.css';
import { OtherTables, Resume } from './shelf';
import { useDrop } from './use-drop';
import { useFiles } from './use-files';

const DeviceSheet = fetched(async () => (await import('@/table/device/device-sheet')).DeviceSheet);
const BackupSheet = fetched(async () => (await import('@/table/copies/backup-sheet')).BackupSheet);

/** Home: resume in one tap, the other tables, a new one of each game, a file. */
export function Home() {
  const actions = useActions();
  const [, go] = useLocation();
  const notes = useBox((state) => state.notes);
  const update = useBox((state) => state.update);
  const failed = useBox((state) => state.shelfFailed);
  const { readFiles, reading, cancel, refused, say } = useFiles(go);
  const [leaving, setLeaving] = useState<TableNote | null>(null);
  const [help, setHelp] = useState<Asked>(null);
  const [sheet, setSheet] = useState<'backup' | 'device' | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLDivElement>(null);

  useEffect(() => {
    actions.closeTable();
    void actions.readShelf();
  }, [actions]);

  // On a phone the button that opens a file stands below what is said of it.
  const waits = reading !== null;
  useEffect(() => {
    if (waits || refused.length > 0) told.current?.scrollIntoView({ block: 'nearest' });
  }, [waits, refused]);

  const dragged = useDrop(
    (files) => void readFiles(files),
    (why) => say([why]),
  );

  /** Says what a copy of a table would be, without going to it. */
  async function askCopy(id: string) {
    const failed = await actions.openTable(id);
    // Its own page says what is wrong with it, and gives what there is.
    if (failed) go(`/table/${id}`);
    else setSheet('backup');
  }
  function closeSheet() {
    setSheet(null);
    actions.closeTable();
  }

  const [first, ...others] = notes ?? [];
  const begin = [
    {
      id: 'file',
      icon: 'file' as const,
      title: 'Open a file',
      note: 'A table from another device: tap, or drop it here',
      onPress: () => picker.current?.click(),
    },
    {
      id: 'decks',
      icon: 'book' as const,
      title: 'Decks',
      note: 'Look through one, write your own',
      onPress: () => go('/decks'),
    },
    {
      id: 'help',
      icon: 'info' as const,
      title: 'Help',
      note: 'What a word means, rules, keys',
      onPress: () => setHelp('menu'),
    },
    {
      id: 'device',
      icon: 'settings' as const,
      title: 'Settings',
      note: 'Text size, light, left hand, sound, install',
      onPress: () => setSheet('device'),
    },
  ];
  return (
    <AppFrame
      lid={
        <HomeHead title="Dispatch Box" line="Random events for the table, kept, added up and explained." />
      }
    >
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void readFiles(files);
        }}
        aria-label="Open a file"
      />
      {/* What stands beside the tables would jump as they come: all of it comes at once. */}
      {notes && (
        <PageLayout
          raised
          sideWidth="md"
          main={
            first ? (
              <>
                <Resume
                  note={first}
                  onResume={() => go(`/table/${first.id}`)}
                  onCopy={() => void askCopy(first.id)}
                  onRemove={() => setLeaving(first)}
                />
                {others.length > 0 && <OtherTables notes={others} go={go} />}
              </>
            ) : (
              <GameList first go={go} />
            )
          }
          side={
            <>
              {update && (
                <Notice tone="due">
                  A newer Dispatch Box is ready. <Button onClick={update}>Open it</Button>
                </Notice>
              )}
              <div ref={told} className={styles.told}>
                {reading && (
                  <Notice>
                    Reading {reading.name}{' '}
                    <progress
                      className={styles.reading}
                      aria-label="Read so far"
                      max={1}
                      value={reading.part}
                    />{' '}
                    <Button onClick={cancel}>Cancel</Button>
                  </Notice>
                )}
                {refused.length > 0 && (
                  <Notice tone="refusal" onClose={() => say([])}>
                    {refused.map((words) => (
                      <span className={styles.refused} key={words}>
                        {words}
                      </span>
                    ))}
                  </Notice>
                )}
              </div>
              {failed && <Notice tone="refusal">This device cannot save tables now. {failed}</Notice>}
              <LinkList label="Begin" items={begin} />
              {first && <GameList go={go} />}
              <p className={styles.promise}>No account. Nothing leaves this device unless you share it.</p>
            </>
          }
        />
      )}
      <HelpDoor
        choice
        game={first?.game ?? GAMES[0]?.id ?? ''}
        here={{ page: 'home' }}
        asked={help}
        onAsk={setHelp}
      />
      {dragged && <p className={styles.drop}>Drop the table’s file to open it</p>}
      {sheet === 'backup' && <BackupSheet onClose={closeSheet} />}
      {sheet === 'device' && <DeviceSheet onClose={closeSheet} />}
      {leaving && (
        <Modal label={`Remove ${leaving.name}`} onClose={() => setLeaving(null)}>
          <div className={styles.ask}>
            <h2>Remove {leaving.name}?</h2>
            <p>It is removed from this device for good. Last copy: {sayCopy(leaving)}.</p>
            <p className={cx(lay.foot, styles.buttons)}>
              <Button onClick={() => setLeaving(null)}>Keep it</Button>
              <Button
                look="solid"
                onClick={() => {
                  void actions.removeTable(leaving.id);
                  setLeaving(null);
                }}
              >
                Remove it
              </Button>
            </p>
          </div>
        </Modal>
      )}
    </AppFrame>
  );
}
