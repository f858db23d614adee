import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { publicMoney, shortLastTurn } from '@/games/gathering-storm/rules/totals/ledger';
import { type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { namePass } from '@/kernel/seats';
import { useTableActs } from '@/table/use-table-acts';
import { AmountLines } from '@/ui/figure/amount-lines';
import { Button } from '@/ui/form/button';
import { Icon } from '@/ui/mark/icon';
import { LedgerPart } from '@/ui/sheet/ledger-columns';
import { useTable } from '../use-table';
import styles from './ledger.module.css';
import { points } from './words';

/** A ledger that only its owner reads: what lies open of it, and the way to its owner. Never a sum. @rule GS 9.41A */
export function SecretPart({ power, onOpen }: { power: Power; onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable();
  const { lowerCurtain } = useTableActs();
  const person = ownerOf(open, power);
  const short = shortLastTurn(open, power);
  const lines = publicMoney(open, power);
  return (
    <LedgerPart title="Income and tile points" rule="GS 9.41A" ruled>
      <div className={styles.secret}>
        <p>
          <Icon name="lock" small /> Only its owner sees it
        </p>
        {person && moment === null && (
          <Button onClick={() => lowerCurtain(person)}>{namePass(open.seats, person)}</Button>
        )}
      </div>
      {short > 0 && (
        <button
          type="button"
          className={styles.short}
          onClick={() => onOpen(`why:support:${power}`)}
        >{`${points(short)} short last turn: support ${printSigned(-short)}`}</button>
      )}
      {lines.length > 0 && (
        <AmountLines
          label={`${power}: what everyone may see`}
          lines={lines.map(({ id, words, amount = 0 }) => ({ id, text: words, amount }))}
        />
      )}
    </LedgerPart>
  );
}

function ownerOf(open: OpenState, power: Power): string | undefined {
  return open.seats.find((seat) => seat.powers.includes(power))?.person;
}
