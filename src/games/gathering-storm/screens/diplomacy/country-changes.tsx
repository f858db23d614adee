import type { ComponentProps } from 'react';
import { modifiersIn } from '@/games/gathering-storm/rules/diplomacy/board';
import { countryIn } from '@/games/gathering-storm/rules/diplomacy/targets';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { isTracked } from '@/games/gathering-storm/rules/state/state';
import {
  type Country,
  isCivilWarCountry,
  type PactCountry,
  POWERS,
  type Power,
  printSigned,
  SIDES,
  type Side,
} from '@/games/gathering-storm/rules/vocabulary';
import { CommandFields } from '@/table/command-fields';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { EnteredStepper } from '@/ui/form/entered-stepper';
import { PowerKeys } from '@/ui/form/power-keys';
import { Ticks } from '@/ui/form/ticks';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS, POWER_OPTIONS } from '../board/marks';
import { CountField } from '../sheets/count-row';
import { useTable } from '../use-table';
import { ActField } from './act-field';
import styles from './change-section.module.css';
import flagsFieldStyles from './flags-field.module.css';

/** The flags of a country: a tap sets one up or takes one away; a fifth is refused. @rule GS Guide, Diplomacy */
function FlagsField({ country }: { country: Country }) {
  const { open } = useTable();
  const { flags } = countryIn(open, country);
  const flagged = (next: readonly Power[]) => ({ type: 'set-fact', fact: 'flags', country, flags: next });
  return (
    <ActField>
      {(act) => (
        <fieldset className={flagsFieldStyles.field}>
          <legend>Flags</legend>
          {flags.length > 0 && (
            <div className={cx(lay.buttons, flagsFieldStyles.flags)}>
              {flags.map((power, at) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place
                  key={at}
                  type="button"
                  aria-label={`Remove ${power}’s flag`}
                  onClick={() => void act(flagged(flags.filter((_, place) => place !== at)))}
                >
                  <Roundel mark={MARKS[power]} size="xs" />
                  <Icon name="close" small />
                </button>
              ))}
            </div>
          )}
          <PowerKeys
            small
            label="Add a flag for"
            options={POWER_OPTIONS}
            onChange={(power) => void act(flagged([...flags, power]))}
          />
        </fieldset>
      )}
    </ActField>
  );
}

/** Trade pacts by power; a power has none with itself. @rule GS 4.16 */
function PactsField({ country }: { country: PactCountry }) {
  const { open } = useTable();
  return (
    <ActField>
      {(act) => (
        <CommandFields
          bare
          command={{ type: 'set-fact', fact: 'pact', country, powers: open.facts.pacts[country] }}
          asks={{ powers: { label: 'Trade pacts', options: POWERS.filter((power) => power !== country) } }}
          onChange={(command) => void act(command)}
        />
      )}
    </ActField>
  );
}

/** Russia’s pacts, its cohesion and purge, and what one subversion result changes. @rule GS 24.61A, B */
export function RussiaChanges() {
  const { open } = useTable();
  const { fullCohesion, purge, takesPoint } = open.russia;
  const said = open.facts.subversion !== undefined;
  return (
    <>
      <PactsField country="Russia" />
      <ActField>
        {(act) => (
          <Ticks
            showLabel
            label="What Russia may do"
            options={[
              { value: 'fullCohesion', label: 'Full cohesion' },
              { value: 'purge', label: 'A purge bars diplomacy', note: 'this turn' },
              { value: 'takesPoint', label: 'No advanced research point', note: 'a purge, this turn' },
            ]}
            values={[
              ...(fullCohesion ? ['fullCohesion'] : []),
              ...(purge ? ['purge'] : []),
              ...(takesPoint ? ['takesPoint'] : []),
            ]}
            onChange={(values) =>
              void act({
                type: 'set-fact',
                fact: 'russia',
                fullCohesion: values.includes('fullCohesion'),
                purge: values.includes('purge'),
                takesPoint: values.includes('takesPoint'),
              })
            }
          />
        )}
      </ActField>
      <ActField>
        {(act) => (
          <EnteredStepper
            showLabel
            label={`One subversion result changes${said ? '' : ' (not entered yet)'}`}
            value={open.facts.subversion ?? null}
            min={0}
            max={9}
            onEnter={(value) => void act({ type: 'set-fact', fact: 'subversion', value })}
          />
        )}
      </ActField>
    </>
  );
}

interface CountryChangesProps {
  country: Country;
  onOpen: (sheet: string) => void;
}

/** Flags, pacts, conquest, the Russian ring, civil war and modifiers, as the board shows them; each change is an entry of its own. */
export function CountryChanges({ country, onOpen }: CountryChangesProps) {
  const { open } = useTable();
  const { conquered, rings } = countryIn(open, country);
  const fact = { type: 'set-fact', country };
  const valueFor = (side: Side) => modifiersIn(open, country).find((item) => item.side === side)?.value ?? 0;
  return (
    <>
      {isTracked(open, 'flags') && <FlagsField country={country} />}
      <PactsField country={country} />
      <ActField>
        {(act) => (
          <CommandFields
            bare
            command={{ ...fact, fact: 'conquered', by: conquered }}
            asks={{
              by: { label: `Who has conquered ${country}`, choices: { '': 'Nobody: it is free' } },
            }}
            onChange={(command) => void act(command)}
          />
        )}
      </ActField>
      <ActField>
        {(act) => (
          <Ticks
            label="Spy ring"
            options={[
              { value: 'Russia', label: 'A Russian spy ring', note: 'opens it to Russia (GS 24.61B)' },
            ]}
            values={rings.includes('Russia') ? ['Russia'] : []}
            onChange={(values) =>
              void act({
                ...fact,
                fact: 'rings',
                powers: [...rings.filter((power) => power !== 'Russia'), ...values],
              })
            }
          />
        )}
      </ActField>
      <ActField>
        {(act) => (
          <Needed
            key={`${open.facts.needed[country]}`}
            command={{ ...fact, fact: 'needed', value: open.facts.needed[country] }}
            send={act}
          />
        )}
      </ActField>
      {isCivilWarCountry(country) && (
        <div className={lay.buttons}>
          <Button onClick={() => onOpen(`war:${country}`)}>Civil war counters</Button>
        </div>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>The table’s modifiers</legend>
        <div className={lay.buttons}>
          {SIDES.map((side) => (
            <Button key={side} onClick={() => onOpen(`why:${totalOf.country(country, side)}`)}>
              {side} {printSigned(valueFor(side))}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** What a result here needs according to the table's chart; the app does not know the thresholds. */
function Needed(field: Omit<ComponentProps<typeof CountField>, 'label'>) {
  return (
    <div className={cx(lay.ends, styles.needed)}>
      <span>Needed for a result{field.command.value === undefined && ' (not entered)'}</span>
      <CountField label="Needed for a result" {...field} />
    </div>
  );
}
