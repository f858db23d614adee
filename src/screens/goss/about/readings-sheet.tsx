import { printOdds } from '@/systems/goss/doubles';
import { ASSUMED, READINGS, type Readings } from '@/systems/goss/options';
import type { OpenState } from '@/systems/goss/state';
import { OverSheet } from '@/table/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { Choices } from '@/ui/choices';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import voice from '@/ui/type.module.css';
import styles from './about.module.css';

/** How often an assault makes an event, where the reading decides it. @rule GOSS 23.1.0 */
const oddsOf = (readings: Readings, id: string, value: string) =>
  id === 'doubles'
    ? { note: `${printOdds({ ...readings, ...({ doubles: value } as Partial<Readings>) })} assaults` }
    : {};

/** How this table reads sentences of the rules that two groups could read in two ways, and what all tables assume. */
export function ReadingsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send, refusal } = useDispatch();
  return (
    <OverSheet
      title="Readings of this table"
      note="The first of each is the usual one. A change counts from now on."
      onClose={onClose}
      refusal={refusal}
      wide
    >
      <LedgerForm label="Readings">
        {READINGS.map(({ id, question, rule, readings }) => (
          <LedgerRow key={id} label={question} hint={rule}>
            <Choices
              label={question}
              options={readings.map(({ value, words }) => ({
                value: value as string,
                label: words,
                ...oddsOf(open.readings, id, value),
              }))}
              value={open.readings[id]}
              onChange={(value) => void send({ type: 'choose-reading', reading: id, value })}
            />
          </LedgerRow>
        ))}
      </LedgerForm>
      <section className={styles.assumed} aria-labelledby="assumed">
        <h3 id="assumed">Assumed at every table</h3>
        <p className={styles.note}>
          The rules leave it open. A table that reads it otherwise rules by itself.
        </p>
        <ul>
          {ASSUMED.map(({ id, rule, words }) => (
            <li key={id}>
              <span className={voice.rule}>{rule}</span>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </section>
    </OverSheet>
  );
}
