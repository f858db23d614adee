import { lazyComponent } from '@/ui/lazy-component';
import { LoadingNote } from '@/ui/sheet/loading-note';
import { BackupSheet } from '../copies/backup-sheet';
import { CopySheet } from '../copies/copy-sheet';
import { PrintSheet } from '../copies/print-sheet';
import { DeviceSheet } from '../device/device-sheet';
import { EndingSheet } from '../ending-sheet';
import { ExportSheet } from '../export/export-sheet';
import { type SheetTools, useGameUi } from '../game-ui';
import { BookmarksSheet } from '../journal/bookmarks-sheet';
import { EarlierSheet } from '../journal/earlier-sheet';
import { NotesSheet } from '../journal/notes-sheet';
import { ShownSheet } from '../journal/shown-sheet';
import { LookSheet } from '../people/look-sheet';
import { PassSheet } from '../people/pass-sheet';
import { SeatsSheet } from '../people/seats-sheet';
import { LocksSheet } from '../sealing/locks-sheet';
import { useTable } from '../use-table';
import { HappenedSheet } from './happened-sheet';
import { LinkedTableSheet } from './linked-table-sheet';
import { MapSheet } from './map-sheet';
import { OverSheet } from './over-sheet';

/** Its word list and hashes are loaded when somebody asks. */
const CheckDealSheet = lazyComponent(
  async () => (await import('../fairness/check-deal-sheet')).CheckDealSheet,
);

/** Its codes and keys are loaded when somebody links a phone. */
const PhonesSheet = lazyComponent(async () => (await import('../link/phones-sheet')).PhonesSheet);

/** Renders the open sheet: sheets common to all tables first, then the game's. */
export function TableSheet({ sheet, ...tools }: SheetTools & { sheet: string }) {
  const face = useGameUi();
  const { table } = useTable();
  const [kind, from, go] = sheet.split(':');
  if (table.loading && sheet !== 'menu')
    return (
      <OverSheet title="One moment" onClose={tools.onClose}>
        <LoadingNote />
      </OverSheet>
    );
  if (kind === 'look' && from) return <LookSheet power={from} onClose={tools.onClose} />;
  if (kind === 'happened') return <HappenedSheet from={Number(from)} goesOn={go === 'go'} {...tools} />;
  if (kind === 'shown') return <ShownSheet from={Number(from)} onClose={tools.onClose} />;
  switch (sheet) {
    case 'map':
      return <MapSheet {...tools} />;
    case 'earlier':
      return <EarlierSheet onClose={tools.onClose} go={tools.go} />;
    case 'bookmarks':
      return <BookmarksSheet {...tools} />;
    case 'notes':
      return <NotesSheet onClose={tools.onClose} />;
    case 'print':
      return <PrintSheet onClose={tools.onClose} go={tools.go} />;
    case 'pass':
      return <PassSheet onClose={tools.onClose} />;
    case 'pair':
      return <LinkedTableSheet onClose={tools.onClose} go={tools.go} />;
    case 'locks':
      return <LocksSheet onClose={tools.onClose} />;
    case 'phones':
      return <PhonesSheet onClose={tools.onClose} onOpen={tools.onOpen} />;
    case 'seats':
      return <SeatsSheet onClose={tools.onClose} />;
    case 'device':
      return <DeviceSheet onClose={tools.onClose} />;
    case 'backup':
      return <BackupSheet onClose={tools.onClose} />;
    case 'elsewhere':
      return <BackupSheet purpose="elsewhere" onClose={tools.onClose} />;
    case 'export':
      return <ExportSheet onClose={tools.onClose} />;
    case 'deal':
      return <CheckDealSheet onClose={tools.onClose} />;
    case 'copy':
      return <CopySheet onClose={tools.onClose} go={tools.go} />;
    case 'ending':
      return <EndingSheet onClose={tools.onClose} />;
    default:
      return face.sheet(sheet, tools);
  }
}
