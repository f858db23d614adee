import { EnteredStepper } from '@/ui/form/entered-stepper';
import { Ticks } from '@/ui/form/ticks';
import { useTable } from '../use-table';
import { ActField } from './act-field';
import { PactsField } from './pacts-field';

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
