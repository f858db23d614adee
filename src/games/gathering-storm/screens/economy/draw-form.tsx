import { useState } from 'react';
import { checkDraw, checkOwed } from '@/games/gathering-storm/rules/commands/sheets/tiles';
import { hidesMoney } from '@/games/gathering-storm/rules/state/purse';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readDraws } from '@/games/gathering-storm/rules/totals/income';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { Button } from '@/ui/form/button';
import { useForms } from '@/ui/form/draft-state';
import voice from '@/ui/type.module.css';
import { useDispatchHere, useTable } from '../use-table';
import styles from './forms.module.css';
import { TypedTiles } from './typed-tiles';

/** Whether a power’s random tiles can be drawn or entered on the table now; otherwise its owner does it. @rule GS 6 */
export const drawsHere = (open: OpenState) =>
  checkDraw(open).ok && (open.commitment !== null || !hidesMoney(open));

/** Draws a power’s random tiles: by the app, or tile by tile as drawn on the table. @rule GS 6; Guide, Income */
export function DrawForm({ power }: { power: Power }) {
  const { open } = useTable();
  const { send, refused } = useDispatchHere();
  const forms = useForms();
  const [typing, setTyping] = useState(() => forms.names('tiles').length > 0);
  const due = readDraws(open, power).value;
  const drawn = open.tiles.draws.some((draw) => draw.power === power);
  return (
    <div className={styles.acts}>
      {open.commitment !== null && checkOwed(open, power).ok && (
        <Button onClick={() => void send({ type: 'draw-tiles', power })}>Draw them</Button>
      )}
      {!hidesMoney(open) && (
        <>
          <Button look="quiet" aria-expanded={typing} onClick={() => setTyping(!typing)}>
            {typing ? 'Stop typing tiles' : drawn ? 'Type more tiles' : 'Type the tiles'}
          </Button>
          {typing && (
            <p className={voice.aside}>
              In playing order, any values, at most three 1s at once (GS 6.25, 6.26).
            </p>
          )}
          {typing && (
            <TypedTiles
              {...(due > 0 && !drawn ? { due } : {})}
              onEnter={async (tiles) => {
                const done = await send({ type: 'draw-tiles', power, tiles });
                if (done) setTyping(false);
                return done;
              }}
            />
          )}
        </>
      )}
      {refused}
    </div>
  );
}
