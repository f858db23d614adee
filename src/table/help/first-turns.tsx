import type { Help } from '@/kernel/help';
import { inWords } from '@/kernel/print';
import { firstTurnId } from '@/store/first-turn';
import styles from './help.module.css';

/** The guided turns of a game, to be played again at any time; what lies on the shelf stays there. */
export function FirstTurns({ game, turns }: { game: string; turns: Help['firstTurns'] }) {
  const others = turns.filter(({ kind }) => location.hash !== `#/table/${firstTurnId(game, kind)}`);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="help-first-turn">
      <h3 id="help-first-turn" className={styles.heading}>
        Play the first turn
      </h3>
      <p className={styles.firstNote}>
        Two turns on a table of its own, one thing at a time; the guide plays the second. It is thrown away
        afterwards; your own tables stay as they are.
      </p>
      <ul className={styles.firstTurns}>
        {others.map(({ kind, name, minutes }) => (
          <li key={kind}>
            <a href={`#/table/${firstTurnId(game, kind)}`}>{name}</a>
            <span className={styles.minutes}>About {inWords(minutes)} minutes</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
