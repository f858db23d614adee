import { useState } from 'react';
import { checkDraw, checkOwed } from '@/games/gathering-storm/rules/commands/sheets/tiles';
import { linesOf, totalOf } from '@/games/gathering-storm/rules/state/lines';
import { hidesMoney } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { knowsDraws, readDraws } from '@/games/gathering-storm/rules/totals/income';
import { type Power, printList, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { AmountLines } from '@/ui/figure/amount-lines';
import { Button } from '@/ui/form/button';
import { useForms } from '@/ui/form/draft-state';
import { LedgerPart } from '@/ui/sheet/ledger-columns';
import { useDispatchHere, useTable } from '../use-table';
import styles from './ledger.module.css';
import { TypedTiles } from './typed-tiles';

/** Random tiles: how many a power draws and why, and the draw itself, by the app or as it was made on the table. @rule GS 6; Guide, Income */
export function DrawsPart({ power, onOpen }: { power: Power; onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable();
  const { value } = readDraws(open, power);
  const changed = linesOf(open, totalOf.draws(power)).length > 0;
  const drawn = drawnBy(open, power);
  const tracked = isTracked(open, 'income');
  if (!tracked && !changed && !knowsDraws(open, power)) return null;
  return (
    <LedgerPart title="Random tiles" rule="GS 6" ruled>
      <AmountLines
        label={`${power}: random tiles`}
        lines={[
          {
            id: 'due',
            ...dueLine(open, power),
            onPress: () => onOpen(`why:${totalOf.draws(power)}`),
          },
        ]}
      />
      {drawn && <p className={styles.told}>{drawn}</p>}
      {tracked && moment === null && <Draw power={power} due={value} />}
    </LedgerPart>
  );
}

/** How many it draws; or, where that is not entered, by how many events change it. */
function dueLine(open: OpenState, power: Power) {
  const { value, lines } = readDraws(open, power);
  if (knowsDraws(open, power))
    return {
      text: 'Draws this turn',
      amount: value,
      sign: 'minus' as const,
      label: `${power} draws ${value} random ${value === 1 ? 'tile' : 'tiles'}. Why?`,
    };
  if (lines.length === 0)
    return {
      text: 'Draws this turn',
      note: 'Not entered',
      amount: null,
      label: `${power}: how many random tiles it draws is not entered. Why?`,
    };
  const change = lines.reduce((sum, { basis, amount }) => (basis === 'event' ? sum + amount : sum), 0);
  return {
    text: 'Events change them by',
    note: 'How many it draws is not entered',
    amount: change,
    sign: 'always' as const,
    label: `${power}: events change its random tiles by ${printSigned(change)}. Why?`,
  };
}

/** Returns what was drawn this turn, as far as it is public. */
function drawnBy(open: OpenState, power: Power): string | null {
  const own = open.tiles.draws.filter((draw) => draw.power === power);
  if (own.length === 0) return null;
  const count = own.reduce((sum, draw) => sum + draw.count, 0);
  const seen = own.flatMap(({ tiles }) => tiles ?? []);
  return seen.length > 0
    ? `Drawn this turn: ${printList(seen.map(String))}.`
    : `Drawn this turn: ${count}. Its owner sees them in the papers.`;
}

/** The draw, if one is due: by the app, or tile by tile as drawn on the table. */
function Draw({ power, due }: { power: Power; due: number }) {
  const { open } = useTable();
  const { send, refused } = useDispatchHere();
  const forms = useForms();
  const [typing, setTyping] = useState(() => forms.names('tiles').length > 0);
  const secret = hidesMoney(open);
  const byApp = open.commitment !== null;
  // Tiles are drawn only in their phase; until then the line says how many will be.
  if (!checkDraw(open).ok) return null;
  const drawn = open.tiles.draws.some((draw) => draw.power === power);
  return (
    <div className={styles.acts}>
      {byApp && checkOwed(open, power).ok && (
        <Button onClick={() => void send({ type: 'draw-tiles', power })}>Draw them</Button>
      )}
      {secret && !byApp && <p className={styles.told}>Its owner enters them in the papers.</p>}
      {!secret && (
        <Button look="quiet" aria-expanded={typing} onClick={() => setTyping(!typing)}>
          {typing ? 'Stop typing tiles' : drawn ? 'Type more tiles' : 'Type the tiles'}
        </Button>
      )}
      {typing && !secret && (
        <TypedTiles
          {...(due > 0 && !drawn ? { due } : {})}
          onEnter={async (tiles) => {
            const done = await send({ type: 'draw-tiles', power, tiles });
            if (done) setTyping(false);
            return done;
          }}
        />
      )}
      {refused}
    </div>
  );
}
