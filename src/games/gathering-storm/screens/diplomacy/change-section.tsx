import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/form/button';
import { useTable } from '../use-table';
import styles from './change-section.module.css';
import panel from './country-panel.module.css';

/** Scrolls fields that unfold below the end of the page into view. */
const intoSight = (fields: HTMLElement | null) => fields?.scrollIntoView?.({ block: 'center' });

/** What the table may change here: collapsed by default, and absent while looking back. */
export function ChangeSection({ children }: { children: ReactNode }) {
  const { open, moment } = useTable();
  const [shown, setShown] = useState(false);
  if (moment !== null || open.over) return null;
  return (
    <div className={panel.part}>
      <Button block icon="settings" aria-expanded={shown} onClick={() => setShown(!shown)}>
        Change what is here
      </Button>
      {shown && (
        <div ref={intoSight} className={styles.fields}>
          {children}
        </div>
      )}
    </div>
  );
}
