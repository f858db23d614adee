import { printOdds } from '@/games/goss/rules/doubles';
import { USUAL_CHOICES } from '@/games/goss/rules/options';
import { otherSide } from '@/games/goss/rules/vocabulary';
import { TextField } from '@/ui/form/field';
import { Roundel } from '@/ui/mark/roundel';
import { Sheet } from '@/ui/sheet/sheet';
import { markOf } from '../marks';
import styles from './about.module.css';
import { callSide } from './sides-form';
import type { Start } from './start';

interface StartWordsProps {
  name: string;
  onName: (name: string) => void;
  error: string | undefined;
  start: Start;
}

/** The table’s name, its sides, and its settings in words. */
export function StartWords({ name, onName, error, start }: StartWordsProps) {
  const { sides, firstMoves, readings, results, grid } = start;
  const all = { ...USUAL_CHOICES, ...readings };
  return (
    <Sheet label="In words" pad>
      <TextField
        label="Name of the table"
        big
        whole
        value={name}
        onChange={onName}
        {...(error ? { error } : {})}
      />
      <ul className={styles.heads} aria-label="The two sides">
        {[firstMoves, otherSide(firstMoves)].map((side) => (
          <li key={side}>
            <Roundel mark={markOf(sides[side])} />
            <b>{callSide(sides, side)}</b>
            <span>{side === firstMoves ? 'moves first' : 'moves second'}</span>
          </li>
        ))}
      </ul>
      <div className={styles.words}>
        <p>
          Random events of ground assaults, from Day 1, AM. A table that is running sets its clock in the
          menu.
        </p>
        <p>
          {all.doubles === 'both' ? 'Where both players roll' : 'Where either player rolls'} doubles:{' '}
          {printOdds(all)} assaults.
        </p>
        <p>
          {grid
            ? 'Markers show the six hexes next to them by number.'
            : 'Without the map’s grid you see for yourselves which hexes are next to a marker.'}
        </p>
        <p>
          {results.ours
            ? 'Results come from our house table, which is of no published game.'
            : `Results come from ${results.name}.`}
        </p>
      </div>
    </Sheet>
  );
}
