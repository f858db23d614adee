import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { surplusLeft } from '@/games/storm-over-asia/rules/united-front/surplus';
import type { Command } from '@/kernel/game';
import { CommandFields } from '@/table/command-fields';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { LedgerForm } from '@/ui/sheet/ledger-form';

/** What the table knows of the United Front from its own sheet; the conversions are counted by the app. @rule SOA 32 */
export function FrontForm({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const left = surplusLeft(open) ?? undefined;
  const { exists, entered, allJoined, surplusAt } = open.front;
  const [front, setFront] = useDraftState<Command>('front', {
    type: 'set-front',
    exists,
    entered,
    allJoined,
    surplus: left,
  });

  async function enter() {
    const { surplus, ...facts } = front;
    // The remaining surplus is unchanged, or follows the level, unless another number is entered.
    if (await send(surplus === undefined || surplus === left ? facts : front)) onClose();
  }
  return (
    <OverSheet
      title="United Front"
      note="What its own sheet says. Turned warlord flags are counted here (SOA 26.22)."
      onClose={onClose}
    >
      <LedgerForm label="United Front" onSubmit={() => void enter()}>
        <CommandFields
          command={front}
          asks={{
            exists: { label: 'It exists', name: 'The United Front exists', hint: 'SOA 32' },
            entered: { label: 'Level', name: 'Level before warlord flags', hint: 'before warlord flags' },
            allJoined: { label: 'Every Communist flag has joined', hint: 'SOA 26.212' },
            surplus: {
              hint: `SOA 32.72; ${left === undefined ? 'of this turn' : surplusAt === undefined ? 'what is left of it' : 'what is left: it follows the level'}`,
            },
          }}
          onChange={setFront}
        />
      </LedgerForm>
      <div className={sheet.foot}>
        <Button look="solid" onClick={() => void enter()}>
          Enter it
        </Button>
      </div>
    </OverSheet>
  );
}
