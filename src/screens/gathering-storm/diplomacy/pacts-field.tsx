import { type PactCountry, POWERS } from '@/systems/gathering-storm/vocabulary';
import { Ticks } from '@/ui/form/ticks';
import { useTable } from '../use-table';
import { ActField } from './act-field';

/** Trade pacts by power; a power has none with itself. @rule GS 4.16 */
export function PactsField({ country }: { country: PactCountry }) {
  const { open } = useTable();
  return (
    <ActField>
      {(act) => (
        <Ticks
          showLabel
          label="Trade pacts"
          options={POWERS.filter((power) => power !== country).map((power) => ({
            value: power,
            label: power,
          }))}
          values={open.facts.pacts[country] ?? []}
          onChange={(powers) => void act({ type: 'set-fact', fact: 'pact', country, powers })}
        />
      )}
    </ActField>
  );
}
