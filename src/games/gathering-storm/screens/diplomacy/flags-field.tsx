import { countryIn } from '@/games/gathering-storm/rules/diplomacy/targets';
import type { Country, Power } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { PowerKeys } from '@/ui/form/power-keys';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS, POWER_OPTIONS } from '../board/marks';
import { useTable } from '../use-table';
import { ActField } from './act-field';
import styles from './flags-field.module.css';

/** The flags of a country: a tap sets one up or takes one away; a fifth is refused. @rule GS Guide, Diplomacy */
export function FlagsField({ country }: { country: Country }) {
  const { open } = useTable();
  const { flags } = countryIn(open, country);
  const flagged = (next: readonly Power[]) => ({ type: 'set-fact', fact: 'flags', country, flags: next });
  return (
    <ActField>
      {(act) => (
        <fieldset className={styles.field}>
          <legend>Flags</legend>
          {flags.length > 0 && (
            <div className={cx(lay.buttons, styles.flags)}>
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
