import { useState } from 'react';
import { allowancesOf } from '@/games/gathering-storm/rules/construction/allowances';
import { checkAdvance, shipsOf } from '@/games/gathering-storm/rules/construction/ships';
import { checkTime } from '@/games/gathering-storm/rules/construction/tracked';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { type Power, printList } from '@/games/gathering-storm/rules/vocabulary';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { PartySheet } from '@/ui/sheet/party-sheet';
import { MARKS } from '../board/marks';
import { useDispatchHere, useTable } from '../use-table';
import type { Send } from './acts';
import { AllowanceList } from './allowance-list';
import { BuildUnitRow } from './build-unit';
import { Counts } from './counts';
import { LayShipRow } from './lay-ship';
import { ShipRow } from './ship-row';
import styles from './yard-sheet.module.css';

/** What a power builds: its ships on their rows, what events allow, and the units of this turn. @rule GS Guide, Construction */
export function YardSheet({ power }: { power: Power }) {
  const { open, moment } = useTable();
  const { send, refused } = useDispatchHere();
  const forms = useForms();
  const [building, setBuilding] = useState(() => forms.names('build/').length > 0);
  const allowances = allowancesOf(open, power);
  const ships = shipsOf(open, power);
  const moves = checkTime(open, '') === null;
  const live = moment === null;
  const tracked = isTracked(open, 'ships');
  const units = sayUnits(open, power);
  const empty = allowances.length + ships.length === 0 && !units && !building;
  return (
    <PartySheet
      mark={MARKS[power]}
      name={power}
      note={tracked && sayYards(open, power)}
      tools={
        live &&
        tracked && (
          <>
            <AdvanceAll power={power} send={send} />
            <Button
              aria-expanded={building}
              aria-label={`Build for ${power}`}
              onClick={() => setBuilding(!building)}
            >
              {building ? 'Done building' : 'Build'}
            </Button>
          </>
        )
      }
    >
      {!empty && (
        <>
          {refused}
          {allowances.length > 0 && (
            <AllowanceList
              label={`${power}: what events allow`}
              allowances={allowances}
              send={live ? send : undefined}
              onUse={tracked && moves && !building ? () => setBuilding(true) : undefined}
            />
          )}
          {units && <p className={styles.units}>{units}</p>}
          {ships.map((ship) => (
            <ShipRow key={ship.id} ship={ship} send={live && tracked ? send : undefined} moves={moves} />
          ))}
          {building && live && tracked && (
            <FormsOf name="build">
              <Build power={power} send={send} />
            </FormsOf>
          )}
        </>
      )}
    </PartySheet>
  );
}

function sayYards(open: OpenState, power: Power): string {
  const count = shipsOf(open, power).length;
  const yard = open.yards[power];
  if (yard === undefined)
    return count === 0
      ? 'Nothing under construction'
      : `${count} ${count === 1 ? 'ship' : 'ships'} under construction`;
  return `${count} of ${yard} ${yard === 1 ? 'yard' : 'yards'} taken${count >= yard ? ': full' : ''}`;
}

/** The units of this turn, free ones apart. @rule GS 18.41 */
function sayUnits(open: OpenState, power: Power): string | null {
  const own = open.units.filter((built) => built.power === power);
  const named = (free: boolean) => own.filter((built) => built.free === free).map(({ unit }) => unit);
  const parts = [
    ...(named(false).length > 0
      ? [`Built this turn: ${printList(named(false))} (one of each type, GS 18.41).`]
      : []),
    ...(named(true).length > 0 ? [`Free, outside that limit: ${printList(named(true))}.`] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : null;
}

/** Every ship of the power one space, where more than one has still to go. */
function AdvanceAll({ power, send }: { power: Power; send: Send }) {
  const { open } = useTable();
  const waiting = shipsOf(open, power).filter((ship) => checkAdvance(open, ship) === null);
  if (waiting.length < 2) return null;
  async function advance() {
    for (const { id } of waiting) if (!(await send({ type: 'advance-ship', ship: id }))) return;
  }
  return (
    <Button aria-label={`Advance all ships of ${power}`} onClick={() => void advance()}>
      Advance all {waiting.length}
    </Button>
  );
}

/** Starts a unit or a ship, and sets how many ships the yards hold. */
function Build({ power, send }: { power: Power; send: Send }) {
  const { open } = useTable();
  return (
    <div className={styles.build}>
      <LedgerForm label={`${power}: building`}>
        <BuildUnitRow power={power} send={send} />
        <LayShipRow power={power} send={send} />
        <LedgerRow label="Yards" hint="ships at once; empty: no limit">
          <Counts
            label={`${power}: yards`}
            counts={[{ id: 'value', label: 'Ships', value: open.yards[power], min: 0, max: 40 }]}
            onEnter={(counts) => send({ type: 'set-fact', fact: 'yard', power, ...counts })}
          />
        </LedgerRow>
      </LedgerForm>
    </div>
  );
}
