import { useState } from 'react';
import { printOdds } from '@/games/goss/rules/doubles';
import type { OpenState } from '@/games/goss/rules/state';
import { OverSheet } from '@/table/page/over-sheet';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import styles from '../doubles/doubles.module.css';
import { Outcome } from '../doubles/outcome';
import { useFirstKey } from '../use-first-key';
import { useSheetActs } from '../use-sheet-acts';
import { AssaultForm } from './assault-form';

interface AssaultSheetProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
}

/** A ground assault in full: two dice each, rolled here or typed, and the doubles among them. @rule GOSS 23.1.0 */
export function AssaultSheet({ onOpen, onClose }: AssaultSheetProps) {
  const { open, table } = useTable<OpenState>();
  const { act } = useSheetActs();
  const [before, setBefore] = useState(table.entries);
  const newest = table.rows.findLast(({ no, stands }) => no > before && stands);
  const found = open.pending.length > 0;
  const who = open.readings.doubles === 'both' ? 'Both players' : 'Either player';
  return (
    <OverSheet
      title={newest ? 'The assault' : 'Roll an assault'}
      note={`${who} must roll doubles, by this table’s reading: ${printOdds(open.readings)}`}
      wide
      onClose={onClose}
    >
      {newest ? (
        <>
          <Outcome key={newest.no} row={newest} {...(found ? {} : { act, onClose })} />
          {found ? (
            <SettleFoot onSettle={() => onOpen('doubles')} />
          ) : (
            <div className={styles.foot}>
              <Button onClick={() => setBefore(table.entries)}>Another assault</Button>
            </div>
          )}
        </>
      ) : (
        <AssaultForm onAssault={(assault) => void act({ type: 'assault', ...assault })} />
      )}
    </OverSheet>
  );
}

/** Doubles made an event: the table does not advance until it is settled. @rule GOSS 23.1.0 */
function SettleFoot({ onSettle }: { onSettle: () => void }) {
  const place = useFirstKey<HTMLDivElement>();
  return (
    <div ref={place} className={styles.foot}>
      <Button look="solid" tall className={styles.back ?? ''} onClick={onSettle}>
        Settle the random event
      </Button>
    </div>
  );
}
