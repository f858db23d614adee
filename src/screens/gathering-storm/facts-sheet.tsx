import { useState } from 'react';
import { keeps } from '@/systems/gathering-storm/state';
import { FEEL_CLIMATE } from '@/systems/gathering-storm/totals/income';
import { readClimate } from '@/systems/gathering-storm/totals/tracks';
import { PACT_COUNTRIES, POWERS, PROJECTS, printSigned, SIDES } from '@/systems/gathering-storm/vocabulary';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Stepper } from '@/ui/stepper';
import { Ticks } from '@/ui/ticks';
import styles from './facts-sheet.module.css';
import { OverSheet } from './over-sheet';
import { useDispatch, useTable } from './use-table';

/** Figures of the board that formulas read, set by hand: balance, climate income, results, steps, pacts. */
export function FactsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const climate = readClimate(open).value;
  return (
    <OverSheet
      title="Board figures"
      note="What conditional events read. Only what lies open on the board."
      onClose={onClose}
      wide
    >
      <LedgerForm label="Board figures">
        <LedgerRow label="Balance of Power" hint="plus for the Axis">
          <Stepper
            label="Balance of Power"
            value={open.balance ?? 0}
            min={-40}
            max={40}
            sign="always"
            onChange={(value) => void send({ type: 'set-fact', fact: 'balance', value })}
          />
        </LedgerRow>
        {keeps(open, 'income') && (
          <LedgerRow label="Each turn’s income" hint="factories and pacts, less maintenance">
            <div className={styles.grid}>
              {POWERS.map((power) => (
                <Stepper
                  key={power}
                  showLabel
                  label={power}
                  sign="minus"
                  min={-99}
                  max={99}
                  value={open.facts.baseIncome[power] ?? 0}
                  onChange={(value) => void send({ type: 'set-fact', fact: 'base-income', power, value })}
                />
              ))}
            </div>
          </LedgerRow>
        )}
        {keeps(open, 'income') && (
          <LedgerRow label={`Climate ${printSigned(climate)} gives`} hint="income, GS 11.3">
            {FEEL_CLIMATE.map((power) => (
              <Stepper
                key={power}
                showLabel
                label={power}
                sign="always"
                min={-20}
                max={20}
                value={open.facts.climateIncome[climate]?.[power] ?? 0}
                onChange={(value) =>
                  void send({ type: 'set-fact', fact: 'climate-income', climate, power, value })
                }
              />
            ))}
          </LedgerRow>
        )}
        {keeps(open, 'research') && <Research send={send} />}
        <LedgerRow label="Trade pacts" hint="GS 4.16">
          <Pacts send={send} />
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}

type Send = ReturnType<typeof useDispatch>['send'];

function Research({ send }: { send: Send }) {
  const { open } = useTable();
  const owners = [...new Set(PROJECTS.map((project) => project.owner))];
  return owners.map((owner) => (
    <LedgerRow
      key={owner}
      label={`${owner}: results shown`}
      hint={owner === 'Russia' ? 'and steps of armor' : ''}
    >
      <div className={styles.grid}>
        {PROJECTS.filter((project) => project.owner === owner).map(({ id, name }) => (
          <Stepper
            key={id}
            showLabel
            label={name}
            sign="minus"
            min={0}
            max={20}
            value={open.facts.results[id] ?? 0}
            onChange={(value) => void send({ type: 'set-fact', fact: 'results', project: id, value })}
          />
        ))}
        {owner === 'Russia' && (
          <Stepper
            showLabel
            label="armor, steps"
            sign="minus"
            min={0}
            max={40}
            value={open.facts.steps['Russia/armor'] ?? 0}
            onChange={(value) =>
              void send({ type: 'set-fact', fact: 'steps', project: 'Russia/armor', value })
            }
          />
        )}
      </div>
    </LedgerRow>
  ));
}

function Pacts({ send }: { send: Send }) {
  const { open } = useTable();
  const [all, setAll] = useState(false);
  const standing = PACT_COUNTRIES.filter((country) => (open.facts.pacts[country] ?? []).length > 0);
  const shown = all || standing.length === 0 ? PACT_COUNTRIES : standing;
  return (
    <div className={styles.grid}>
      {shown.map((country) => (
        <Ticks
          key={country}
          label={country}
          showLabel
          options={SIDES.filter((side) => side !== country).map((side) => ({ value: side, label: side }))}
          values={open.facts.pacts[country] ?? []}
          onChange={(sides) => void send({ type: 'set-fact', fact: 'pact', country, sides })}
        />
      ))}
      {shown.length < PACT_COUNTRIES.length && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          All countries
        </button>
      )}
    </div>
  );
}
