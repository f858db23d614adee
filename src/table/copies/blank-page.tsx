import { signed } from '@/ui/figure/signed';
import { Button } from '@/ui/form/button';
import { printSoon } from '@/ui/page/print-soon';
import { Sheet } from '@/ui/sheet/sheet';
import type { BlankSheet } from '../game-ui';
import { useGameUi } from '../game-ui';
import styles from './blank-page.module.css';

/** Sheets of a turn to be written down by hand. */
export function BlankPage() {
  const { blank } = useGameUi();
  return (
    <div className={styles.page}>
      <div className={styles.keys}>
        <Button icon="print" onClick={printSoon}>
          Print the blank sheets
        </Button>
      </div>
      {blank.map((sheet) => (
        <Sheet key={sheet.name} title={sheet.name} className={styles.sheet ?? ''}>
          {sheet.track && <Track {...sheet.track} />}
          <Lines {...sheet} />
        </Sheet>
      ))}
    </div>
  );
}

function Track({ from, to }: { from: number; to: number }) {
  return (
    <ol className={styles.track}>
      {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((number) => (
        <li key={number}>{signed(number)}</li>
      ))}
    </ol>
  );
}

function Lines({ name, columns, rows }: BlankSheet) {
  const named = typeof rows !== 'number';
  const lines = named ? rows : Array.from({ length: rows }, (_, at) => String(at));
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the keyboard has no other way to scroll it
    <section className={styles.scroll} aria-label={`${name}, to write on`} tabIndex={0}>
      <table className={styles.lines} aria-label={name}>
        <thead>
          <tr>
            {named && <td />}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              {named && <th scope="row">{line}</th>}
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
