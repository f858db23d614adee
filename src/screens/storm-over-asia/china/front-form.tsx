import type { OpenState } from '@/systems/storm-over-asia/state';
import { surplusLeft } from '@/systems/storm-over-asia/united-front/front';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { useKept } from '@/ui/form/kept';
import { NumberField } from '@/ui/form/number-field';
import { YesNo } from '@/ui/form/yes-no';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';

/** What the table knows of the United Front from its own sheet; the conversions are counted by the app. @rule SOA 32 */
export function FrontForm({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const left = surplusLeft(open.front);
  const [exists, setExists] = useKept('exists', open.front.exists);
  const [entered, setEntered] = useKept('entered', open.front.entered);
  const [allJoined, setAllJoined] = useKept('all joined', open.front.allJoined);
  const [surplus, setSurplus] = useKept<number | null>('surplus', left);

  async function enter() {
    const told = {
      exists,
      entered,
      allJoined,
      // What is left of it is left, unless another number is entered.
      ...(surplus !== null && surplus !== left ? { surplus } : {}),
    };
    if (await send({ type: 'set-front', ...told })) onClose();
  }
  return (
    <OverSheet
      title="United Front"
      note="What its own sheet says. Turned warlord flags are counted here (SOA 26.22)."
      onClose={onClose}
    >
      <LedgerForm label="United Front" onSubmit={() => void enter()}>
        <LedgerRow label="It exists" hint="SOA 32">
          <YesNo label="The United Front exists" value={exists} onChange={setExists} />
        </LedgerRow>
        <LedgerRow label="Level" hint="before warlord flags">
          <NumberField
            label="Level before warlord flags"
            hideLabel
            min={-99}
            max={99}
            value={entered}
            onChange={setEntered}
          />
        </LedgerRow>
        <LedgerRow label="Every Communist flag has joined" hint="SOA 26.212">
          <YesNo label="Every Communist flag has joined" value={allJoined} onChange={setAllJoined} />
        </LedgerRow>
        <LedgerRow
          label="Surplus"
          hint={left === null ? 'SOA 32.72; of this turn' : 'SOA 32.72; what is left of it'}
        >
          <NumberField label="Surplus" hideLabel min={0} max={99} value={surplus} onChange={setSurplus} />
        </LedgerRow>
      </LedgerForm>
      <div className={sheet.foot}>
        <Button look="solid" onClick={() => void enter()}>
          Enter it
        </Button>
      </div>
    </OverSheet>
  );
}
