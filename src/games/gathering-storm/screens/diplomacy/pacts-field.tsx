import { type PactCountry, POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { CommandFields } from '@/table/command-fields';
import { useTable } from '../use-table';
import { ActField } from './act-field';

/** Trade pacts by power; a power has none with itself. @rule GS 4.16 */
export function PactsField({ country }: { country: PactCountry }) {
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
