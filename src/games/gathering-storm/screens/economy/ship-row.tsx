import { useState } from 'react';
import {
  checkAccelerate,
  checkAdvance,
  hasAdvanced,
  ORDERS,
  type Order,
  placeOf,
} from '@/games/gathering-storm/rules/construction/ships';
import type { Ship } from '@/games/gathering-storm/rules/construction/state';
import { Berths } from '@/ui/figure/berths';
import { Button } from '@/ui/form/button';
import { useForms } from '@/ui/form/draft-state';
import { useTable } from '../use-table';
import { Act, type Count, Counts, Reasons, type Send } from './acts';
import styles from './ship-row.module.css';

interface ShipRowProps {
  ship: Ship;
  /** Omitted if the row is read-only. */
  send?: Send | undefined;
  /** Ships move: it is the Construction segment, or later. @rule GS 18.31 */
  moves: boolean;
}

/**
 * A ship under construction: its position in its row, and what may move it now.
 * @rule GS Guide, Construction
 */
export function ShipRow({ ship, send, moves }: ShipRowProps) {
  const { row, space } = placeOf(ship);
  const from = ship.moves.length > 0 && ship.row === row ? ship.space : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its controls
    <div className={styles.ship} role="group" aria-label={ship.name}>
      <p className={styles.name}>
        {ship.name}
        <span className={styles.where}>
          row {row}, space{'\u00a0'}
          {space}
          {'\u00a0'}of{'\u00a0'}
          {ship.length}
          {sayMoves(ship)}
        </span>
      </p>
      <Berths length={ship.length} at={space} from={from} />
      {send && <Acts ship={ship} send={send} moves={moves} />}
    </div>
  );
}

/** What has moved it this turn. */
function sayMoves(ship: Ship): string {
  const faster = ship.moves.filter((move) => move === 'accelerate').length;
  const words = [
    ...(ship.fresh ? ['laid down this turn'] : []),
    ...(hasAdvanced(ship) ? ['advanced'] : []),
    ...(faster > 0 ? [`accelerated ${faster} ${faster === 1 ? 'space' : 'spaces'}`] : []),
  ];
  return words.map((word) => `, ${word}`).join('');
}

function placesOf(ship: Ship): Count[] {
  const { row, space } = placeOf(ship);
  const place = (id: string, label: string, value: number) => ({ id, label, value, min: 1, max: 20 });
  return [
    place('row', 'Row', row),
    place('space', 'Space', space),
    place('length', 'Spaces in all', ship.length),
  ];
}

/** How an event may move a ship now: before its advance, and once it has advanced, after it as well. */
function ordersOf(ship: Ship): readonly Order[] {
  // A ship laid down this turn has no advance, so there is no order to choose.
  if (ship.fresh) return ['after'];
  return hasAdvanced(ship) ? ORDERS : ['before'];
}

function Acts({ ship, send, moves }: ShipRowProps & { send: Send }) {
  const { open } = useTable();
  const label = `${ship.name}: where it stands`;
  const forms = useForms();
  const [setting, setSetting] = useState(() => forms.names(label).length > 0);
  const { row, space } = placeOf(ship);
  const offered = moves && open.accelerations.some(({ power }) => power === ship.power);
  const orders = (offered ? ordersOf(ship) : []).map((when) => ({
    when,
    label: ship.fresh ? 'Accelerate' : `Accelerate ${when}`,
    refusal: checkAccelerate(open, ship, when),
  }));
  return (
    <div className={styles.acts}>
      {moves && !ship.fresh && !hasAdvanced(ship) && (
        <Act
          label="Advance"
          refusal={checkAdvance(open, ship)}
          onPress={() => void send({ type: 'advance-ship', ship: ship.id })}
        />
      )}
      {orders.map(({ when, label, refusal }) => (
        <Act
          key={when}
          label={label}
          refusal={refusal}
          onPress={() => void send({ type: 'accelerate-ship', ship: ship.id, when })}
        />
      ))}
      <Button look="quiet" onClick={() => void send({ type: 'launch-ship', ship: ship.id })}>
        Launch
      </Button>
      <Button look="quiet" aria-expanded={setting} onClick={() => setSetting(!setting)}>
        Set by hand
      </Button>
      <Reasons of={orders.map(({ label, refusal }) => [label, refusal] as const)} />
      {setting && (
        <Counts
          label={label}
          counts={placesOf(ship)}
          onEnter={async (typed) => {
            const place = { row, space, length: ship.length, ...typed };
            const done = await send({ type: 'correct-ship', ship: ship.id, ...place });
            if (done) setSetting(false);
            return done;
          }}
        />
      )}
    </div>
  );
}
