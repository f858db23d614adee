import { allowancesOf } from '@/games/gathering-storm/rules/construction/allowances';
import { checkTime } from '@/games/gathering-storm/rules/construction/tracked';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { isTracked } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { isWhole } from '@/games/gathering-storm/rules/totals/index';
import { POWERS, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import type { PageProps } from '@/table/page/public-frame';
import { Button } from '@/ui/form/button';
import { FormsOf } from '@/ui/form/draft-state';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { useDispatchHere, useTable } from '../use-table';
import styles from './construction-board.module.css';
import { YardSheet } from './yard-sheet';

/** What is under construction, a power a sheet. Costs, shipbuilding points and battleship size are the table’s own. @rule GS Guide, Construction */
export function ConstructionBoard({ onOpen }: PageProps) {
  const { open, moment } = useTable();
  const tracked = isTracked(open, 'ships');
  const early = checkTime(open, '') !== null;
  const allowed = POWERS.filter((power) => allowancesOf(open, power).length > 0);
  return (
    <div className={styles.board}>
      <ForcedBuilds onOpen={onOpen} />
      {!tracked && <OnCardboard reminders={allowed.length} />}
      {tracked && open.ships.length === 0 && moment === null && <HowToBegin />}
      {tracked && early && (
        <Notice rule="GS 18.31">
          Ships move and units are built from the Construction segment on. Ships that are on your board
          already can be entered at any time.
        </Notice>
      )}
      {(tracked ? POWERS : allowed).map((power) => (
        <FormsOf key={power} name={power}>
          <YardSheet power={power} />
        </FormsOf>
      ))}
    </div>
  );
}

/** Russia must build while its support is below 0; how many units the table says. @rule GS 18.51 */
function ForcedBuilds({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open } = useTable();
  const support = readTotal(open, totalOf.support('Russia')).value;
  if (support >= 0) return null;
  const { value } = readTotal(open, totalOf.forcedBuilds);
  const what = isWhole(open, totalOf.forcedBuilds)
    ? `forced builds, ${value}`
    : 'it must build units; how many is not entered';
  return (
    <Notice rule="GS 18.51">
      Russian support is {printSigned(support)}: {what}.{' '}
      <Button
        look="quiet"
        aria-label="Russian forced builds. Why?"
        onClick={() => onOpen(`why:${totalOf.forcedBuilds}`)}
      >
        Why?
      </Button>
    </Notice>
  );
}

function HowToBegin() {
  return (
    <Sheet title="Nothing is under construction" titleSize="head" pad>
      <p className={styles.words}>
        Ships on their rows, units of the turn and what events allow appear here. Press Build at a power to
        lay down a ship, or to enter one that was begun earlier; the app does not charge for it.
      </p>
    </Sheet>
  );
}

/** Ships lie on cardboard: what events allow is reminded of, and ticked off. */
function OnCardboard({ reminders }: { reminders: number }) {
  const { open, moment } = useTable();
  const { send, refused } = useDispatchHere();
  return (
    <Sheet title="This table keeps its ships on the board" titleSize="head" pad>
      <p className={styles.words}>
        {reminders > 0
          ? 'What this turn’s events allow is listed below. Do it on the board, then tick it off; nothing waits for it.'
          : 'When an event gives a free unit or ship, or speeds ships up, it is named here until you tick it off.'}
      </p>
      {moment === null && (
        <div>
          <Button onClick={() => void send({ type: 'keep', what: [...open.keeps, 'ships'] })}>
            Track ships here
          </Button>
        </div>
      )}
      {refused}
    </Sheet>
  );
}
