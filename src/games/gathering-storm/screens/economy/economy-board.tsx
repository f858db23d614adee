import { useState } from 'react';
import { hidesMoney, keepsPoints } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { knowsIncome, knowsPoints } from '@/games/gathering-storm/rules/totals/known-money';
import { incomeAccount, tilesAccount } from '@/games/gathering-storm/rules/totals/ledger';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import type { PageProps } from '@/table/page/public-frame';
import { SumsTable } from '@/ui/figure/sums-table';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import { LedgerColumn, LedgerColumns } from '@/ui/sheet/ledger-columns';
import { MARKS } from '../board/marks';
import { useTable } from '../use-table';
import styles from './economy-board.module.css';
import { EconomyHead } from './economy-head';
import { DrawsPart } from './ledger-draws';
import { FactoriesPart } from './ledger-factories';
import { FiguresPart } from './ledger-figures';
import { IncomePart, TilesPart } from './ledger-money';
import { SecretPart } from './ledger-secret';
import { PoolSheet } from './pool-sheet';

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
