import { Button } from '@/ui/form/button';
import { Icon } from '@/ui/mark/icon';
import type { Fix, Found } from './fixes';
import styles from './results.module.css';
import type { Editing } from './use-editing';

/** How many are in the list at once. */
const SHOWN = 8;

/** Everything that is to be mended, in one list that leads to it. */
export function MistakeList({ editing }: { editing: Editing }) {
  const { shown, found, goTo, mend } = editing;
  const wrong = shown.filter(({ coming }) => !coming).length;
  return (
    <section className={styles.mistakes} aria-label="To fix">
      <p className={styles.state} data-state="" tabIndex={-1} role="status">
        <Icon name={wrong > 0 ? 'warning' : shown.length > 0 ? 'clock' : 'check'} small />
        {sayState(wrong, shown.length, found.length)}
      </p>
      {shown.length > 0 && (
        <ul>
          {shown.slice(0, SHOWN).map((item) => (
            <li key={item.words} className={styles.mistake}>
              <button type="button" className={styles.lead} onClick={() => goTo(item)}>
                {item.words}
              </button>
              <Mends item={item} onMend={(way) => mend(way, null)} />
            </li>
          ))}
          {shown.length > SHOWN && <li className={styles.more}>{shown.length - SHOWN} more below.</li>}
        </ul>
      )}
    </section>
  );
}

function sayState(wrong: number, shown: number, found: number): string {
  if (wrong > 0) return `${wrong} ${wrong === 1 ? 'thing' : 'things'} to fix`;
  if (shown > 0) return 'No mistakes so far; some rows are missing';
  return found === 0 ? 'No mistakes' : 'No mistakes so far';
}

interface MendsProps {
  item: Found;
  onMend: (mend: Fix) => void;
}

function Mends({ item, onMend }: MendsProps) {
  if (item.mends.length === 0) return null;
  return (
    <span className={styles.mends}>
      {item.mends.map((way) => (
        <Button key={way.label} onClick={() => onMend(way)}>
          {way.label}
        </Button>
      ))}
    </span>
  );
}

interface RowMistakesProps {
  id?: string;
  items: readonly Found[];
  onMend: (mend: Fix) => void;
}

/** What is wrong with a row, next to it. */
export function RowMistakes({ id, items, onMend }: RowMistakesProps) {
  if (items.length === 0) return null;
  return (
    <ul id={id} className={styles.beside}>
      {items.map((item) => (
        <li key={item.words} className={styles.mistake}>
          <span className={styles.wrong}>
            <Icon name={item.coming ? 'clock' : 'warning'} small /> {item.words}
          </span>
          <Mends item={item} onMend={onMend} />
        </li>
      ))}
    </ul>
  );
}
