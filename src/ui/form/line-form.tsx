import { type FormEvent, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { Figure } from '../figure/figure';
import { signed } from '../figure/signed';
import lay from '../lay.module.css';
import { type Mark, Roundel } from '../mark/roundel';
import { LedgerForm, LedgerRow } from '../sheet/ledger-form';
import { useLeave } from '../sheet/modal';
import voice from '../type.module.css';
import { AmountKeys } from './amount-keys';
import { Button } from './button';
import { Choices } from './choices';
import { useDraftState } from './draft-state';
import { TextField } from './field';
import styles from './line-form.module.css';
import { LIVE } from './touched';

interface LineFormProps<L extends string> {
  title: string;
  mark?: Mark;
  totalLabel: string;
  /** The current total. */
  before: number;
  /** The durations a line can have; the first is the default. */
  longs: readonly { value: L; label: string }[];
  onAdd: (line: { amount: number; words: string; rule: string; long: L }) => void;
  onLeave: () => void;
  /** The effect of the line for the chosen amount. */
  preview?: ReactNode | ((amount: number | null) => ReactNode);
  sign?: 'always' | 'minus';
  /** Shown upside down, for the person opposite. */
  turned?: boolean;
  onTurn?: (turned: boolean) => void;
}

/** Adding a line of the table's own: amount, how long, and words that can wait. Lies in a `Modal`. */
export function LineForm<L extends string>({
  title,
  mark,
  totalLabel,
  before,
  longs,
  onAdd,
  onLeave,
  preview,
  sign = 'always',
  turned = false,
  onTurn,
}: LineFormProps<L>) {
  const id = useId();
  const [amount, setAmount] = useDraftState<number | null>('amount', null);
  const [long, setLong] = useDraftState<L | null>('long', longs[0]?.value ?? null);
  const [words, setWords] = useDraftState('words', '');
  const [rule, setRule] = useDraftState('rule', '');
  const leave = useLeave(onLeave);
  const ready = amount !== null && amount !== 0 && long !== null;

  function add(event: FormEvent) {
    event.preventDefault();
    if (amount && long) onAdd({ amount, words: words.trim(), rule: rule.trim(), long });
  }

  return (
    <form className={styles.form} aria-labelledby={id} onSubmit={add}>
      <div className={styles.top}>
        {mark && <Roundel mark={mark} />}
        <h2 id={id}>{title}</h2>
        <div className={styles.topTools}>
          {onTurn && (
            <Button {...LIVE} icon="turn" aria-pressed={turned} onClick={() => onTurn(!turned)}>
              Turn round
            </Button>
          )}
          <Button icon="chevron-left" onClick={leave}>
            Back to the sum
          </Button>
        </div>
      </div>
      <div className={styles.rows}>
        <LedgerForm>
          <LedgerRow label="Amount">
            <AmountKeys label="Amount" value={amount} onChange={setAmount} />
          </LedgerRow>
          <LedgerRow label="How long">
            <Choices label="How long" options={longs} value={long} onChange={setLong} />
          </LedgerRow>
          <LedgerRow label="In words" hint="optional">
            <TextField
              label="In words"
              hideLabel
              value={words}
              onChange={setWords}
              className={styles.words}
            />
            <TextField
              label="Rule, if any"
              hideLabel
              typed
              placeholder="Rule"
              value={rule}
              onChange={setRule}
              className={styles.rule}
            />
          </LedgerRow>
        </LedgerForm>
      </div>
      <div className={styles.result}>
        <div className={styles.label}>
          {totalLabel}
          <div className={styles.note}>{typeof preview === 'function' ? preview(amount) : preview}</div>
        </div>
        <output className={styles.total}>
          <span className={voice.hidden}>{totalLabel} </span>
          <Figure value={before + (amount ?? 0)} sign={sign} className={styles.figure} />
        </output>
      </div>
      <div className={cx(lay.foot, styles.after)}>
        <Button tall onClick={leave}>
          Cancel
        </Button>
        <Button
          type="submit"
          look="solid"
          tall
          className={styles.add}
          disabled={!ready}
          why="Choose an amount first."
        >
          {ready ? `Add the modifier: ${signed(amount)}` : 'Choose an amount'}
        </Button>
      </div>
    </form>
  );
}
