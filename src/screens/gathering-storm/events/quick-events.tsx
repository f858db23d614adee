import { useState } from 'react';
import { printRefusal } from '@/kernel/result';
import { POWERS, type Power, printSigned } from '@/systems/gathering-storm/vocabulary';
import { AmountKeys } from '@/ui/amount-keys';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Roundel } from '@/ui/roundel';
import { MARKS } from '../marks';
import { useDispatch } from '../use-table';
import styles from './quick-events.module.css';

interface QuickEventsProps {
  /** What a plain card changes at this moment of the turn. */
  kind: 'support' | 'income';
  /** Opens the whole form for a power: another kind, a title, a card that was discarded. */
  onPick: (power: Power) => void;
}

type Amounts = Partial<Record<Power, number>>;

/** A row for each power: plain events are an amount each and one Done for all; anything else opens the form. */
export function QuickEvents({ kind, onPick }: QuickEventsProps) {
  const { send, refusal } = useDispatch();
  const [amounts, setAmounts] = useState<Amounts>({});
  const chosen = POWERS.filter((power) => amounts[power] !== undefined);

  async function enter() {
    for (const power of chosen) {
      const event = { title: '', secret: false, effects: [{ kind, power, amount: amounts[power] }] };
      if (!(await send({ type: 'show-event', power, event }))) return;
    }
    setAmounts({});
  }
  return (
    <>
      {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
      <ul className={styles.rows}>
        {POWERS.map((power) => (
          <li key={power} className={styles.row}>
            <button type="button" className={styles.power} aria-label={power} onClick={() => onPick(power)}>
              <Roundel mark={MARKS[power]} />
            </button>
            <AmountKeys
              label={`${power}: ${kind}`}
              other={false}
              tight
              value={amounts[power] ?? null}
              onChange={(amount) => setAmounts({ ...amounts, [power]: amount })}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className={styles.foot}>
          <Button onClick={() => setAmounts({})}>Clear</Button>
          <Button look="solid" tall className={styles.done} onClick={() => void enter()}>
            Done: {chosen.map((power) => `${power} ${printSigned(amounts[power] ?? 0)}`).join(', ')}
          </Button>
        </div>
      )}
    </>
  );
}
