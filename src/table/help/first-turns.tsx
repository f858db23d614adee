import type { Help } from '@/kernel/help';
import { inWords } from '@/kernel/print';
import { firstTurnId } from '@/store/first-turn';
import { OverSheet } from '../page/over-sheet';
import styles from './help.module.css';

interface FirstTurnsProps {
  game: string;
  turns: Help['firstTurns'];
}

/** A game's guided turns, playable at any time; stored tables are unaffected. */
export function FirstTurns({ game, turns }: FirstTurnsProps) {
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
      <TurnList game={game} turns={others} />
    </section>
  );
}

/** A tap leads to each. */
function TurnList({ game, turns }: FirstTurnsProps) {
  return (
    <ul className={styles.firstTurns}>
      {turns.map(({ kind, name, minutes }) => (
        <li key={kind}>
          <a href={`#/table/${firstTurnId(game, kind)}`}>{name}</a>
          <span className={styles.minutes}>About {inWords(minutes)} minutes</span>
        </li>
      ))}
    </ul>
  );
}

/** Opened from Home if a game has several guided turns: asks how the players play. */
export function TurnChoice({ onClose, ...props }: FirstTurnsProps & { onClose: () => void }) {
  return (
    <OverSheet title="How do you play?" note="A first turn, with a guide." onClose={onClose}>
      <TurnList {...props} />
    </OverSheet>
  );
}
