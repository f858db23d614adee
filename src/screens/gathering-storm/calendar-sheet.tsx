import { useState } from 'react';
import { readCards } from '@/systems/gathering-storm/totals/cards';
import { POWERS, printTurn } from '@/systems/gathering-storm/vocabulary';
import { OverSheet } from '@/table/over-sheet';
import { Button } from '@/ui/button';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { AggressionForm } from './aggression-form';
import styles from './calendar-sheet.module.css';
import { useDispatch, useTable } from './use-table';
import { When } from './when';

const TURNS_AHEAD = 4;

/** Aggressions and the Pact: what is recorded, what it brings, and the form for the next. @rule GS 9.14, 9.15 */
export function CalendarSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const turns = Array.from({ length: TURNS_AHEAD }, (_, ahead) => open.turn + ahead);
  return (
    <OverSheet
      title="Aggressions and the Pact"
      note="Extra cards follow by themselves (GS 9.14, 9.15)."
      onClose={onClose}
      wide
      refusal={refusal}
    >
      <section className={styles.ahead} aria-label="Cards to draw">
        <table>
          <caption>Cards to draw</caption>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              {POWERS.map((power) => (
                <th key={power} scope="col">
                  {power}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map((turn) => (
              <tr key={turn}>
                <th scope="row">{printTurn(turn)}</th>
                {POWERS.map((power) => (
                  <td key={power}>{readCards(open, power, turn).value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.part}>
        <Recorded send={send} />
      </div>
      <div className={styles.part}>
        <AggressionForm send={send} />
      </div>
    </OverSheet>
  );
}

type Send = ReturnType<typeof useDispatch>['send'];

function Recorded({ send }: { send: Send }) {
  const { open } = useTable();
  return (
    <LedgerForm label="Recorded">
      {open.aggressions.map((item) => (
        <LedgerRow key={item.id} label={item.target} hint={`${item.power}, value ${item.value}`}>
          {item.completed !== null ? (
            <span>Completed in {printTurn(item.completed)}</span>
          ) : (
            <>
              <span>Going on since {printTurn(item.began)}</span>
              <Button onClick={() => void send({ type: 'complete-aggression', target: item.target })}>
                It is conquered
              </Button>
              <Button
                onClick={() =>
                  void send({ type: 'complete-aggression', target: item.target, succeeded: false })
                }
              >
                It failed
              </Button>
            </>
          )}
        </LedgerRow>
      ))}
      <LedgerRow label="Nazi-Soviet Pact" hint="GS 9.15">
        <PactLine send={send} />
      </LedgerRow>
    </LedgerForm>
  );
}

function PactLine({ send }: { send: Send }) {
  const { open } = useTable();
  const [signed, setSigned] = useState(open.turn);
  if (!open.pact) {
    return (
      <>
        <When label="When it was signed" value={signed} onChange={setSigned} />
        <Button onClick={() => void send({ type: 'sign-pact', signed })}>It is signed</Button>
      </>
    );
  }
  if (open.pact.ended !== null)
    return (
      <span>
        Signed in {printTurn(open.pact.signed)}; ended in {printTurn(open.pact.ended)}
      </span>
    );
  const count = open.turn - open.pact.signed;
  return (
    <>
      <span>
        Signed in {printTurn(open.pact.signed)}.{' '}
        {count > 0 ? `Britain and France draw ${count} extra this turn.` : 'Extra cards from next turn.'}
      </span>
      <Button onClick={() => void send({ type: 'end-pact' })}>It no longer stands</Button>
    </>
  );
}
