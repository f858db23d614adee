import { useEffect, useRef } from 'react';
import { printOdds } from '@/games/goss/rules/doubles';
import { registerOf } from '@/games/goss/rules/register';
import type { OpenState } from '@/games/goss/rules/state';
import { stepAt } from '@/games/goss/rules/steps';
import { SIDES } from '@/games/goss/rules/vocabulary';
import { useAppStore } from '@/store/context';
import { Moves } from '@/table/journal/moves';
import { pathOf } from '@/table/page/page-tabs';
import type { PageProps } from '@/table/page/public-frame';
import type { TablePlace } from '@/table/page/table-pages';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './register.module.css';
import { SideSheet } from './side-sheet';

/** What to look for on the dice, how likely it is, and an assault rolled here. @rule GOSS 23.1.0 */
function AssaultSide({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const { send } = useDispatch();
  const both = open.readings.doubles === 'both';
  const other = { ...open.readings, doubles: both ? ('either' as const) : ('both' as const) };
  const still = moment !== null || open.over;
  return (
    <Sheet title="In a ground assault" pad className={styles.assault ?? ''}>
      <p className={styles.look}>
        Look for the same figure twice on the dice as rolled: 00, 11, to 99{' '}
        <span className={voice.rule}>GOSS 23.1.0</span>
      </p>
      <p className={voice.note}>
        This table: <b>{both ? 'both players' : 'either player'}</b> must roll doubles,{' '}
        {printOdds(open.readings)}. With {both ? 'either player' : 'both players'} it would be{' '}
        {printOdds(other)}.
      </p>
      {!still && (
        <div className={styles.keys}>
          {!stepAt(open.step).assaults && <Button onClick={() => onOpen('doubles')}>Doubles</Button>}
          <Button onClick={() => onOpen('readings')}>Change the reading</Button>
          <Button icon="dice" onClick={() => onOpen('assault')}>
            Roll an assault here
          </Button>
          <Button icon="plus" onClick={() => onOpen('place')}>
            Place a marker
          </Button>
          <Moves first act={send} />
        </div>
      )}
    </Sheet>
  );
}

/**
 * Opens the register from any page when the table advances to a phase in which units move.
 * @rule GOSS 23.1.1b
 */
export function useRegisterAtMoves({ id, page = 'table', go }: TablePlace): void {
  const table = useAppStore((state) => (state.table?.id === id ? state.table : null));
  const entries = table?.entries ?? null;
  const seen = useRef(entries);
  useEffect(() => {
    const last = seen.current;
    seen.current = entries;
    if (!table || last === null || entries === null || entries <= last || page === 'table') return;
    const newest = table.rows.at(-1)?.entry.open?.command.type;
    const { mover } = stepAt((table.view.open as OpenState).step);
    if (newest === 'advance' && mover) go(pathOf(id, 'table'));
  });
}

/** The register of markers. If nothing happens, there is nothing to record. @rule GOSS 23.1 */
export function RegisterBoard({ onOpen, send }: PageProps) {
  const { open } = useTable<OpenState>();
  const register = registerOf(open);
  return (
    <div className={styles.register}>
      {SIDES.map((side) => (
        <SideSheet key={side} side={register[side]} onOpen={onOpen} send={send} />
      ))}
      <AssaultSide onOpen={onOpen} />
    </div>
  );
}
