import { kindOf } from '@/games/gathering-storm/rules/effects';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { useDraft } from '@/store/context';
import { AmountKeys } from '@/ui/form/amount-keys';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { useTable } from '../use-table';
import { type Amounts, amountsName, type PlainKind, withoutAmount } from './pieces/plain-events';
import styles from './quick-events.module.css';

interface QuickEventsProps {
  kind: PlainKind;
  /** Whether a power may show a card; the others keep their row, so that no keys move. */
  holds: (power: Power) => boolean;
  /** Opens the whole form for a power: another kind, a title, a card that was discarded. */
  onPick: (power: Power) => void;
}

/** What its card does, once it is shown; otherwise that it has none. */
const sayNone = ({ hands, shown }: OpenState, power: Power) => {
  const { dealt, played } = hands[power];
  const last = shown.findLast((card) => card.power === power && card.how === 'played');
  if (last) return last.event.effects.map((effect) => kindOf(effect).say(effect)).join(' ');
  if (dealt === 0) return `${power} was dealt no card`;
  return played > 0 ? `${power} has shown its ${dealt === 1 ? 'card' : 'cards'}` : `${power} holds no card`;
};

/** A row for each power: plain events are an amount each, and the table's one button records all; anything else opens the form. */
export function QuickEvents({ kind, holds, onPick }: QuickEventsProps) {
  const { open } = useTable();
  const [amounts = {}, keep] = useDraft<Amounts>(amountsName(open));

  function choose(power: Power, amount: number | undefined) {
    keep(amount === undefined ? withoutAmount(amounts, power) : { ...amounts, [power]: amount });
  }
  return (
    <ul className={styles.rows}>
      {POWERS.map((power) =>
        holds(power) ? (
          <li key={power} className={styles.row}>
            <button type="button" className={styles.power} aria-label={power} onClick={() => onPick(power)}>
              <Roundel mark={MARKS[power]} />
            </button>
            <AmountKeys
              label={`${power}: ${kind}`}
              other={false}
              tight
              value={amounts[power] ?? null}
              onChange={(amount) => choose(power, amount)}
              onClear={() => choose(power, undefined)}
            />
          </li>
        ) : (
          <li key={power} className={styles.row}>
            <Roundel mark={MARKS[power]} className={styles.gone ?? ''} />
            <span className={styles.none}>{sayNone(open, power)}</span>
          </li>
        ),
      )}
    </ul>
  );
}
