import { useEffect, useRef, useState } from 'react';
import { namedBy } from '@/kernel/guide';
import { asSentence } from '@/kernel/print';
import { useAppStore, usePreferences } from '@/store/context';
import { Button } from '@/ui/form/button';
import { Ticks } from '@/ui/form/ticks';
import { JournalList } from '@/ui/sheet/journal-list';
import { type SheetTools, useGameUi } from '../game-ui';
import { drawHappened } from '../journal/draw-journal';
import { useTableActs } from '../use-acts';
import { useDispatch, useTable } from '../use-table';
import styles from './happened-sheet.module.css';
import { OverSheet } from './over-sheet';
import { pathOf } from './page-tabs';
import sheet from './sheet-foot.module.css';

interface HappenedProps extends Pick<SheetTools, 'onOpen' | 'onClose' | 'go'> {
  /** The public entry after which it begins. */
  from: number;
  /** Plays on to the next decision and reports each thing as it happens. */
  goesOn: boolean;
}

/** Whether a table for one stops at each card of the app’s: so, unless this device was told otherwise. */
const STOPS = 'stops-at-cards';

/** What happened since a public entry, a sentence each; and on from there to the next decision. */
export function HappenedSheet({ from, goesOn, onOpen, onClose, go }: HappenedProps) {
  const { guideFor, playOn, mapQuestions } = useGameUi();
  const { open, table } = useTable();
  const acts = useTableActs();
  const { send } = useDispatch();
  const preferences = usePreferences();
  const [stops, setStops] = useState(() => preferences.read(STOPS) !== 'no');
  const begun = useRef(false);
  // The next step is unknown until everything has happened.
  const busy = useAppStore((state) => state.busy);
  const waits = { 'aria-disabled': busy || undefined };
  const unlessBusy = (act: () => void) => (busy ? undefined : act);
  useEffect(() => {
    if (!goesOn || begun.current || !playOn) return;
    begun.current = true;
    const steps = stops ? playOn : { ...playOn, stops: () => false };
    acts.playOn(steps as Parameters<typeof acts.playOn>[0]);
  }, [goesOn, playOn, stops, acts]);

  const further = playOn?.next(open, false, table.own?.()) != null;
  const guide = guideFor(open, table.own?.());
  const { reason, action } = guide;
  const mine = playOn?.mine?.(open);
  const leave = (then: () => void) => () => {
    onClose();
    then();
  };
  function act() {
    if (further) onOpen(happenedSheet(table.entries, 'go'));
    else if ('person' in action) leave(() => acts.lowerCurtain(action.person))();
    else if ('command' in action) void send(action.command);
    else if ('page' in action) leave(() => go(pathOf(table.id, action.page)))();
    else if (action.go !== 'home') onOpen(action.go);
  }
  // Steps that cannot be skipped, such as a question of fact, have their own button here.
  const leadsOn = further || 'command' in action || action.go !== 'home';
  const asksMap = mapQuestions !== undefined && playOn?.asksMap?.(open);
  return (
    <OverSheet
      title="What happened"
      note={`${asSentence(`Next: ${namedBy(guide)}`)} ${playOn?.why?.(open) ?? reason}`}
      onClose={onClose}
    >
      <Happened from={from} />
      <div className={sheet.foot}>
        <div className={styles.pace}>
          <Ticks
            live
            label="Pace"
            options={[{ value: 'stops', label: 'Stop at each card the app plays' }]}
            values={stops ? ['stops'] : []}
            onChange={(values) => {
              setStops(values.length > 0);
              preferences.write(STOPS, values.length > 0 ? null : 'no');
            }}
          />
        </div>
        {asksMap && <Button onClick={() => onOpen('map')}>New on the map?</Button>}
        <Button look={leadsOn ? 'plain' : 'solid'} onClick={leave(() => go(pathOf(table.id, 'table')))}>
          To the table
        </Button>
        {mine && (
          <Button {...waits} onClick={unlessBusy(leave(() => acts.lowerCurtain(mine.person, mine.first)))}>
            {mine.label}
          </Button>
        )}
        {leadsOn && (
          <Button look="solid" {...waits} onClick={unlessBusy(act)}>
            {further ? 'To my next decision' : action.label}
          </Button>
        )}
      </div>
    </OverSheet>
  );
}

/** The sentences of the standing rows since a public entry. */
function Happened({ from }: { from: number }) {
  const face = useGameUi();
  const { open, table } = useTable();
  const rows = table.rows.filter(({ no, stands }) => no > from && stands);
  if (rows.length === 0)
    return <p className={sheet.body}>Nothing happened: something waits for you first.</p>;
  const said = rows.flatMap((row) => drawHappened(face, open, table.rows, row));
  return <JournalList headingLevel={3} parts={[{ id: 'happened', rows: said }]} />;
}

/** The sheet by its name: what happened after a public entry, or what happens from there on. */
export const happenedSheet = (from: number, go?: 'go') => `happened:${from}${go ? ':go' : ''}`;

export const isHappened = (sheet: string) => sheet.startsWith('happened:');
