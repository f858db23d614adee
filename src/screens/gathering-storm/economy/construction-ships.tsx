import { useState } from 'react';
import {
  checkAccelerate,
  checkAdvance,
  ORDERS,
  placeOf,
  shipsOf,
} from '@/systems/gathering-storm/construction/ships';
import type { Ship } from '@/systems/gathering-storm/construction/state';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { LedgerRow } from '@/ui/ledger-form';
import { useTable } from '../use-table';
import { LayShipRow } from './construction-lay';
import { Act, Counts, Reasons, type Send } from './construction-parts';

/** A power's ships under construction, a row each, and the next to be laid down. @rule GS Guide, Construction */
export function ShipRows({ power, send }: { power: Power; send: Send }) {
  const { open } = useTable();
  const yard = open.yards[power];
  return (
    <>
      {shipsOf(open, power).map((ship) => (
        <ShipRow key={ship.id} ship={ship} send={send} />
      ))}
      <LayShipRow power={power} send={send} />
      <LedgerRow label="Yards" hint="ships at once; empty: no limit">
        <Counts
          labels={{ value: 'Ships' }}
          values={yard === undefined ? {} : { value: yard }}
          max={40}
          onEnter={(counts) => void send({ type: 'set-fact', fact: 'yard', power, ...counts })}
        />
      </LedgerRow>
    </>
  );
}

function ShipRow({ ship, send }: { ship: Ship; send: Send }) {
  const { open } = useTable();
  const [setting, setSetting] = useState(false);
  const { row, space } = placeOf(ship);
  const advance = checkAdvance(open, ship);
  const offered = open.accelerations.some(({ power }) => power === ship.power);
  // A ship laid down this turn has no advance to come before or after.
  const orders = (offered ? ORDERS : [])
    .filter((when) => !ship.fresh || when === 'after')
    .map((when) => ({
      when,
      label: ship.fresh ? 'Accelerate' : `Accelerate ${when}`,
      refusal: checkAccelerate(open, ship, when),
    }));
  const about = ship.fresh ? ', laid down this turn' : '';
  return (
    <LedgerRow label={ship.name} hint={`row ${row}, space\u00a0${space}\u00a0of\u00a0${ship.length}${about}`}>
      <Act
        label="Advance"
        refusal={advance}
        onPress={() => void send({ type: 'advance-ship', ship: ship.id })}
      />
      {orders.map(({ when, label, refusal }) => (
        <Act
          key={when}
          label={label}
          refusal={refusal}
          onPress={() => void send({ type: 'accelerate-ship', ship: ship.id, when })}
        />
      ))}
      <Button aria-expanded={setting} onClick={() => setSetting(!setting)}>
        Set by hand
      </Button>
      <Button onClick={() => void send({ type: 'launch-ship', ship: ship.id })}>Launch</Button>
      <Reasons
        of={[['Advance', advance], ...orders.map(({ label, refusal }) => [label, refusal] as const)]}
      />
      {setting && (
        <Counts
          labels={{ row: 'Row', space: 'Space', length: 'Spaces in all' }}
          values={{ row, space, length: ship.length }}
          max={20}
          onEnter={(place) =>
            void send({ type: 'correct-ship', ship: ship.id, ...place }).then(() => setSetting(false))
          }
        />
      )}
    </LedgerRow>
  );
}
