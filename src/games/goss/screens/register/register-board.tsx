import { useEffect, useRef, useState } from 'react';
import { printOdds } from '@/games/goss/rules/doubles';
import { freePlaces } from '@/games/goss/rules/markers';
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
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { isNumbered } from '../field/layout';
import { MarkerField, useField } from '../field/marker-field';
import styles from './register.module.css';
import { SideSheet } from './side-sheet';

/** What to look for on the dice, how likely it is, and an assault rolled here. @rule GOSS 23.1.0 */
function AssaultBar({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const { send } = useDispatch();
  const still = moment !== null || open.over;
  const full = SIDES.some((side) => freePlaces(open, side) === 0);
  return (
    <Sheet title="In a ground assault" hideTitle pad className={styles.assault ?? ''}>
      <div className={styles.doubles}>
        <p>
          Doubles: 00, 11, to 99 on the dice of{' '}
          <b>{open.readings.doubles === 'both' ? 'both players' : 'either player'}</b>,{' '}
          {printOdds(open.readings)} <span className={voice.rule}>GOSS 23.1.0</span>
        </p>
        {full && (
          <p>
            A side’s third marker{' '}
            {open.readings['third-marker'] === 'phase' ? 'that would have to stay is ignored' : 'is ignored'}{' '}
            <span className={voice.rule}>GOSS 23.1.2</span>
          </p>
        )}
        {!still && (
          <Button look="quiet" className={styles.reading ?? ''} onClick={() => onOpen('readings')}>
            Change the reading
          </Button>
        )}
      </div>
      {!still && (
        <div className={styles.keys}>
          {!stepAt(open.step).assaults && <Button onClick={() => onOpen('doubles')}>Doubles</Button>}
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

/**
 * The field, and the register of its markers beside it; a tap on a flower chooses its row. If nothing happens,
 * there is nothing to record. @rule GOSS 23.1
 */
export function RegisterBoard({ onOpen, send }: PageProps) {
  const { open } = useTable<OpenState>();
  const [chosen, setChosen] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const shown = useField();
  const register = registerOf(open);
  const rows = { chosen, numbered: isNumbered(shown.field), onChoose: setChosen };
  function choose(id: string) {
    setChosen(id);
    const row = board.current?.querySelector<HTMLElement>(`[data-marker="${id}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div ref={board} className={styles.register}>
      <MarkerField
        {...shown}
        className={cx(styles.field, shown.field.flowers.length === 0 && styles.empty)}
        chosen={chosen}
        onChoose={choose}
        onOpen={onOpen}
      />
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <SideSheet key={side} side={register[side]} {...rows} onOpen={onOpen} send={send} />
        ))}
      </div>
      <AssaultBar onOpen={onOpen} />
    </div>
  );
}
