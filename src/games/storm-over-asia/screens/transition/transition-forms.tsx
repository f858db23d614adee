import { ABROAD, BRITISH_PROJECTS, type OpenState } from '@/games/storm-over-asia/rules/state';
import { tensionModifier, westWarsOf } from '@/games/storm-over-asia/rules/transition/russia';
import { transitionTurn } from '@/games/storm-over-asia/rules/transition/sheet';
import { printTurn } from '@/games/storm-over-asia/rules/vocabulary';
import { CommandFields } from '@/table/command-fields';
import { useActs } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { EnteredStepper } from '@/ui/form/entered-stepper';
import { YesNo } from '@/ui/form/ticks';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Sheet } from '@/ui/sheet/sheet';
import { ActLine } from '../act-line';
import styles from './transition.module.css';
import { TypedRow } from './typed-row';

const NUMBERS = [
  { fact: 'burmaRoad', label: 'The Burma Road, in BRPs', rule: 'SOA transition 13.31' },
  { fact: 'tension', label: 'Russo-German tension', rule: 'SOA transition 14.41F' },
  { fact: 'resistance', label: 'Japanese resistance', rule: 'SOA transition 14.41F' },
] as const;

/** The inputs of the British figures: flags abroad, and research. @rule SOA 16, 27 */
export function BritishForms() {
  const { open } = useTable<OpenState>();
  const acts = useActs();
  const { act } = acts;
  return (
    <Sheet titleLevel={3} title="Entered: flags abroad and research" className={styles.forms ?? ''}>
      <ActLine acts={acts} />
      <LedgerForm label="Flags abroad and research">
        {ABROAD.map((country) => (
          <TypedRow
            key={country}
            label={`Flags in ${country}`}
            hint="SOA 27"
            command={{ type: 'set-abroad', country }}
            asks={{ British: 'British', Japanese: 'Japanese' }}
            now={open.abroad[country]}
            act={act}
          />
        ))}
        {BRITISH_PROJECTS.map((project) => (
          <TypedRow
            key={project}
            label={project === 'economic preparation' ? `British ${project}` : project}
            hint="SOA 16"
            some
            command={{ type: 'set-research', project }}
            asks={{ steps: 'Steps', ...(project === 'economic preparation' ? { results: 'Results' } : {}) }}
            now={open.research[project]}
            act={act}
          />
        ))}
      </LedgerForm>
    </Sheet>
  );
}

/** The inputs of the Burma Road and Russia’s answer. @rule SOA transition 13.31, 14.41 */
export function WarForms() {
  const { open } = useTable<OpenState>();
  const acts = useActs();
  const { act } = acts;
  const { passage } = open;
  const now = transitionTurn(open);
  const takes = tensionModifier(passage, now) !== 0;
  return (
    <Sheet titleLevel={3} title="Entered: how the war stands" className={styles.forms ?? ''}>
      <ActLine acts={acts} />
      <LedgerForm label="How the war stands">
        {open.over && (
          <LedgerRow label="The turn" hint="of the passage, after Storm Over Asia">
            <EnteredStepper
              label="The turn"
              labelOf={printTurn}
              showLabel
              min={1}
              max={60}
              value={now}
              onEnter={(turn) => void act({ type: 'set-passage', turn })}
            />
          </LedgerRow>
        )}
        <LedgerRow label="Japan declared war on a neutral Russia" hint="SOA transition 14.41">
          <YesNo
            label="Japan declared war on a neutral Russia"
            value={passage.declared !== null}
            onChange={(yes) => void act({ type: 'set-passage', declared: yes ? now : null })}
          />
          {passage.declared !== null && (
            <EnteredStepper
              label="The turn of the declaration"
              labelOf={(turn) => `In turn ${turn}, ${printTurn(turn)}`}
              showLabel
              min={1}
              max={now}
              value={passage.declared}
              onEnter={(declared) => void act({ type: 'set-passage', declared })}
            />
          )}
        </LedgerRow>
        <CommandFields
          command={{ ...passage, type: 'set-passage', pact: passage.pact ?? undefined }}
          asks={{
            pact: { label: 'A Nazi-Soviet Pact is in force', hint: 'SOA transition 14.41F' },
            surrendered: { hint: 'SOA transition 14.41F' },
            atWarWithWest: { hint: 'SOA transition 14.41E' },
          }}
          onChange={(_, facts) => void act({ type: 'set-passage', ...facts })}
        />
        <WestWarRow />
        {NUMBERS.map(({ fact, label, rule }) => (
          <TypedRow
            key={fact}
            label={label}
            hint={fact === 'tension' && takes ? `${rule}; with this turn’s −1 in it (assumed)` : rule}
            command={{ type: 'set-passage' }}
            asks={{ [fact]: label }}
            now={passage}
            act={act}
          />
        ))}
      </LedgerForm>
    </Sheet>
  );
}

/** When the newest war with the West began and ended: either may be a turn that has passed. @rule SOA transition 14.41E */
function WestWarRow() {
  const { open } = useTable<OpenState>();
  const { act } = useActs();
  const war = westWarsOf(open.passage).at(-1);
  const now = transitionTurn(open);
  if (!war) return null;
  return (
    <LedgerRow label="Its turns" hint="SOA transition 14.41E">
      <EnteredStepper
        label="The turn the war began"
        labelOf={(turn) => `At war from turn ${turn}, ${printTurn(turn)}`}
        showLabel
        min={1}
        max={(war.peace ?? now + 1) - 1}
        value={war.from}
        onEnter={(westFrom) => void act({ type: 'set-passage', westFrom })}
      />
      {war.peace !== null && (
        <EnteredStepper
          label="The turn of the peace"
          labelOf={(turn) => `Peace from turn ${turn}, ${printTurn(turn)}`}
          showLabel
          min={war.from + 1}
          max={now}
          value={war.peace}
          onEnter={(westPeace) => void act({ type: 'set-passage', westPeace })}
        />
      )}
    </LedgerRow>
  );
}
