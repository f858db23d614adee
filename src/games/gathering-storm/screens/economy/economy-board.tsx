import { CARRY_LIMIT } from '@/games/gathering-storm/rules/commands/board/settle';
import { hidesMoney, keepsPoints } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS, printTurn } from '@/games/gathering-storm/rules/vocabulary';
import type { PageProps } from '@/table/page/public-frame';
import { useTableActs } from '@/table/use-acts';
import { LedgerTable } from '@/ui/figure/ledger-table';
import { LimitBar } from '@/ui/figure/limit-bar';
import { Button } from '@/ui/form/button';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { MARKS } from '../board/marks';
import { useDispatchHere, useTable } from '../use-table';
import styles from './economy-board.module.css';
import { FactoryKey, factoryRows } from './ledger-factories';
import { incomeRows, pointsRows, secretRows, type Ways } from './ledger-money';
import { Pool, tellsDraws, tilesRow } from './ledger-tiles';

const isNew = (open: OpenState) =>
  !hidesMoney(open) && POWERS.every((power) => open.facts.baseIncome[power] === undefined);

/** What the board is for and how to begin; not rendered once something is entered. */
function EconomyHead({ onEnterAll }: { onEnterAll: () => void }) {
  const { open, moment } = useTable();
  const { send, refused } = useDispatchHere();
  if (moment !== null) return null;
  if (!isTracked(open, 'income'))
    return (
      <Sheet title="This table keeps income on its own sheets" titleSize="head" pad>
        <p className={styles.words}>
          What events change in random tiles and in the price of a conversion is shown here anyway. Let the
          app track income, and the ledger adds itself up.
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
    <Notice rule="GS 11.12C">
      Write each power’s base income: factories and pacts, less maintenance. Everything else comes in by
      itself. Tap a figure to enter or explain it. <Button onClick={onEnterAll}>Enter all five</Button>
    </Notice>
  );
}

/** Lets a table that counts its points on the board count them here again. @rule GS 6.33 */
function OnTheBoard() {
  const { open, moment } = useTable();
  const { send, refused } = useDispatchHere();
  if (keepsPoints(open) || !isTracked(open, 'income') || moment !== null) return null;
  return (
    <Notice rule="GS 6.33">
      Tile points are counted on the board.{' '}
      <Button
        look="quiet"
        onClick={() => void send({ type: 'choose-reading', reading: 'tile-points', value: 'kept' })}
      >
        Keep all points here
      </Button>
      {refused}
    </Notice>
  );
}

function rowsOf(open: OpenState, ways: Ways, pass: (person: string) => void) {
  const tiles = tilesRow(open, ways);
  const factories = factoryRows(open, ways);
  if (!isTracked(open, 'income')) return [...(tellsDraws(open) ? [tiles] : []), ...factories];
  if (hidesMoney(open)) return [...secretRows(open, ways, pass), tiles, ...factories];
  return [...incomeRows(open, ways), ...pointsRows(open, ways, tiles), ...factories];
}

/** One ledger of five columns: income, tile points, random tiles and factories of each power. @rule GS 11.12C */
export function EconomyBoard({ onOpen }: PageProps) {
  const { open, moment } = useTable();
  const { lowerCurtain } = useTableActs();
  const live = moment === null;
  const summed = isTracked(open, 'income') && !hidesMoney(open);
  const compared = summed && open.past.some(({ turn }) => turn === open.turn - 1);
  return (
    <div className={styles.board}>
      <EconomyHead onEnterAll={() => onOpen('incomes')} />
      <OnTheBoard />
      <LedgerTable
        label="Economy"
        corner={compared ? `Since ${printTurn(open.turn - 1)}` : undefined}
        columns={POWERS.map((power) => ({
          id: power,
          name: power,
          mark: MARKS[power],
          ...(live ? { label: `${power}: enter figures`, onPress: () => onOpen(`figures:${power}`) } : {}),
        }))}
        rows={rowsOf(open, { onOpen, live }, lowerCurtain)}
        legend={
          <>
            {summed && keepsPoints(open) && (
              <span>
                <LimitBar value={32} limit={CARRY_LIMIT} most={32} className={styles.sample} />
                up to {CARRY_LIMIT} go on, the rest is lost
              </span>
            )}
            <FactoryKey />
            {isTracked(open, 'income') && <Pool open={open} />}
          </>
        }
      />
    </div>
  );
}
