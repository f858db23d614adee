import { type FormEvent, useState } from 'react';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { checkSpend, readCarry, sayCarry } from '@/games/gathering-storm/rules/totals/ledger';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { printRefusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import voice from '@/ui/type.module.css';
import { useDispatchHere, useTable } from '../use-table';
import styles from './forms.module.css';

/** Spends tile points: how many and for what. Prevents spending more than are available. @rule GS 6.12 */
export function SpendForm({ power }: { power: Power }) {
  const { open } = useTable();
  const { send, refused } = useDispatchHere();
  const forms = useForms();
  const [asked, setAsked] = useState(() => forms.names('spend').length > 0);
  const [amount, setAmount] = useDraftState<number | null>('spend', null);
  const [words, setWords] = useDraftState('spend for', '');
  const barred = checkSpend(open, power, amount ?? 0);
  const ready = amount !== null && !barred;
  const carry = open.incomeTaken && readCarry(open, power).short === 0 && sayCarry(open, power);
  async function spend(event: FormEvent) {
    event.preventDefault();
    if (
      !ready ||
      !(await send({
        type: 'add-line',
        total: totalOf.tiles(power),
        amount: -amount,
        words: words.trim() || 'Spent',
      }))
    )
      return;
    setAmount(null);
    setWords('');
    setAsked(false);
  }
  return (
    <div className={styles.acts}>
      {carry && <p className={voice.aside}>{carry}.</p>}
      <Button look="quiet" aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {asked ? 'Cancel' : 'Spend points'}
      </Button>
      {asked && (
        <form
          className={styles.form}
          aria-label={`${power}: spend tile points`}
          onSubmit={(event) => void spend(event)}
        >
          <NumberField
            label="Points"
            min={1}
            max={99}
            value={amount}
            onChange={setAmount}
            {...(barred ? { error: printRefusal(barred) } : {})}
          />
          <TextField label="For what" value={words} maxLength={80} onChange={setWords} />
          <Button
            type="submit"
            look="solid"
            disabled={!ready}
            why={barred ? printRefusal(barred) : 'Write how many.'}
          >
            Spend them
          </Button>
        </form>
      )}
      {refused}
    </div>
  );
}
