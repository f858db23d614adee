import { useLayoutEffect, useRef, useState } from 'react';
import { HOUSE_RESULTS } from '@/games/goss/rules/results/house';
import { printResults } from '@/games/goss/rules/results/read-list';
import type { ResultsTable } from '@/games/goss/rules/results/table';
import type { OpenState } from '@/games/goss/rules/state';
import { useDeckActions, usePreferences } from '@/store/context';
import { OverSheet } from '@/table/page/over-sheet';
import type { PageProps } from '@/table/page/public-frame';
import sheet from '@/table/page/sheet-foot.module.css';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useForms } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { ListForm } from './list-form';
import styles from './results.module.css';
import { ResultsForm } from './results-form';
import { ResultsLedger } from './results-ledger';
import { DRAFT, readDraft } from './use-draft';

interface HouseSheetProps {
  /** The table in force. */
  name: string;
  onBack: () => void;
  onClose: () => void;
}

/** Asks once before the house table replaces the table’s own. */
function HouseSheet({ name, onBack, onClose }: HouseSheetProps) {
  return (
    <OverSheet title="Back to the house table?" onClose={onClose}>
      <div className={sheet.body}>
        <p>
          “<bdi>{name}</bdi>” is not used from the next roll on. Earlier rolls stay as they are. Undo brings
          it back; Share saves it as a file.
        </p>
      </div>
      <div className={sheet.foot}>
        <Button onClick={onClose}>Stay with ours</Button>
        <Button onClick={onBack}>Use the house table</Button>
      </div>
    </OverSheet>
  );
}

/** What the page shows: the table of results, an editor that starts with one, or a list. */
type Doing = { what: 'read' } | { what: 'write'; begin: ResultsTable; fresh: boolean } | { what: 'list' };

const READ: Doing = { what: 'read' };
const BLANK: ResultsTable = { name: 'Our table of results', ours: false, rows: [], modifiers: [] };
const DONE = 'Use this table';

/** The table of results: as on the card, changed, pasted, shared, printed. @rule GOSS 23.1.1a */
export function ResultsPage({ send }: PageProps) {
  const { open, moment } = useTable<OpenState>();
  const forms = useForms();
  const [chosen, setDoing] = useState<Doing>(() =>
    forms.names('list').length > 0 ? { what: 'list' } : READ,
  );
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState('');
  const page = useRef<HTMLDivElement>(null);
  // The table as it was is only read.
  const doing = moment === null ? chosen : READ;
  const [times, setTimes] = useState(0);
  function leave() {
    setDoing(READ);
    setTimes((now) => now + 1);
  }

  // The pressed button is gone with the form: the page scrolls to its start.
  useLayoutEffect(() => {
    if (times > 0) page.current?.focus();
  }, [times]);

  async function keep(results: ResultsTable): Promise<boolean> {
    const saved = await send({ type: 'set-results', results });
    if (!saved) return false;
    setSaid(`${results.name} is in use.`);
    leave();
    return true;
  }

  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      {doing.what === 'read' && (
        <InForce
          table={open.results}
          said={said}
          readOnly={moment !== null}
          onSaid={setSaid}
          onDo={(next) => {
            setSaid('');
            setDoing(next);
          }}
          onHouse={() => setAsks(true)}
        />
      )}
      {doing.what === 'write' && <ResultsForm {...doing} onDone={keep} doneLabel={DONE} onLeave={leave} />}
      {doing.what === 'list' && (
        <ListForm
          onDone={keep}
          doneLabel={DONE}
          onEdit={(begin) => setDoing({ what: 'write', begin, fresh: true })}
          onLeave={leave}
        />
      )}
      {asks && (
        <HouseSheet
          name={open.results.name}
          onClose={() => setAsks(false)}
          onBack={() => {
            setAsks(false);
            void keep(HOUSE_RESULTS);
          }}
        />
      )}
    </div>
  );
}

interface InForceProps {
  table: ResultsTable;
  said: string;
  readOnly: boolean;
  onSaid: (said: string) => void;
  onDo: (doing: Doing) => void;
  onHouse: () => void;
}

const SAID = {
  shared: 'Shared.',
  downloaded: 'The list is in your downloads.',
  cancelled: 'Nothing was shared.',
};

/** The table in force and what can be done with it. */
function InForce({ table, said, readOnly, onSaid, onDo, onHouse }: InForceProps) {
  const { giveFile } = useDeckActions();
  const preferences = usePreferences();
  const [left] = useState(() => readDraft(preferences.read(DRAFT)));
  const share = async () =>
    onSaid(SAID[await giveFile(`${fileName(table.name)}.txt`, printResults(table), 'text/plain')]);
  return (
    <Sheet title={table.name} titleSize="head">
      <p className={styles.whose}>
        {table.ours
          ? 'Ours, not the game’s: a house table of Dispatch Box, so that you can begin at once. If you own the printed table, write it here in its place.'
          : 'The table’s own, as it was entered here.'}{' '}
        Two dice and the modifiers find the row; its left column is for combat, its right one for movement.{' '}
        <span className={voice.rule}>GOSS 23.1.1a</span>
      </p>
      <div className={cx(lay.buttons, styles.acts)}>
        {!readOnly && (
          <>
            {left ? (
              <Button icon="pen" onClick={() => onDo({ what: 'write', begin: table, fresh: false })}>
                Go on with the table you began
              </Button>
            ) : (
              <>
                <Button icon="pen" onClick={() => onDo({ what: 'write', begin: table, fresh: false })}>
                  Change
                </Button>
                <Button icon="plus" onClick={() => onDo({ what: 'write', begin: BLANK, fresh: false })}>
                  Write a new one
                </Button>
              </>
            )}
            <Button icon="file" onClick={() => onDo({ what: 'list' })}>
              Paste or open a list
            </Button>
          </>
        )}
        <Button icon="share" onClick={() => void share()}>
          Share
        </Button>
        <Button icon="download" onClick={() => window.print()}>
          Print
        </Button>
        {!readOnly && !table.ours && (
          <Button look="quiet" icon="undo" onClick={onHouse}>
            Back to the house table
          </Button>
        )}
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <ResultsLedger table={table} />
    </Sheet>
  );
}

/** Letters and digits of any file system. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'table-of-results';
}
