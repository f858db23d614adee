import { readCards } from '@/games/gathering-storm/rules/totals/cards';
import { POWERS, printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { countCards } from '@/kernel/seats';
import type { SheetTools } from '@/table/game-ui';
import { OverSheet } from '@/table/page/over-sheet';
import foot from '@/table/page/sheet-foot.module.css';
import { Button } from '@/ui/form/button';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { useTable } from '../use-table';

/** Why each power is dealt as many cards as it is: every source, its rule, and how long it lasts. @rule GS 9.12 to 9.15 */
export function WhyDealSheet({ onOpen, onClose }: Pick<SheetTools, 'onOpen' | 'onClose'>) {
  const { open } = useTable();
  return (
    <OverSheet
      title={`The deal of ${printTurn(open.turn)}`}
      note="One card for each power every turn. Completed aggressions and the Nazi-Soviet Pact bring more."
      onClose={onClose}
    >
      <LedgerLines
        rows={POWERS.map((power) => {
          const { value, lines } = readCards(open, power);
          return {
            label: power,
            text: (
              <>
                <b>{countCards(value)}</b>
                {lines.map(({ words, amount, rule, how }) => (
                  <div key={words}>{`${words}: ${amount}${how ? `. ${how}` : ''} (${rule})`}</div>
                ))}
              </>
            ),
          };
        })}
      />
      <div className={foot.foot}>
        <Button onClick={() => onOpen('calendar')}>Something is missing</Button>
        <Button look="solid" onClick={onClose}>
          Back to the table
        </Button>
      </div>
    </OverSheet>
  );
}
