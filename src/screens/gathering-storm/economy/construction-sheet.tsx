import { useState } from 'react';
import { duesOf } from '@/systems/gathering-storm/dues';
import { keeps, type OpenState } from '@/systems/gathering-storm/state';
import { POWERS, type Power } from '@/systems/gathering-storm/vocabulary';
import { LedgerForm } from '@/ui/ledger-form';
import { PowerKeys } from '@/ui/power-keys';
import { MARKS, POWER_OPTIONS } from '../marks';
import { OverSheet } from '../over-sheet';
import { useDispatch, useTable } from '../use-table';
import { FactoryRows } from './construction-factories';
import styles from './construction-sheet.module.css';
import { ShipRows } from './construction-ships';
import { UnitRow } from './construction-units';
import { TileRow } from './tile-row';

interface ConstructionSheetProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
}

/** Random tiles, factories, ships and units, a power at a time. Costs and shipbuilding points are the table's own. @rule GS Guide, Construction */
export function ConstructionSheet({ onOpen, onClose }: ConstructionSheetProps) {
  const { open } = useTable();
  const { send, refusal } = useDispatch();
  const [power, setPower] = useState(() => firstOwing(open));
  return (
    <OverSheet
      title="Economy and construction"
      note="Costs, shipbuilding points and battleship size are the table’s own."
      mark={MARKS[power]}
      onClose={onClose}
      refusal={refusal}
      wide
    >
      <div className={styles.powers}>
        <PowerKeys label="Power" small options={POWER_OPTIONS} value={power} onChange={setPower} />
      </div>
      <LedgerForm key={power} label={`Construction of ${power}`}>
        {keeps(open, 'income') && <TileRow power={power} send={send} onOpen={onOpen} />}
        <FactoryRows power={power} send={send} onOpen={onOpen} />
        {keeps(open, 'ships') && <ShipRows power={power} send={send} />}
        {keeps(open, 'ships') && <UnitRow power={power} send={send} />}
      </LedgerForm>
    </OverSheet>
  );
}

/** Whoever has something to build; else the first in playing order. */
function firstOwing(open: OpenState): Power {
  const owing = duesOf(open).find(
    ({ obligation }) => obligation?.ask.type === 'table' && obligation.ask.building,
  );
  return POWERS.find((power) => power === owing?.owes) ?? POWERS[0];
}
