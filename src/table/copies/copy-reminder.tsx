import { useEffect, useRef, useState } from 'react';
import { useAppStore, usePreferences } from '@/store/context';
import { readRemembered, remember } from '@/store/remembered';
import { useDevice } from '@/store/use-device';
import { Button } from '@/ui/form/button';
import { Notice } from '@/ui/sheet/notice';
import { saySevenDays } from '../device/device-facts';
import { useTable } from '../use-table';
import styles from './copy-reminder.module.css';
import { isCopyDue, onlyHere, sayOnly } from './say-copy';

const PUT_OFF = 'copy-put-off';

/**
 * An unobtrusive reminder once many entries have been made since the last copy. It only appears with a new
 * page, so that nothing moves while the user taps. While phones are linked, it appears as each turn begins: one device
 * holds the table of all.
 */
export function CopyReminder({ onOpen }: { onOpen: (sheet: string) => void }) {
  const preferences = usePreferences();
  const { table, open } = useTable();
  const isLinked = useAppStore(({ link }) => link !== null);
  const turn = useRef(open.turn);
  const [due, setDue] = useState(() => {
    const putOff = Number(readRemembered(preferences, PUT_OFF, table.id)?.at ?? 0);
    return isCopyDue(table, putOff);
  });
  useEffect(() => {
    if (isLinked && open.turn > turn.current) setDue(true);
    turn.current = open.turn;
  }, [isLinked, open.turn]);
  const only = onlyHere(table);
  const sevenDays = useDevice(({ install }) => saySevenDays(install));
  if (!due || only === 0) return null;
  return (
    <Notice>
      <span className={styles.line}>
        <span className={styles.words}>
          {sayOnly(only)}. A copy takes two taps.
          {table.copiedAt === null && sevenDays && ` ${sevenDays}`}
        </span>
        <Button icon="download" onClick={() => onOpen('backup')}>
          Back up
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            remember(preferences, PUT_OFF, { id: table.id, at: table.entries });
            setDue(false);
          }}
        >
          Later
        </Button>
      </span>
    </Notice>
  );
}
