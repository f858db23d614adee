import { useState } from 'react';
import { MOST_FLAGS } from '@/systems/gathering-storm/diplomacy/state';
import { countryIn } from '@/systems/gathering-storm/diplomacy/targets';
import type { OpenState } from '@/systems/gathering-storm/state';
import {
  type Country,
  POWERS,
  type Power,
  REGION_NAMES,
  REGIONS,
  SIDES,
  type Side,
} from '@/systems/gathering-storm/vocabulary';
import { Choices } from '@/ui/choices';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Stepper } from '@/ui/stepper';
import { Ticks } from '@/ui/ticks';
import { OverSheet } from '../over-sheet';
import { useDispatch, useTable } from '../use-table';
import styles from './countries-sheet.module.css';

type Send = ReturnType<typeof useDispatch>['send'];

/** What stands in countries, and what Russia may do: what diplomatic events and counters depend on. */
export function CountriesSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const [picked, setPicked] = useState<Country | null>(null);
  return (
    <OverSheet
      title="Countries"
      note="Flags, conquests and Russian rings, as the board shows them (GS 4.16)."
      onClose={onClose}
      refusal={refusal}
      wide
    >
      <LedgerForm label="Countries">
        <RussiaRow send={send} />
        {REGION_NAMES.map((region) => (
          <LedgerRow key={region} label={region}>
            <Choices
              label={region}
              options={REGIONS[region]
                .filter((name): name is Country => name !== 'Russia')
                .map((name) => ({ value: name, label: name, note: noteOn(open, name) }))}
              value={picked}
              onChange={setPicked}
            />
            {picked && (REGIONS[region] as readonly string[]).includes(picked) && (
              <CountryFields key={picked} country={picked} send={send} />
            )}
          </LedgerRow>
        ))}
      </LedgerForm>
    </OverSheet>
  );
}

/** "Axis, 2 flags, ring": what is worth knowing at a glance; nothing for most. */
function noteOn(open: OpenState, country: Country): string {
  const { conquered, flags, rings } = countryIn(open, country);
  const parts = [
    ...(conquered ? [`${conquered} conquest`] : []),
    ...(flags.length > 0 ? [`${flags.length} ${flags.length === 1 ? 'flag' : 'flags'}`] : []),
    ...(rings.includes('Russia') ? ['Russian ring'] : []),
  ];
  return parts.join(', ');
}

function RussiaRow({ send }: { send: Send }) {
  const { open } = useTable();
  const ticked = [
    ...(open.russia.fullCohesion ? ['fullCohesion' as const] : []),
    ...(open.russia.purge ? ['purge' as const] : []),
  ];
  return (
    <>
      <LedgerRow label="Russia" hint="GS 24.61A, B">
        <Ticks
          label="Russia"
          options={[
            { value: 'fullCohesion', label: 'Full cohesion' },
            { value: 'purge', label: 'A purge bars diplomacy', note: 'this turn' },
          ]}
          values={ticked}
          onChange={(values) =>
            void send({
              type: 'set-fact',
              fact: 'russia',
              fullCohesion: values.includes('fullCohesion'),
              purge: values.includes('purge'),
            })
          }
        />
      </LedgerRow>
      <LedgerRow label="Subversion" hint="what one result changes">
        <Stepper
          label="What one subversion result changes"
          value={open.facts.subversion ?? 0}
          min={0}
          max={9}
          onChange={(value) => void send({ type: 'set-fact', fact: 'subversion', value })}
        />
        {open.facts.subversion === undefined && <span className={styles.unsaid}>Not entered yet</span>}
      </LedgerRow>
    </>
  );
}

/** Flags by power, who has conquered it, and a Russian ring; each change is an entry of its own. */
function CountryFields({ country, send }: { country: Country; send: Send }) {
  const { open } = useTable();
  const { conquered, flags, rings } = countryIn(open, country);
  const countOf = (power: Power) => flags.filter((flag) => flag === power).length;

  function setFlags(power: Power, count: number) {
    const next = POWERS.flatMap((name) =>
      Array.from({ length: name === power ? count : countOf(name) }, () => name),
    );
    void send({ type: 'set-fact', fact: 'flags', country, flags: next });
  }
  return (
    <fieldset className={styles.country}>
      <legend>{country}</legend>
      <Choices
        label={`Who has conquered ${country}`}
        options={[
          { value: 'nobody', label: 'Free' },
          ...SIDES.map((side) => ({ value: side, label: `Conquered: ${side}` })),
        ]}
        value={conquered ?? 'nobody'}
        onChange={(by) =>
          void send({
            type: 'set-fact',
            fact: 'conquered',
            country,
            by: by === 'nobody' ? null : (by as Side),
          })
        }
      />
      <div className={styles.flags}>
        {POWERS.map((power) => (
          <Stepper
            key={power}
            showLabel
            label={`${power}’s flags`}
            value={countOf(power)}
            min={0}
            max={countOf(power) + MOST_FLAGS - flags.length}
            onChange={(count) => setFlags(power, count)}
          />
        ))}
      </div>
      <Ticks
        label="Spy ring"
        options={[{ value: 'Russia', label: 'A Russian spy ring' }]}
        values={rings.includes('Russia') ? ['Russia'] : []}
        onChange={(values) =>
          void send({
            type: 'set-fact',
            fact: 'rings',
            country,
            powers: [...rings.filter((power) => power !== 'Russia'), ...values],
          })
        }
      />
    </fieldset>
  );
}
