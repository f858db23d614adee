import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { keepsPoints } from '@/games/gathering-storm/rules/state/purse';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { knowsIncome, knowsPoints } from '@/games/gathering-storm/rules/totals/known-money';
import {
  type Account,
  type Carry,
  incomeAccount,
  printSince,
  publicMoney,
  readCarry,
  readSince,
  shortLastTurn,
  tilesAccount,
} from '@/games/gathering-storm/rules/totals/ledger';
import {
  capitalize,
  type Power,
  printList,
  printSigned,
  printTurn,
} from '@/games/gathering-storm/rules/vocabulary';
import { namePass } from '@/kernel/seats';
import { useTableActs } from '@/table/use-acts';
import { AmountLines } from '@/ui/figure/amount-lines';
import { Button } from '@/ui/form/button';
import { Icon } from '@/ui/mark/icon';
import { LedgerPart } from '@/ui/sheet/ledger-columns';
import { useDispatch, useTable } from '../use-table';
import styles from './ledger.module.css';
import { SpendForm } from './spend-form';

const points = (count: number) => `${count} tile ${count === 1 ? 'point' : 'points'}`;

/** Returns the parts of a sum that the table has not entered, or null. */
function sayMissing({ lines }: Account): string | null {
  const missing = lines.flatMap(({ missing: what }) => (what ? [WHAT[what]] : []));
  return missing.length > 0 ? `${capitalize(printList(missing))} not entered` : null;
}

const WHAT = { base: 'base income', climate: 'what the climate gives' };

/** Returns what the end of the turn would leave, or null. @rule GS 6.33, 10.41C */
function sayCarry({ kept: carried, lost, short, lowers, unknown }: Carry, turn: number): string | null {
  const next = printTurn(turn + 1);
  if (unknown) return null;
  if (short > 0) return `${short} short: support is ${lowers || 'no'} lower in ${next} (GS 10.41C)`;
  if (lost > 0)
    return `${carried} go on to ${next}; ${lost} ${lost === 1 ? 'is' : 'are'} lost, the limit is 21 (GS 6.33)`;
  return `${carried} ${carried === 1 ? 'goes' : 'go'} on to ${next}`;
}

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

interface MoneyProps {
  power: Power;
  onOpen: (sheet: string) => void;
  /** Opens the form where the table enters its figures; null while looking back. */
  onEnter: (() => void) | null;
}

/**
 * Income line by line, and its value at the end of the last turn. Shows only the changes until it is entered.
 * @rule GS 11.12C
 */
export function IncomePart({ power, onOpen, onEnter }: MoneyProps) {
  const { open } = useTable();
  const account = incomeAccount(open, power);
  const total = totalOf.income(power);
  const missing = sayMissing(account);
  const known = knowsIncome(open, power);
  const change = known ? null : changeOf('Income change', power, account);
  return (
    <LedgerPart title="Income" rule="GS 11.12C" ruled>
      <AmountLines
        label={`${power}: income, line by line`}
        lines={linesOf(account, onOpen, onEnter)}
        sum={{
          text: open.income[power] ? 'Taken' : 'In all',
          value: account.value,
          label: `${power}: Income ${account.value}. Why?`,
          ...change,
          notes: [...(known ? sinceOf(open, total) : []), ...(missing ? [missing] : [])],
          onPress: () => onOpen(`why:${total}`),
        }}
      />
    </LedgerPart>
  );
}

/** Tile points line by line, and how many the end of the turn would keep. @rule GS 6.33, 10.41C */
export function TilesPart({ power, onOpen, onEnter }: MoneyProps) {
  const { open, moment } = useTable();
  const account = tilesAccount(open, power);
  const total = totalOf.tiles(power);
  const carry = sayCarry(readCarry(open, power), open.turn);
  const known = knowsPoints(open, power);
  const short = known ? Math.max(0, -account.value) : 0;
  const change = known ? null : changeOf('Points change', power, account);
  return (
    <LedgerPart title="Tile points" rule="GS 6" ruled>
      <AmountLines
        label={`${power}: tile points, line by line`}
        lines={linesOf(account, onOpen, onEnter)}
        sum={{
          text: 'Now',
          value: Math.max(0, account.value),
          ...(short > 0 ? { short: `${short} short` } : {}),
          label:
            short > 0
              ? `${power}: Points short ${short}. Why?`
              : `${power}: Tile points ${account.value}. Why?`,
          ...change,
          notes: known ? sinceOf(open, total) : [],
          onPress: () => onOpen(`why:${total}`),
        }}
      />
      {open.incomeTaken && carry && <p className={styles.told}>{carry}</p>}
      {keepsPoints(open) ? moment === null && <SpendForm power={power} /> : <OnTheBoard />}
    </LedgerPart>
  );
}

/** Lets a table that counts its points on the board count them here again. @rule GS 6.33 */
function OnTheBoard() {
  const { moment } = useTable();
  const { send } = useDispatch();
  return (
    <div className={styles.acts}>
      <p className={styles.told}>Counted on the board.</p>
      {moment === null && (
        <Button
          look="quiet"
          onClick={() => void send({ type: 'choose-reading', reading: 'tile-points', value: 'kept' })}
        >
          Keep all points here
        </Button>
      )}
    </div>
  );
}

/** A sum without an entered base is only a change, so it is printed with a sign. */
const changeOf = (text: string, power: Power, { value }: Account) => ({
  text,
  value,
  sign: 'always' as const,
  label: `${power}: ${text} ${printSigned(value)}. Why?`,
});

function linesOf({ lines }: Account, onOpen: MoneyProps['onOpen'], onEnter: MoneyProps['onEnter']) {
  return lines.map((line, at) => {
    const amountText = line.missing ? 'not entered' : printSigned(line.amount);
    const enter = line.missing ? onEnter : null;
    return {
      id: line.id ?? `${at} ${line.words}`,
      text: line.words,
      ...(line.missing ? { note: 'Not entered' } : {}),
      amount: line.missing ? null : line.amount,
      // The first line of an account is itself a sum.
      sign: at === 0 ? ('minus' as const) : ('always' as const),
      label: `${line.words}: ${amountText}. ${enter ? 'Enter it' : 'Why?'}`,
      onPress: enter ?? (() => onOpen(`why:${line.opens}`)),
    };
  });
}

function sinceOf(open: OpenState, total: TotalKey): string[] {
  const since = readSince(open, total);
  return since ? [`${printSince(since)} (${String(since.was).replace('-', '−')})`] : [];
}
