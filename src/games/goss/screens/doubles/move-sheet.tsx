import { useState } from 'react';
import { nameEvent } from '@/games/goss/rules/events';
import type { HexPlace } from '@/games/goss/rules/grid';
import { printStep } from '@/games/goss/rules/markers';
import { registerOf } from '@/games/goss/rules/register';
import type { OpenState } from '@/games/goss/rules/state';
import { sidesOf, type Whom } from '@/games/goss/rules/vocabulary';
import { outcomeIn } from '@/kernel/journal/entry';
import { OverSheet } from '@/table/page/over-sheet';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { Ticks } from '@/ui/form/ticks';
import { HexBadge } from '@/ui/mark/hex-badge';
import voice from '@/ui/type.module.css';
import { useHexTyping } from '../hex-pad';
import { markFor } from '../marks';
import { useSheetActs } from '../use-sheet-acts';
import styles from './doubles.module.css';
import { Outcome } from './outcome';
import { ResultStep } from './result-step';
import { rollerOf } from './who';

interface MoveSheetProps {
  /** The marker. */
  id: string;
  onClose: () => void;
}

/** A unit in the hex or next to it is about to move: the right-hand column. @rule GOSS 23.1.1b */
export function MoveSheet({ id, onClose }: MoveSheetProps) {
  const { open, table } = useTable<OpenState>();
  const { act } = useSheetActs();
  const [before] = useState(table.entries);
  const unit = useHexTyping();
  const [names, setNames] = useState(unit.typed !== '');
  const [anyway, setAnyway] = useDraftState('anyway', false);
  const marker = open.markers.find((item) => item.id === id);
  const register = registerOf(open);
  const row =
    marker &&
    sidesOf(marker.side)
      .flatMap((side) => register[side].rows)
      .find((item) => item.id === id);
  const newest = table.rows.findLast(({ no, stands }) => no > before && stands);
  const settled = newest?.entry.open?.command.type === 'result';
  // The entry contains the outcome of a result, even if its marker is gone.
  const shown = marker ?? (settled ? (outcomeIn(newest.entry.open) as HexPlace & { side: Whom }) : undefined);
  return (
    <OverSheet
      title={shown ? nameEvent(open, shown) : 'This marker is gone'}
      {...(settled ? {} : { note: 'A unit in the hex or next to it is about to move' })}
      {...markFor(open.sides, shown?.side)}
      wide
      onClose={onClose}
    >
      {settled && <Outcome row={newest} act={act} onClose={onClose} />}
      {!settled && marker && row && (
        <>
          <div className={styles.where}>
            <HexBadge hex={marker.hex} map={marker.map} />
            <div>
              <p>
                {row.neighbors.length > 0
                  ? `Next to it: ${row.neighbors.join(', ')}.`
                  : 'The six hexes around it; set the map’s grid and they are named here by number.'}{' '}
                <span className={voice.rule}>GOSS 23.1.1b</span>
              </p>
              {!row.now && row.state === 'waiting' && (
                <Ticks
                  label="Phase"
                  options={[
                    {
                      value: 'yes',
                      label: 'A unit moves in this phase anyway',
                      note: `${row.whyNot ?? ''} It is now ${printStep(open, open.step)}.`,
                    },
                  ]}
                  values={anyway ? ['yes'] : []}
                  onChange={(values) => setAnyway(values.length > 0)}
                />
              )}
              {names ? (
                <TextField
                  label="The unit’s hex"
                  hint="optional; one that is two hexes away is refused"
                  value={unit.typed}
                  {...(unit.error ? { error: unit.error } : {})}
                  onChange={unit.type}
                />
              ) : (
                <Button look="quiet" className={styles.more ?? ''} onClick={() => setNames(true)}>
                  Name the unit’s hex
                </Button>
              )}
            </div>
          </div>
          <ResultStep
            kind="movement"
            side={rollerOf(open, marker.side)}
            onResult={(result) =>
              void act({
                type: 'result',
                marker: id,
                ...result,
                ...(unit.typed.trim() === '' ? {} : { unit: unit.typed.trim() }),
                ...(anyway ? { anyway: true } : {}),
              })
            }
          />
        </>
      )}
    </OverSheet>
  );
}
