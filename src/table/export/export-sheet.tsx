import { useState } from 'react';
import { useActions, useDeckActions } from '@/store/context';
import { fileName } from '@/store/files/file-name';
import { GAMES } from '@/store/games';
import { Choices } from '@/ui/form/choices';
import { LinkList } from '@/ui/sheet/link-list';
import { useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import styles from '../page/sheet-foot.module.css';
import { useTable } from '../use-table';
import { bgStatsLink, bgStatsPlay } from './bg-stats';
import { figureRows, printCsv, SEPARATORS, type Separator } from './csv';
import { printLog } from './log-text';

const SAID = {
  shared: 'was shared.',
  downloaded: 'is in your downloads.',
  cancelled: 'was not made.',
};

/** The files for other programs, with public facts only. */
const FILES = {
  log: { icon: 'book', title: 'The log, as text', type: 'text/plain', ending: 'txt' },
  figures: { icon: 'table', title: 'The figures, as CSV', type: 'text/csv', ending: 'csv' },
  play: {
    icon: 'dice',
    title: 'The play, as a file for BG Stats',
    type: 'application/json',
    ending: 'bgsplay',
  },
} as const;
type What = keyof typeof FILES;

const NOTES: Record<What, string> = {
  log: 'Every entry in a sentence, to read or to post',
  figures: 'Each figure as it moved, a row each, for a spreadsheet',
  play: 'Date, table and people; add there who won and how long it took',
};

/** Export: each line names a file, and a tap creates it. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const face = useGameUi();
  const { table } = useTable();
  const actions = useActions();
  const { giveFile } = useDeckActions();
  const [said, setSaid] = useState('');
  const [separator, setSeparator] = useState<Separator>(',');
  const open = table.view.open as Parameters<typeof printLog>[1];
  const at = new Date();
  const game = { id: table.game, name: GAMES.find(({ id }) => id === table.game)?.name ?? face.name };
  const play = { id: table.id, game, playedAt: table.playedAt };
  const nameOf = (what: What) =>
    fileName({
      at,
      season: face.whenOf(open).title,
      table: open.name,
      hands: false,
      what,
      ending: FILES[what].ending,
    });
  function write(what: What): string {
    if (what === 'log') return printLog(face, open, table.rows);
    if (what === 'figures') return printCsv(figureRows(face, open, actions.lineOfTable()), separator);
    return JSON.stringify(bgStatsPlay(face, open, play));
  }
  async function give(what: What) {
    const name = nameOf(what);
    try {
      setSaid(`${name} ${SAID[await giveFile(name, write(what), FILES[what].type)]}`);
    } catch {
      setSaid(`${name} ${SAID.cancelled}`);
    }
  }
  return (
    <OverSheet
      title="Export"
      note="For other programs: what everyone may know, and nothing else. To keep the table itself, back it up."
      onClose={onClose}
    >
      <LinkList
        items={[
          ...(Object.keys(FILES) as What[]).map((what) => ({
            id: what,
            icon: FILES[what].icon,
            title: FILES[what].title,
            note: NOTES[what],
            onPress: () => void give(what),
          })),
          {
            id: 'link',
            icon: 'dice',
            title: 'Open the play in BG Stats',
            note: 'Sends date, table and people to the app, or to its website where there is no app',
            href: bgStatsLink(face, open, play),
          },
        ]}
      />
      <div className={styles.body}>
        <Choices
          live
          showLabel
          label="Separator in CSV files"
          options={SEPARATORS}
          value={separator}
          onChange={setSeparator}
        />
        <p role="status">
          <b className={styles.fileName}>{said}</b>
        </p>
      </div>
    </OverSheet>
  );
}
