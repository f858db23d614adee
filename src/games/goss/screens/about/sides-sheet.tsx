import type { OpenState } from '@/games/goss/rules/state';
import { SIDES } from '@/games/goss/rules/vocabulary';
import { canonicalJson } from '@/kernel/file/canonical';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { checkSides } from './check-sides';
import { callSide, SidesForm } from './sides-form';

/** The sides' names and marks, and which side moves first. */
export function SidesSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const [sides, setSides] = useDraftState('sides', open.sides);
  const [firstMoves, setFirstMoves] = useDraftState('first moves', open.firstMoves);
  const errors = checkSides(sides);
  const same = canonicalJson([sides, firstMoves]) === canonicalJson([open.sides, open.firstMoves]);
  const wrong = Object.keys(errors).length > 0;
  async function name() {
    if (!wrong && !same && (await send({ type: 'name-sides', sides, firstMoves }))) onClose();
  }
  return (
    <OverSheet
      title="The two sides"
      note="Markers, ages and the journal so far stay as they are."
      onClose={onClose}
      wide
    >
      <LedgerForm label="The two sides" onSubmit={() => void name()}>
        <LedgerRow label="Names and marks">
          <SidesForm sides={sides} onChange={setSides} errors={errors} />
        </LedgerRow>
        <LedgerRow label="Who moves first" hint="in each game turn">
          <Choices
            label="Who moves first"
            options={SIDES.map((value) => ({ value, label: callSide(sides, value) }))}
            value={firstMoves}
            onChange={setFirstMoves}
          />
        </LedgerRow>
      </LedgerForm>
      <div className={sheet.foot}>
        <Button
          look="solid"
          disabled={wrong || same}
          why={wrong ? 'The problem is named beside its field.' : 'Change something first.'}
          onClick={() => void name()}
        >
          Save the names
        </Button>
      </div>
    </OverSheet>
  );
}
