import { shortRange } from '@/games/goss/rules/results/check';
import type { ResultModifier, ResultsTable } from '@/games/goss/rules/results/table';
import { Figure } from '@/ui/figure/figure';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { useDeferredRender } from '@/ui/page/use-deferred-render';
import voice from '@/ui/type.module.css';
import styles from './results-ledger.module.css';

/** Whom a modifier is for. */
export const WHEN_WORDS: Record<ResultModifier['when'], string> = {
  combat: 'Combat only',
  movement: 'Movement only',
  both: 'Both columns',
};

/** How many rows a phone shows when the page opens. */
const IN_SIGHT = 3;

/** A table of results as on the card: combat, dice, movement; the modifiers under it. @rule GOSS 23.1.1a */
export function ResultsLedger({ table }: { table: ResultsTable }) {
  const rest = useDeferredRender();
  return (
    <>
      <table className={styles.table}>
        <caption className={voice.hidden}>{table.name}</caption>
        <thead>
          <tr>
            <th scope="col">Combat</th>
            <th scope="col" className={styles.dice}>
              Dice
            </th>
            <th scope="col">Movement</th>
          </tr>
        </thead>
        <tbody>
          {[...table.rows.slice(0, rest ? undefined : IN_SIGHT).entries()].map(([at, row]) => (
            <tr key={at}>
              <td>{row.combat}</td>
              <th scope="row" className={styles.dice}>
                {shortRange(row.from, row.to)}
              </th>
              <td>
                {row.movement}
                {row.keeps && <Stays />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest && <Modifiers modifiers={table.modifiers} />}
    </>
  );
}

/** A marker that is not removed with its unit. @rule GOSS 23.1.1b */
export function Stays() {
  return (
    <span className={styles.stays}>
      <Icon name="clock" small /> Stays to the phase’s end
    </span>
  );
}

function Modifiers({ modifiers }: { modifiers: readonly ResultModifier[] }) {
  return (
    <div className={styles.modifiers}>
      <h3>Modifiers to the roll</h3>
      {modifiers.length === 0 ? (
        <p className={voice.note}>None.</p>
      ) : (
        <ul className={lay.ruled}>
          {modifiers.map(({ id, words, amount, when }) => (
            <li key={id}>
              <Figure value={amount} sign="always" className={styles.amount} />
              <span className={styles.modifier}>{words}</span>
              <span className={voice.aside}>{WHEN_WORDS[when]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
