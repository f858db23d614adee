import { NEIGHBORS } from '@/games/gathering-storm/rules/diplomacy/state';
import { LEADS } from '@/games/gathering-storm/rules/state/crisis';
import { isTracked } from '@/games/gathering-storm/rules/state/state';
import { policyProject } from '@/games/gathering-storm/rules/totals/garrison';
import { type GarrisonPart, printList } from '@/games/gathering-storm/rules/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { LedgerForm } from '@/ui/sheet/ledger-form';
import { useDispatch, useTable } from '../use-table';
import { CountRow } from './count-row';

const EACH = [
  { part: 'axis-flag', label: 'An Axis flag adds' },
  { part: 'allied-flag', label: 'An Allied flag adds' },
] as const satisfies readonly { part: GarrisonPart; label: string }[];

/** What Russia’s garrison requirement reads of the board. @rule GS 21.22 */
export function GarrisonSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const { garrison, results } = open.facts;
  const policy = policyProject(open);
  const row = (part: GarrisonPart, label: string, hint: string, limits?: { min: number }) => (
    <CountRow
      key={`${part} ${garrison[part]}`}
      {...{ label, hint, send, ...limits }}
      command={{ type: 'set-fact', fact: 'garrison', part, value: garrison[part] }}
    />
  );
  return (
    <OverSheet
      title="Russian garrison"
      note="What it must come to reads these of your board (GS 21.22). The index comes in by itself."
      onClose={onClose}
      wide
    >
      <LedgerForm label="Russian garrison">
        {LEADS.map((type) => row(type, `Axis lead in ${type}`, 'below 0 for the Allies'))}
        {isTracked(open, 'flags')
          ? EACH.map(({ part, label }) => row(part, label, `in ${printList(NEIGHBORS)}`, { min: 0 }))
          : row('flags', 'Flags add in all', `Axis and Allied, in ${printList(NEIGHBORS)}`, { min: 0 })}
        {policy && (
          <CountRow
            key={`policy ${results[policy.id]}`}
            label={policy.name}
            hint="results shown"
            command={{ type: 'set-fact', fact: 'results', project: policy.id, value: results[policy.id] }}
            send={send}
          />
        )}
      </LedgerForm>
    </OverSheet>
  );
}
