import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/kernel/result';
import { useActions, usePreferences } from '@/store/context';
import { Button } from '@/ui/button';
import { JournalList } from '@/ui/journal-list';
import { Ticks } from '@/ui/ticks';
import { type SheetTools, useFace } from './face';
import styles from './happened-sheet.module.css';
import { OverSheet } from './over-sheet';
import sheet from './sheet-foot.module.css';
import { useTable } from './use-table';

interface HappenedProps extends Pick<SheetTools, 'onOpen' | 'onClose'> {
  /** The public entry after which it begins. */
  from: number;
  /** Goes on to the next decision, and tells each thing as it happens. */
  goesOn: boolean;
}

/** Whether a table for one stops at each card of the app’s: so, unless this device was told otherwise. */
const STOPS = 'stops-at-cards';

/** What happened since a public entry, a sentence each; and on from there to the next decision. */
export function HappenedSheet({ from, goesOn, onOpen, onClose }: HappenedProps) {
  const { sayRow, guideFor, playOn, mapQuestions } = useFace();
  const { open, table } = useTable();
  const actions = useActions();
  const preferences = usePreferences();
  const [stops, setStops] = useState(() => preferences.read(STOPS) !== 'no');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (!goesOn || begun.current || !playOn) return;
    begun.current = true;
    const steps = stops ? playOn : { ...playOn, stops: () => false };
    void actions
      .playOn(steps as Parameters<typeof actions.playOn>[0])
      .then((gone) => setRefusal(gone.refusal));
  }, [goesOn, playOn, stops, actions]);

  const rows = table.rows.filter(({ no, stands }) => no > from && stands);
  const further = playOn?.next(open, false) != null;
  const { line, action } = guideFor(open);
  function act() {
    if (further) onOpen(happenedSheet(table.rows.length, 'go'));
    else if ('person' in action) {
      onClose();
      void actions.lowerCurtain(action.person);
    } else if ('go' in action && action.go !== 'home') onOpen(action.go);
  }
  const acts = further || ('go' in action && action.go !== 'home');
  const asksMap = mapQuestions !== undefined && playOn?.asksMap?.(open);
  return (
    <OverSheet
      title="What happened"
      note={[`Next: ${line.replace(/^(Next|First|Now): /, '')}`, playOn?.why?.(open)]
        .filter(Boolean)
        .join('. ')}
      refusal={refusal}
      onClose={onClose}
    >
      {rows.length === 0 ? (
        <p className={sheet.body}>Nothing happened: something waits for you first.</p>
      ) : (
        <JournalList
          headingLevel={3}
          rows={rows.map((row) => {
            const { text, notes, rule } = sayRow(row);
            return { id: String(row.no), n: row.no, text, notes, ...(rule ? { rule } : {}) };
          })}
        />
      )}
      <div className={sheet.foot}>
        <div className={styles.pace}>
          <Ticks
            label="Pace"
            options={[{ value: 'stops', label: 'Stop at each card of the app’s' }]}
            values={stops ? ['stops'] : []}
            onChange={(values) => {
              setStops(values.length > 0);
              preferences.write(STOPS, values.length > 0 ? null : 'no');
            }}
          />
        </div>
        {asksMap && <Button onClick={() => onOpen('map')}>New on the map?</Button>}
        <Button look={acts ? 'plain' : 'solid'} onClick={onClose}>
          To the table
        </Button>
        {acts && (
          <Button look="solid" onClick={act}>
            {further ? 'To my next decision' : action.label}
          </Button>
        )}
      </div>
    </OverSheet>
  );
}

/** The sheet by its name: what happened after a public entry, or what happens from there on. */
export const happenedSheet = (from: number, go?: 'go') => `happened:${from}${go ? ':go' : ''}`;

export const isHappened = (sheet: string) => sheet.startsWith('happened:');
