import { useState } from 'react';
import { printRefusal } from '@/kernel/result';
import { canWaive, type Due, duesOf } from '@/systems/gathering-storm/dues';
import { kindOf } from '@/systems/gathering-storm/effects';
import { SIDES, type Side } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { NumberField } from '@/ui/number-field';
import { Ticks } from '@/ui/ticks';
import styles from './settle-sheet.module.css';
import { SheetHead } from './sheet-head';
import { useDispatch, useTable } from './use-table';

/** Everything due, each with what settles it or the mark that it was done on the table. */
export function SettleSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send, refusal, clear } = useDispatch();
  const dues = duesOf(open).filter(canWaive);
  return (
    <Modal label="What is owed" onClose={onClose}>
      <SheetHead title="What is owed" onClose={onClose} />
      {refusal && (
        <Notice tone="refusal" onClose={clear}>
          {printRefusal(refusal)}
        </Notice>
      )}
      {dues.length === 0 && <p className={styles.none}>Nothing more is owed.</p>}
      <LedgerForm label="What is owed">
        {dues.map((due) => (
          <LedgerRow key={due.id} label={due.words} hint={due.rule}>
            <Settle due={due} send={send} />
            <Button onClick={() => void send({ type: 'waive', due: due.id })}>Done on the table</Button>
          </LedgerRow>
        ))}
      </LedgerForm>
    </Modal>
  );
}

type Send = ReturnType<typeof useDispatch>['send'];

function Settle({ due, send }: { due: Due; send: Send }) {
  const { open } = useTable();
  const obligation = due.obligation;
  if (obligation?.ask.type === 'facts') {
    return obligation.ask.facts.map(({ fact, key, label }) =>
      fact === 'pact' ? (
        <PactEntry key={key} country={key} send={send} />
      ) : (
        <NumberEntry key={fact + key} fact={fact} name={key} label={label} send={send} />
      ),
    );
  }
  if (obligation?.ask.type !== 'answer') return null;
  const effect = obligation.ask.event.effects[obligation.ask.effect];
  const question = effect ? kindOf(effect).ask(open, effect, undefined) : null;
  if (!question) return null;
  return (
    <Choices
      label={question.words}
      options={question.options}
      value={null}
      onChange={(answer) => void send({ type: 'answer', obligation: obligation.id, answer })}
    />
  );
}

function PactEntry({ country, send }: { country: string; send: Send }) {
  const [sides, setSides] = useState<Side[]>([]);
  return (
    <div className={styles.fact}>
      <Ticks
        label={country}
        showLabel
        options={SIDES.map((side) => ({ value: side, label: side }))}
        values={sides}
        onChange={setSides}
      />
      <Button look="solid" onClick={() => void send({ type: 'set-fact', fact: 'pact', country, sides })}>
        {sides.length === 0 ? 'None' : 'Enter'}
      </Button>
    </div>
  );
}

function NumberEntry({ fact, name, label, send }: { fact: string; name: string; label: string; send: Send }) {
  const [value, setValue] = useState<number | null>(0);
  const [text, setText] = useState('0');
  const signed = fact === 'balance' || fact === 'index';
  const wrong = value === null && text !== '' ? 'Write a whole number.' : undefined;
  return (
    <div className={styles.fact}>
      <NumberField
        label={label}
        value={value}
        onChange={setValue}
        onText={setText}
        min={signed ? -20 : 0}
        max={20}
        {...(wrong ? { error: wrong } : {})}
      />
      <Button
        look="solid"
        disabled={value === null}
        onClick={() => void send({ type: 'set-fact', fact, value, ...(signed ? {} : { project: name }) })}
      >
        Enter
      </Button>
    </div>
  );
}
