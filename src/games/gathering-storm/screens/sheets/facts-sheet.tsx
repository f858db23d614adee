import { useState } from 'react';
import type { Figure } from '@/games/gathering-storm/rules/commands/board/fact';
import { FIGURES } from '@/games/gathering-storm/rules/commands/board/facts';
import { LEVEL } from '@/games/gathering-storm/rules/effects/research/research-level';
import { categoryCount } from '@/games/gathering-storm/rules/research/results';
import { levelsKnown } from '@/games/gathering-storm/rules/research/sheet';
import { hidesMoney } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { FEEL_CLIMATE } from '@/games/gathering-storm/rules/totals/income';
import { readClimate } from '@/games/gathering-storm/rules/totals/tracks';
import {
  CATEGORIES,
  PACT_COUNTRIES,
  POWERS,
  type Power,
  printSigned,
} from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { CommandFields } from '@/table/command-fields';
import { useGameUi } from '@/table/game-ui';
import { OverSheet } from '@/table/page/over-sheet';
import { FormsOf } from '@/ui/form/draft-state';
import { EnteredStepper } from '@/ui/form/entered-stepper';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { BASE_HINT, BaseIncomes } from '../economy/base-incomes';
import { useDispatch, useTable } from '../use-table';
import styles from './facts-sheet.module.css';

/** Those that the Guide lets count without naming the project. @rule GS Guide, Support */
const BY_CATEGORY = CATEGORIES.filter((category) => category !== 'intelligence');

interface CategoryResultsProps {
  open: OpenState;
  send: (command: Command) => unknown;
}

/** Results as a number per category, including joint ones, if the table does not name the project. */
function CategoryResults({ open, send }: CategoryResultsProps) {
  return POWERS.map((power) => (
    <LedgerRow key={power} label={`${power}: results by category`} hint="joint ones too; 0 counts by project">
      <FormsOf name={`${power}: results by category`}>
        <div className={styles.grid}>
          {BY_CATEGORY.map((category) => {
            const count = categoryCount(open, power, category);
            return (
              <EnteredStepper
                key={category}
                showLabel
                label={category}
                sign="minus"
                min={0}
                max={40}
                value={count ? count.said + count.since : 0}
                onEnter={(value) =>
                  void send({
                    type: 'set-fact',
                    fact: 'category-results',
                    power,
                    category,
                    value: value === 0 ? null : value,
                  })
                }
              />
            );
          })}
        </div>
      </FormsOf>
    </LedgerRow>
  ));
}

/** Figures of the board that formulas read, set by hand: balance, climate income, results, steps, pacts. */
export function FactsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const climate = readClimate(open).value;
  return (
    <OverSheet
      title="Board figures"
      note="What conditional events count. Enter only what everyone can see on the board."
      onClose={onClose}
      wide
    >
      <LedgerForm label="Board figures">
        {FIGURES.map(({ fact, figure }) => (
          <FigureRow key={fact} fact={fact} figure={figure} send={send} />
        ))}
        {isTracked(open, 'income') && !hidesMoney(open) && (
          <LedgerRow label="Base incomes" hint={BASE_HINT}>
            <BaseIncomes send={send} />
          </LedgerRow>
        )}
        {isTracked(open, 'income') && (
          <LedgerRow label={`Climate ${printSigned(climate)} gives`} hint="income, GS 11.3">
            <FormsOf name={`climate ${climate}`}>
              <div className={styles.grid}>
                {FEEL_CLIMATE.map((power) => (
                  <EnteredStepper
                    key={power}
                    showLabel
                    label={power}
                    sign="always"
                    min={-20}
                    max={20}
                    value={open.facts.climateIncome[climate]?.[power] ?? null}
                    onEnter={(value) =>
                      void send({ type: 'set-fact', fact: 'climate-income', climate, power, value })
                    }
                  />
                ))}
              </div>
            </FormsOf>
          </LedgerRow>
        )}
        <Research send={send} />
        <CategoryResults open={open} send={send} />
        <LedgerRow label="Trade pacts" hint="GS 4.16">
          <Pacts send={send} />
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}

type Send = ReturnType<typeof useDispatch>['send'];

/** A fact with a row of its own, drawn from its shape: one number, or one of each power. */
function FigureRow({ fact, figure, send }: { fact: string; figure: Figure; send: Send }) {
  const { open } = useTable();
  const fields = useGameUi().fieldsOf({ type: 'set-fact', fact });
  const number = fields.find((field) => field.ask === 'number');
  const powers = fields.find((field) => field.key === 'power');
  if (number?.ask !== 'number') return null;
  const { min, max } = number;
  const stepper = (power?: Power) => (
    <EnteredStepper
      key={power}
      showLabel={power !== undefined}
      label={power ?? figure.label}
      value={figure.now(open, power) ?? null}
      min={min}
      max={max}
      sign={min < 0 ? 'always' : 'minus'}
      onEnter={(value) => void send({ type: 'set-fact', fact, ...(power ? { power } : {}), value })}
    />
  );
  return (
    <LedgerRow label={figure.label} hint={figure.hint ?? ''}>
      {powers?.ask === 'choice' ? (
        <FormsOf name={fact}>
          <div className={styles.grid}>{(powers.options as Power[]).map(stepper)}</div>
        </FormsOf>
      ) : (
        stepper()
      )}
    </LedgerRow>
  );
}

const MOST_LEVELS = 20;

function Research({ send }: { send: Send }) {
  const { open } = useTable();
  const owners = [...new Set(open.projects.map((project) => project.owner))];
  return owners.map((owner) => (
    <LedgerRow
      key={owner}
      label={`${owner}: results shown`}
      hint={owner === 'Russia' ? 'and levels of armor; two steps are one level, GS 15.13' : ''}
    >
      <FormsOf name={`${owner}: results shown`}>
        <div className={styles.grid}>
          {open.projects
            .filter((project) => project.owner === owner)
            .map(({ id, name }) => (
              <EnteredStepper
                key={id}
                showLabel
                label={name}
                sign="minus"
                min={0}
                max={20}
                value={open.facts.results[id] ?? 0}
                onEnter={(value) => void send({ type: 'set-fact', fact: 'results', project: id, value })}
              />
            ))}
          {owner === 'Russia' && (
            <EnteredStepper
              showLabel
              label="armor, levels"
              sign="minus"
              min={0}
              max={MOST_LEVELS}
              value={levelsKnown(open, 'Russia/armor') ?? null}
              onEnter={(levels) =>
                void send({ type: 'set-fact', fact: 'steps', project: 'Russia/armor', value: levels * LEVEL })
              }
            />
          )}
        </div>
      </FormsOf>
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
        <CommandFields
          key={country}
          bare
          command={{ type: 'set-fact', fact: 'pact', country, powers: open.facts.pacts[country] }}
          asks={{ powers: { label: country, options: POWERS.filter((power) => power !== country) } }}
          onChange={(command) => void send(command)}
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
