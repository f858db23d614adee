import type { ReactNode } from 'react';
import type { Install } from '@/kernel/ports';
import { useAppStore } from '@/store/context';
import { useDevice, useDeviceActs } from '@/store/use-device';
import { Button } from '@/ui/form/button';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { sayCopy } from '../copies/say-copy';
import styles from './device-sheet.module.css';

/** Where the app is installed manually, for browsers that delete a page's storage. */
const PLACES: Partial<Record<Install, string>> = {
  'by-hand': 'on the Home Screen',
  'by-dock': 'in the Dock',
};

/** What Safari, and every browser on an iPad, does with unvisited tables; null for other browsers. */
export function saySevenDays(install: Install): string | null {
  const place = PLACES[install];
  if (!place) return null;
  return `After seven days in which you use this browser and do not come here it deletes your tables. It keeps those of the app ${place}.`;
}

/** What to do before installing the app there; null for other browsers. */
function sayOwnStorage(install: Install): string | null {
  const place = PLACES[install];
  if (!place) return null;
  return `The app ${place} has a storage of its own: back up your tables first, then open the files there.`;
}

/** The app on this device: whether it is installed and works offline, its size, and the last copies. */
export function DeviceFacts() {
  const since = useDevice((state) => state.offlineSince);
  const storage = useDevice((state) => state.storage);
  const isPrivate = useDevice((state) => state.isPrivate);
  return (
    <LedgerLines
      rows={[
        { label: 'Install', text: <Installing /> },
        { label: 'Works without a network', text: sayOffline(since) },
        {
          label: 'Storage used',
          text: storage ? sayStorage(storage, isPrivate) : 'This browser does not say.',
        },
        { label: 'Last copy', text: <Copies /> },
      ]}
    />
  );
}

const GIVES =
  'A window of its own, an icon among the others, and storage that the browser keeps more safely.';

const STEPS = {
  'by-hand': ['Tap Share in the browser’s bar.', 'Tap Add to Home Screen.'],
  'by-dock': ['Open the File menu.', 'Choose Add to Dock (from macOS 14 on).'],
};

function Installing(): ReactNode {
  const install = useDevice((state) => state.install);
  const acts = useDeviceActs();
  switch (install) {
    case 'done':
      return 'It is installed on this device.';
    case 'offered':
      return (
        <div className={styles.install}>
          <span>{GIVES}</span>
          <Button icon="download" onClick={() => void acts.install()}>
            Install
          </Button>
        </div>
      );
    case 'by-hand':
    case 'by-dock':
      return (
        <div className={styles.install}>
          <span>{GIVES}</span>
          <span>{saySevenDays(install)}</span>
          <span>{sayOwnStorage(install)}</span>
          <ol className={styles.steps}>
            {STEPS[install].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      );
    case 'none':
      return 'This browser offers no way to install it now. A bookmark leads here as well.';
  }
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const sayOffline = (since: number | null) =>
  since === null
    ? 'No. It needs an https address or this machine’s own, and a window that is not private.'
    : `Yes, since ${DAY.format(since)}.`;

function sayStorage({ used, kept: persisted }: { used: number; kept: boolean }, isPrivate: boolean): string {
  // Not more precise: the figure could reveal a decision behind the curtain.
  const size = used < 1_500_000 ? 'About 1 MB.' : `About ${Math.round(used / 1_000_000)} MB.`;
  if (isPrivate) return `${size} A private window: all of it goes when the window closes.`;
  if (persisted) return `${size} The browser promised to keep it.`;
  return `${size} The browser may clear it when space is short: back up your tables.`;
}

/** Of the open table, or of each that is on this device. */
function Copies() {
  const table = useAppStore((state) => state.table);
  const notes = useAppStore((state) => state.summaries);
  if (table) return sayCopy(table);
  if (!notes || notes.length === 0) return 'No table is on this device.';
  return (
    <ul>
      {notes.map((note) => (
        <li key={note.id}>
          <bdi>{note.name}</bdi>: {sayCopy(note)}
        </li>
      ))}
    </ul>
  );
}
