import { Button } from '@/ui/form/button';
import { DieKeys } from '@/ui/form/die-keys';
import voice from '@/ui/type.module.css';
import styles from './doubles.module.css';

interface TypeKeysProps {
  /** Receives the die, or undefined if the app rolls. */
  onDie: (die?: number) => void;
}

/** The type die in its two ranges: one tap selects the kind of event. @rule GOSS 23.1.0 */
export function TypeKeys({ onDie }: TypeKeysProps) {
  return (
    <>
      <div className={styles.range}>
        <p className={styles.kind}>
          Combat event <span>0 to 4</span>
        </p>
        <DieKeys label="Type die, combat event" to={4} onPick={onDie} onType={onDie} />
      </div>
      <div className={styles.range}>
        <p className={styles.kind}>
          Movement event <span>5 to 9</span>
        </p>
        <DieKeys label="Type die, movement event" from={5} onPick={onDie} onType={onDie} />
      </div>
      <Button icon="dice" onClick={() => onDie()}>
        Roll the type die
      </Button>
      <p className={voice.note}>
        A combat event comes before the assault’s own result. A movement event waits in the hex{' '}
        <span className={voice.rule}>GOSS 23.1.1</span>
      </p>
    </>
  );
}
