import { useState } from 'react';
import { hidesMoney, keepsPoints } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { FEW, faceDown, TILES } from '@/games/gathering-storm/rules/state/tile-pool';
import { knowsIncome, knowsPoints } from '@/games/gathering-storm/rules/totals/known-money';
import { incomeAccount, tilesAccount } from '@/games/gathering-storm/rules/totals/ledger';
import { POWERS, type Power, printList } from '@/games/gathering-storm/rules/vocabulary';
import type { PageProps } from '@/table/page/public-frame';
import { SumsTable } from '@/ui/figure/sums-table';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import { LedgerColumn, LedgerColumns } from '@/ui/sheet/ledger-columns';
import { Sheet } from '@/ui/sheet/sheet';
import { MARKS } from '../board/marks';
import { useDispatchHere, useTable } from '../use-table';
import styles from './economy-board.module.css';
import economyHeadStyles from './economy-head.module.css';
import { DrawsPart } from './ledger-draws';
import { FactoriesPart } from './ledger-factories';
import { FiguresPart } from './ledger-figures';
import { IncomePart, SecretPart, TilesPart } from './ledger-money';
import poolSheetStyles from './pool-sheet.module.css';

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
        <p className={economyHeadStyles.words}>
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
      <p className={economyHeadStyles.words}>
        Write each power’s base income, from your own sheets: factories and pacts, less maintenance (GS
        11.12C). Support, climate and events come in by themselves, and every figure says why.
      </p>
      <div>
        <Button onClick={onEnterAll}>Enter figures for all five</Button>
      </div>
    </Sheet>
  );
}

/** The ninety tiles: how many are face down, and which are face up. @rule GS 6 */
function PoolSheet() {
  const { open } = useTable();
  if (!isTracked(open, 'income')) return null;
  const { up } = open.tiles;
  const upAll = TILES.reduce((sum, tile) => sum + up[tile], 0);
  return (
    <Sheet title="The table’s ninety tiles" tools={<span className={poolSheetStyles.rule}>GS 6</span>}>
      <dl className={poolSheetStyles.pool}>
        <div>
          <dt>face down; with fewer than {FEW}, fifteen more are turned</dt>
          <dd>{faceDown(open.tiles)}</dd>
        </div>
        <div>
          <dt>
            face up: {printList(TILES.map((tile) => `${up[tile]} of ${tile}`))}. Taken in playing order, any
            values, at most three 1s at once (GS 6.25, 6.26)
          </dt>
          <dd>{upAll}</dd>
        </div>
      </dl>
    </Sheet>
  );
}

const anchorOf = (power: Power) => `ledger-of-${power.toLowerCase()}`;

/** Five ledgers side by side: income, tile points, random tiles and factories of each power. @rule GS 11.12C */
export function EconomyBoard({ onOpen }: PageProps) {
  const { open } = useTable();
  const forms = useForms();
  const [entering, setEntering] = useState<readonly Power[]>(() =>
    POWERS.filter((power) => forms.names(`${power}/${power}: figures`).length > 0),
  );
  const summed = isTracked(open, 'income') && !hidesMoney(open);
  const toggle = (power: Power) =>
    setEntering(
      entering.includes(power) ? entering.filter((other) => other !== power) : [...entering, power],
    );
  return (
    <div className={styles.board}>
      <EconomyHead onEnterAll={() => setEntering(POWERS)} />
      {summed && <Sums />}
      <LedgerColumns more={<PoolSheet />}>
        {POWERS.map((power) => (
          <FormsOf key={power} name={power}>
            <Ledger
              power={power}
              onOpen={onOpen}
              entering={entering.includes(power)}
              onToggle={() => toggle(power)}
            />
          </FormsOf>
        ))}
      </LedgerColumns>
    </div>
  );
}

/** All five sums above the ledgers, for when the ledgers do not fit side by side. */
function Sums() {
  const { open } = useTable();
  return (
    <SumsTable
      label="Income and tile points"
      columns={POWERS.map((power) => ({
        id: power,
        name: power,
        mark: MARKS[power],
        onPress: () => goTo(anchorOf(power)),
      }))}
      rows={[
        { label: 'Income', cells: POWERS.map((power) => ({ value: incomeIn(open, power) })) },
        ...(keepsPoints(open)
          ? [{ label: 'Points', cells: POWERS.map((power) => pointsIn(open, power)) }]
          : []),
      ]}
    />
  );
}

/** A sum without what each turn brings would only be ours. */
function incomeIn(open: OpenState, power: Power): number | null {
  return knowsIncome(open, power) ? incomeAccount(open, power).value : null;
}

function pointsIn(open: OpenState, power: Power): { value: number | null; short?: string } {
  const { value } = tilesAccount(open, power);
  if (!knowsPoints(open, power)) return { value: null };
  return value < 0 ? { value: 0, short: `${-value} short` } : { value };
}

/** Scrolls a ledger into view; the next Tab starts there. */
function goTo(anchor: string): void {
  const heading = document.getElementById(anchor);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

interface LedgerProps {
  power: Power;
  onOpen: (sheet: string) => void;
  entering: boolean;
  onToggle: () => void;
}

function Ledger({ power, onOpen, entering, onToggle }: LedgerProps) {
  const { open, moment } = useTable();
  const enter = () => {
    if (!entering) onToggle();
  };
  const acts = { power, onOpen, onEnter: moment === null ? enter : null };
  return (
    <LedgerColumn mark={MARKS[power]} name={power} anchor={anchorOf(power)}>
      {isTracked(open, 'income') &&
        (hidesMoney(open) ? (
          <SecretPart power={power} onOpen={onOpen} />
        ) : (
          <>
            <IncomePart {...acts} />
            <TilesPart {...acts} />
          </>
        ))}
      <DrawsPart power={power} onOpen={onOpen} />
      <FactoriesPart {...acts} />
      {moment === null && <FiguresPart power={power} open={entering} onToggle={onToggle} />}
    </LedgerColumn>
  );
}
