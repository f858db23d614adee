import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TableSummary } from '@/kernel/ports';
import { useActions, useAppStore, usePreferences } from '@/store/context';
import { GAMES } from '@/store/games';
import { sayCopy } from '@/table/copies/say-copy';
import { type Asked, HelpButton } from '@/table/help-button';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { lazyComponent } from '@/ui/lazy-component';
import { AppFrame } from '@/ui/page/app-frame';
import { HomeHead } from '@/ui/page/home-head';
import { PageLayout } from '@/ui/page/page-layout';
import { useNavigate } from '@/ui/page/use-navigate';
import { LinkList } from '@/ui/sheet/link-list';
import { Modal } from '@/ui/sheet/modal';
import { AlreadyHereSheet } from './already-here';
import { GameList } from './game-list';
import styles from './home.module.css';
import { NoTables, Notices, StorageNotice, Unsaved } from './notices';
import { OtherTables, Resume } from './table-list';
import { useDrop } from './use-drop';
import { useFiles } from './use-files';

/** Loaded only where this device is linked to a table elsewhere. */
const HandLinks = lazyComponent(async () => (await import('./hand-links')).HandLinks);
const DeviceSheet = lazyComponent(async () => (await import('@/table/device/device-sheet')).DeviceSheet);
const DeviceBackupSheet = lazyComponent(
  async () => (await import('@/table/copies/device-backup-sheet')).DeviceBackupSheet,
);
const CheckFileSheet = lazyComponent(
  async () => (await import('@/table/fairness/check-file-sheet')).CheckFileSheet,
);
const RestoreSheet = lazyComponent(async () => (await import('@/table/copies/restore-sheet')).RestoreSheet);
const BackupSheet = lazyComponent(async () => (await import('@/table/copies/backup-sheet')).BackupSheet);

/** Links from Home other than tables and games. */
const BEGIN = [
  {
    id: 'file',
    icon: 'file',
    title: 'Open a file',
    note: 'A table, a deck or a whole device: tap, or drop it here',
  },
  {
    id: 'check',
    icon: 'check',
    title: 'Check a file',
    note: 'Whether every card, tile and die came as committed',
  },
  { id: 'link', icon: 'share', title: 'Link this phone', note: 'To a table on another device, by its code' },
  { id: 'decks', icon: 'book', title: 'Decks', note: 'Look through one, write your own' },
  { id: 'help', icon: 'info', title: 'Help', note: 'What a word means, rules, keys' },
  {
    id: 'device',
    icon: 'settings',
    title: 'Settings',
    note: 'Text size, light, left hand, sound, install, all as one file',
  },
] as const;
type Begins = Record<(typeof BEGIN)[number]['id'], () => void>;

/** Home: resume in one tap, the other tables, a new one of each game, a file. */
export function Home() {
  const actions = useActions();
  const go = useNavigate();
  const notes = useNotes();
  const [leaving, setLeaving] = useState<TableSummary | null>(null);
  const [help, setHelp] = useState<Asked>(null);
  const [sheet, setSheet] = useState<'backup' | 'device' | 'everything' | 'check' | null>(null);
  const picker = useRef<HTMLInputElement>(null);

  useEffect(() => {
    actions.closeTable();
    void actions.loadTables();
  }, [actions]);
  const files = useFiles(go);
  const dragged = useDrop(
    (dropped) => void files.readFiles(dropped),
    (why) => files.say([why]),
  );

  /** Describes a copy of a table before it is made, and stays on Home. */
  async function askCopy(id: string) {
    const failed = await actions.openTable(id);
    // The table's page explains the failure and offers what there is.
    if (failed) go(`/table/${id}`);
    else setSheet('backup');
  }
  function closeSheet() {
    setSheet(null);
    actions.closeTable();
  }

  const [first, ...others] = notes ?? [];
  const begins: Begins = {
    file: () => picker.current?.click(),
    check: () => setSheet('check'),
    link: () => go('/link'),
    decks: () => go('/decks'),
    help: () => setHelp('menu'),
    device: () => setSheet('device'),
  };
  return (
    <AppFrame
      lid={
        <HomeHead title="Dispatch Box" line="Random events for the table, kept, added up and explained." />
      }
    >
      <FilePicker ref={picker} onPick={(picked) => void files.readFiles(picked)} />
      {/* Content next to the tables would jump when they load: everything appears at once. */}
      {!notes && <StorageNotice />}
      {notes && (
        <PageLayout
          raised
          sideWidth="md"
          main={
            <>
              <Unsaved go={go} />
              <Linked />
              {first ? (
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
                <NoTables go={go} />
              )}
            </>
          }
          side={
            <>
              <Notices files={files} />
              <LinkList label="Begin" items={BEGIN.map((item) => ({ ...item, onPress: begins[item.id] }))} />
              {first && <GameList go={go} />}
              <p className={styles.promise}>No account. Nothing leaves this device unless you share it.</p>
            </>
          }
        />
      )}
      <HelpButton
        choice
        game={first?.game ?? GAMES[0]?.id ?? ''}
        here={{ page: 'home' }}
        asked={help}
        onAsk={setHelp}
      />
      {dragged && <p className={styles.drop}>Drop the file to open it</p>}
      {sheet === 'backup' && <BackupSheet onClose={closeSheet} />}
      {sheet === 'device' && <DeviceSheet onClose={closeSheet} onBackUp={() => setSheet('everything')} />}
      {sheet === 'check' && <CheckFileSheet onClose={() => setSheet(null)} />}
      {sheet === 'everything' && <DeviceBackupSheet onClose={closeSheet} />}
      {files.restoring && <RestoreSheet plan={files.restoring} onClose={files.endRestoring} />}
      {files.here && <AlreadyHereSheet {...files.here} />}
      {leaving && <RemoveTable note={leaving} onClose={() => setLeaving(null)} />}
    </AppFrame>
  );
}

/** The tables elsewhere that this device is linked to. */
function Linked() {
  return usePreferences().read('hand-links') !== null && <HandLinks />;
}

/** The summaries of the stored tables; a table that is only in memory is summarized from memory. */
function useNotes(): readonly TableSummary[] | undefined {
  const notes = useAppStore((state) => state.summaries);
  const unsaved = useAppStore((state) => state.unsaved);
  return notes?.map((note) => unsaved.find(({ id }) => id === note.id) ?? note);
}

interface FilePickerProps {
  ref: RefObject<HTMLInputElement | null>;
  onPick: (files: File[]) => void;
}

/** The device’s own choice of files; one that is chosen twice is opened twice. */
function FilePicker({ ref, onPick }: FilePickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onPick(files);
      }}
      aria-label="Open a file"
    />
  );
}

/** Asks before a table is removed: this cannot be undone. */
function RemoveTable({ note, onClose }: { note: TableSummary; onClose: () => void }) {
  const { removeTable } = useActions();
  return (
    <Modal label={`Remove ${note.name}`} onClose={onClose}>
      <div className={styles.ask}>
        <h2>Remove {note.name}?</h2>
        <p>It is removed from this device for good. Last copy: {sayCopy(note)}.</p>
        <p className={cx(lay.foot, styles.buttons)}>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="solid"
            onClick={() => {
              void removeTable(note.id);
              onClose();
            }}
          >
            Remove it
          </Button>
        </p>
      </div>
    </Modal>
  );
}
