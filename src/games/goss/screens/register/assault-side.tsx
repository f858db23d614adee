import { printOdds } from '@/games/goss/rules/doubles';
import type { OpenState } from '@/games/goss/rules/state';
import { stepAt } from '@/games/goss/rules/steps';
import { Moves } from '@/table/journal/moves';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './register.module.css';

/** What to look for on the dice, how likely it is, and an assault rolled here. @rule GOSS 23.1.0 */
export function AssaultSide({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const { send } = useDispatch();
  const both = open.readings.doubles === 'both';
  const other = { ...open.readings, doubles: both ? ('either' as const) : ('both' as const) };
  const still = moment !== null || open.over;
  return (
    <Sheet title="In a ground assault" pad className={styles.assault ?? ''}>
      <p className={styles.look}>
        Look for the same figure twice on the dice as rolled: 00, 11, to 99{' '}
        <span className={voice.rule}>GOSS 23.1.0</span>
      </p>
      <p className={voice.note}>
        This table: <b>{both ? 'both players' : 'either player'}</b> must roll doubles,{' '}
        {printOdds(open.readings)}. With {both ? 'either player' : 'both players'} it would be{' '}
        {printOdds(other)}.
      </p>
      {!still && (
        <div className={styles.keys}>
          {!stepAt(open.step).assaults && <Button onClick={() => onOpen('doubles')}>Doubles</Button>}
          <Button onClick={() => onOpen('readings')}>Change the reading</Button>
          <Button icon="dice" onClick={() => onOpen('assault')}>
            Roll an assault here
          </Button>
          <Button icon="plus" onClick={() => onOpen('place')}>
            Place a marker
          </Button>
          <Moves first act={send} />
        </div>
      )}
    </Sheet>
  );
}
