import { hidesMoney } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { Button } from '@/ui/form/button';
import { Sheet } from '@/ui/sheet/sheet';
import { useDispatchHere, useTable } from '../use-table';
import styles from './economy-head.module.css';

const isNew = (open: OpenState) =>
  !hidesMoney(open) && POWERS.every((power) => open.facts.baseIncome[power] === undefined);

/** What the board is for and how to begin; not rendered once something is entered. */
export function EconomyHead({ onEnterAll }: { onEnterAll: () => void }) {
  const { open, moment } = useTable();
  const { send, refused } = useDispatchHere();
  if (moment !== null) return null;
  if (!isTracked(open, 'income'))
    return (
      <Sheet title="This table keeps income on its own sheets" titleSize="head" pad>
        <p className={styles.words}>
          What events change in random tiles and in the price of a conversion is shown here anyway. Let the
          app track income, and each power gets a ledger that adds itself up.
        </p>
        <div>
          <Button onClick={() => void send({ type: 'keep', what: [...open.keeps, 'income'] })}>
            Track income here
          </Button>
        </div>
        {refused}
      </Sheet>
    );
  if (!isNew(open)) return null;
  return (
    <Sheet title="Five ledgers that add themselves up" titleSize="head" pad>
      <p className={styles.words}>
        Write each power’s base income, from your own sheets: factories and pacts, less maintenance (GS
        11.12C). Support, climate and events come in by themselves, and every figure says why.
      </p>
      <div>
        <Button onClick={onEnterAll}>Enter figures for all five</Button>
      </div>
    </Sheet>
  );
}
