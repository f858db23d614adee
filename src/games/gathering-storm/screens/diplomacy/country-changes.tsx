import type { ComponentProps } from 'react';
import { modifiersIn } from '@/games/gathering-storm/rules/diplomacy/board';
import { countryIn } from '@/games/gathering-storm/rules/diplomacy/targets';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { isTracked } from '@/games/gathering-storm/rules/state/state';
import {
  type Country,
  isCivilWarCountry,
  printSigned,
  SIDES,
  type Side,
} from '@/games/gathering-storm/rules/vocabulary';
import { CommandFields } from '@/table/command-fields';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Ticks } from '@/ui/form/ticks';
import lay from '@/ui/lay.module.css';
import { CountField } from '../sheets/count-row';
import { useTable } from '../use-table';
import { ActField } from './act-field';
import styles from './change-section.module.css';
import { FlagsField } from './flags-field';
import { PactsField } from './pacts-field';

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
