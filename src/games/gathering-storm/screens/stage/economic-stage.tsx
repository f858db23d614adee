import type { ReactNode } from 'react';
import { placesPoints } from '@/games/gathering-storm/rules/guide/phases';
import { rightsOf, type Segment } from '@/games/gathering-storm/rules/guide/rights';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { hidesMoney } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { POWERS, type Power, powersOf, SIDES } from '@/games/gathering-storm/rules/vocabulary';
import { pathOf } from '@/table/page/page-tabs';
import type { PageProps } from '@/table/page/public-frame';
import { Figure } from '@/ui/figure/figure';
import { Button } from '@/ui/form/button';
import { Roundel } from '@/ui/mark/roundel';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import { publicMoney } from '../board/power-row';
import type { PageId } from '../pages';
import { useTable } from '../use-table';
import styles from './stages.module.css';

/** A board by its name, and the way to it. */
type Board = readonly [name: string, onGo: () => void];

/** What the powers have to do in each segment, with the way to its board; of a segment without any, only the way. */
export function EconomicStage(page: PageProps) {
  const { open, table } = useTable();
  const to = (name: string, board: PageId): Board => [name, () => page.go(pathOf(table.id, board))];
  const economy = to('Economy', 'economy');
  const research = isTracked(open, 'research') ? to('Research', 'research') : null;
  const construction = to('Construction', 'construction');
  const factories = factoryRows(open);
  const places = placesPoints(open);
  const researched = rightRows(open, 'research');
  const built = rightRows(open, 'construction');
  const rest = [
    ...(factories.length === 0 ? [economy] : []),
    ...(research && !places && researched.length === 0 ? [research] : []),
    ...(built.length === 0 ? [construction] : []),
  ];
  return (
    <div className={styles.segments}>
      {open.incomeTaken && !hidesMoney(open) && (
        <Sheet title="Income taken" pad className={styles.segment ?? ''}>
          <ul className={styles.money}>
            {POWERS.map((power) => {
              const { label, value, sign, onPress } = publicMoney(open, power, page.onOpen);
              return (
                <li key={power}>
                  <button type="button" onClick={onPress}>
                    <Roundel mark={MARKS[power]} size="xs" />
                    <span className={voice.hidden}>{power}: </span>
                    <Figure value={value} {...(sign ? { sign } : {})} className={styles.sum} />
                    <small>{label}</small>
                  </button>
                </li>
              );
            })}
          </ul>
        </Sheet>
      )}
      {factories.length > 0 && (
        <SegmentSheet title="Factories" board={economy}>
          <Rows open={open} rows={factories} onOpen={page.onOpen} />
        </SegmentSheet>
      )}
      {research && (places || researched.length > 0) && (
        <SegmentSheet title="Research" board={research}>
          {places && <Points onOpen={page.onOpen} />}
          <Rows open={open} rows={researched} onOpen={page.onOpen} />
        </SegmentSheet>
      )}
      {built.length > 0 && (
        <SegmentSheet title="Construction" board={construction}>
          <Rows open={open} rows={built} onOpen={page.onOpen} />
        </SegmentSheet>
      )}
      {rest.length > 0 && (
        <ul className={styles.ways} aria-label="Boards">
          {rest.map((board) => (
            <li key={board[0]}>
              <BoardButton board={board} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface Row {
  power: Power;
  words: string;
}

/** "2 idle", and the prices that events changed. @rule GS Guide, Factory */
function factoryRows(open: OpenState): Row[] {
  const idle = POWERS.flatMap((power) => {
    const count = open.factories[power]?.idle ?? 0;
    return count > 0 ? [{ power, words: `${count} idle` }] : [];
  });
  return [...idle, ...rightRows(open, 'factories')];
}

/** What shown cards let the powers do in this segment. @rule GS 9.41 */
const rightRows = (open: OpenState, segment: Segment): Row[] =>
  POWERS.flatMap((power) =>
    rightsOf(open, power)
      .filter((right) => right.segment === segment)
      .map(({ short }) => ({ power, words: `may use ${short}` })),
  );

function SegmentSheet({ title, board, children }: { title: string; board: Board; children: ReactNode }) {
  return (
    <Sheet title={title} pad className={styles.segment ?? ''}>
      {children}
      <BoardButton board={board} />
    </Sheet>
  );
}

const BoardButton = ({ board: [name, onGo] }: { board: Board }) => (
  <Button className={styles.way} onClick={onGo}>
    {name}
    <span className={voice.hidden}> board</span>
  </Button>
);

/** The points that each alliance has this turn. */
function Points({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open } = useTable();
  return (
    <ul className={styles.points} aria-label="Points this turn">
      {SIDES.map((side) => (
        <li key={side}>
          <button type="button" onClick={() => onOpen(`why:${totalOf.points(side)}`)}>
            <span className={styles.seals}>
              {powersOf(side).map((power) => (
                <Roundel key={power} mark={MARKS[power]} size="xs" />
              ))}
            </span>
            <span className={voice.hidden}>{side}: research points </span>
            <Figure value={readTotal(open, totalOf.points(side)).value} className={styles.figure} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  open: OpenState;
  rows: readonly Row[];
  onOpen: (sheet: string) => void;
}

function Rows({ open, rows, onOpen }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map(({ power, words }) => (
        <li key={`${power} ${words}`}>
          <Roundel mark={MARKS[power]} size="xs" />
          {rightsOf(open, power).length > 0 ? (
            <button type="button" className={styles.right} onClick={() => onOpen(`rights:${power}`)}>
              <span className={voice.hidden}>{power} </span>
              {words}
            </button>
          ) : (
            <span>
              <span className={voice.hidden}>{power} </span>
              {words}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
