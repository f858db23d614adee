import { useState } from 'react';
import { printRefusal } from '@/kernel/result';
import { readCards } from '@/systems/gathering-storm/totals/cards';
import { AGGRESSION_TARGETS, POWERS, printTurn } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { TextField } from '@/ui/field';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { PowerKeys } from '@/ui/power-keys';
import { Stepper } from '@/ui/stepper';
import { Ticks } from '@/ui/ticks';
import styles from './calendar-sheet.module.css';
import { type MARKS, POWER_OPTIONS } from './marks';
import { SheetHead } from './sheet-head';
import { useDispatch, useTable } from './use-table';

const AXIS = POWER_OPTIONS.filter(({ value }) => value === 'Germany' || value === 'Italy') as {
  value: 'Germany' | 'Italy';
  name: string;
  mark: (typeof MARKS)['Germany'];
}[];
const TURNS_AHEAD = 4;

/** Aggressions and the Pact: what is recorded, what it brings, and the form for the next. @rule GS 9.14, 9.15 */
export function CalendarSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send, refusal, clear } = useDispatch();
  const turns = Array.from({ length: TURNS_AHEAD }, (_, ahead) => open.turn + ahead);
  return (
    <Modal label="Aggressions and the Pact" onClose={onClose} wide>
      <SheetHead
        title="Aggressions and the Pact"
        note="Extra cards follow by themselves (GS 9.14, 9.15)."
        onClose={onClose}
      />
      {refusal && (
        <Notice tone="refusal" onClose={clear}>
          {printRefusal(refusal)}
        </Notice>
      )}
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
    </Modal>
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

const TURNS_BACK = 4;

interface WhenProps {
  label: string;
  value: number;
  onChange: (turn: number) => void;
}

/** This turn or one of the last, for what happened before it was recorded. */
function When({ label, value, onChange }: WhenProps) {
  const { open } = useTable();
  const turns = Array.from({ length: TURNS_BACK }, (_, back) => open.turn - back).filter((turn) => turn > 0);
  return (
    <Choices
      label={label}
      options={turns.map((turn) => ({
        value: String(turn),
        label: turn === open.turn ? 'This turn' : printTurn(turn),
      }))}
      value={String(value)}
      onChange={(turn) => onChange(Number(turn))}
    />
  );
}

function AggressionForm({ send }: { send: Send }) {
  const [power, setPower] = useState<'Germany' | 'Italy'>('Germany');
  const [target, setTarget] = useState<string>('');
  const [other, setOther] = useState('');
  const [value, setValue] = useState(1);
  const [outcome, setOutcome] = useState<'succeeded' | 'going-on' | 'failed'>('succeeded');
  const [raises, setRaises] = useState(false);
  const { open } = useTable();
  const [when, setWhen] = useState(open.turn);
  const usual = AGGRESSION_TARGETS.find((item) => item.name === target);
  const name = target === 'other' ? other.trim() : target;

  async function record() {
    const dated =
      outcome === 'succeeded' ? { completed: when } : outcome === 'going-on' ? { began: when } : {};
    const sent = await send({
      type: 'aggression',
      power,
      target: name,
      value,
      outcome,
      raisesIndex: raises,
      ...dated,
    });
    if (sent) setTarget('');
  }
  return (
    <LedgerForm label="Record an aggression" onSubmit={() => void record()}>
      <LedgerRow label="Record one" hint="GS 9.14">
        <PowerKeys small label="Whose aggression?" options={AXIS} value={power} onChange={setPower} />
      </LedgerRow>
      <LedgerRow label="Target" {...(usual && !usual.known ? { hint: 'value assumed' } : {})}>
        <Choices
          label="Target"
          options={[
            ...AGGRESSION_TARGETS.map((item) => ({
              value: item.name,
              label: item.name,
              note: `value ${item.value}${item.known ? '' : ', assumed'}`,
            })),
            { value: 'other', label: 'Another' },
          ]}
          value={target}
          onChange={(next) => {
            const found = AGGRESSION_TARGETS.find((item) => item.name === next);
            setTarget(next);
            setValue(found?.value ?? 1);
            setRaises(found?.raisesIndex ?? false);
          }}
        />
        {target === 'other' && (
          <TextField label="Name of the target" value={other} onChange={setOther} maxLength={40} />
        )}
      </LedgerRow>
      {target !== '' && (
        <>
          <LedgerRow label="Value" hint="extra cards, one a turn">
            <Stepper label="Value" value={value} onChange={setValue} min={0} max={9} sign="minus" />
            <Ticks
              label="Index"
              options={[{ value: 'index', label: 'Raises the index for good' }]}
              values={raises ? ['index'] : []}
              onChange={(values) => setRaises(values.length > 0)}
            />
          </LedgerRow>
          <LedgerRow label="Outcome" hint={power === 'Italy' ? 'counts once conquered' : ''}>
            <Choices
              label="Outcome"
              options={[
                { value: 'succeeded', label: 'Completed' },
                { value: 'going-on', label: 'Going on' },
                { value: 'failed', label: 'Failed' },
              ]}
              value={outcome}
              onChange={setOutcome}
            />
          </LedgerRow>
          {outcome !== 'failed' && (
            <LedgerRow label="When" hint={outcome === 'succeeded' ? 'completed' : 'begun'}>
              <When label="When" value={when} onChange={setWhen} />
            </LedgerRow>
          )}
          <LedgerRow label="">
            <Button look="solid" disabled={name === ''} type="submit">
              Record it
            </Button>
          </LedgerRow>
        </>
      )}
    </LedgerForm>
  );
}
