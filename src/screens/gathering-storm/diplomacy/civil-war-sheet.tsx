import { CIVIL_WAR_THRESHOLD, type CivilWarCountry } from '@/systems/gathering-storm/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { Choices } from '@/ui/form/choices';
import { Stepper } from '@/ui/form/stepper';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { useDispatch, useTable } from '../use-table';

/** A civil war as the board shows it: counters, and whether it is fought. @rule GS 25 */
export function CivilWarSheet({ country, onClose }: { country: CivilWarCountry; onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const war = open.civilWars[country];
  const { counters, state, threshold } = war;
  const entered = threshold !== CIVIL_WAR_THRESHOLD;
  const read = entered ? 'as the table entered it' : country === 'Greece' ? 'read in the rules' : 'assumed';
  const change = (part: Partial<typeof war>) =>
    void send({ type: 'civil-war', country, counters, state, threshold, ...part });
  return (
    <OverSheet
      title={`Civil war in ${country}`}
      note={`Each event there adds a counter; at ${threshold} (${read}) check whether the war breaks out (GS 25.31).`}
      onClose={onClose}
    >
      <LedgerForm label={`Civil war in ${country}`}>
        <LedgerRow label="Counters">
          <Stepper
            label="Counters"
            value={war.counters}
            min={0}
            max={20}
            sign="minus"
            onChange={(counters) => change({ counters })}
          />
        </LedgerRow>
        <LedgerRow label="A war is expected at" hint="counters">
          <Stepper
            label="A war is expected at"
            value={threshold}
            min={1}
            max={20}
            onChange={(value) => change({ threshold: value })}
          />
        </LedgerRow>
        <LedgerRow label="The war" hint="being fought: index +1">
          <Choices
            label="The war"
            options={[
              { value: 'quiet', label: 'Quiet' },
              { value: 'fought', label: 'Being fought' },
              { value: 'ended', label: 'Ended' },
            ]}
            value={war.state}
            onChange={(state) => change({ state })}
          />
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}
