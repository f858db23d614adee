import { useState } from 'react';
import { homeTileOf } from '@/games/screens';
import { firstTurnId } from '@/store/first-turn';
import { GAMES, loadHelps } from '@/store/games';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { lazyComponent } from '@/ui/lazy-component';
import { Icon } from '@/ui/mark/icon';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './game-list.module.css';

/** Facts that apply to every game; the theme of a game is next to its picture. */
const FACTS = [
  { label: 'Cards, dice', text: 'Your own on the table, or the app deals and rolls' },
  { label: 'Numbers', text: 'Tap any number to see how it adds up, with the rules' },
  { label: 'Mistakes', text: 'Undo goes back as far as you like' },
];

const TurnChoice = lazyComponent<{ game: string; onClose: () => void }>(async () => {
  const [{ TurnChoice: Choice }, helps] = await Promise.all([
    import('@/table/help/first-turns'),
    loadHelps(),
  ]);
  return (props) => <Choice {...props} turns={helps[props.game]?.firstTurns ?? []} />;
});

interface GameListProps {
  go: (path: string) => void;
  /** No game has been played on this device yet. */
  first?: boolean;
}

/** Every game by a picture of its board, one tap from its set-up and one from its guided turn. */
export function GameList({ go, first }: GameListProps) {
  /** The game whose guided turns are to be chosen from. */
  const [learns, setLearns] = useState<string | null>(null);
  function learn(game: string, [kind = '', ...others]: readonly string[]) {
    if (others.length > 0) setLearns(game);
    else go(`/table/${firstTurnId(game, kind)}`);
  }
  return (
    <Sheet title={first ? 'Which game do you play?' : 'New table'} {...(first && { titleSize: 'title' })}>
      <ul className={cx(lay.ruled, styles.list)}>
        {GAMES.map(({ id, name, about, firstTurns }) => {
          const Picture = homeTileOf(id)?.Picture;
          return (
            <li key={id}>
              <button type="button" className={styles.game} onClick={() => go(`/new/${id}`)}>
                <span className={styles.picture} aria-hidden="true">
                  {Picture && <Picture />}
                </span>
                <span className={styles.name}>{name}</span>
                <span className={styles.about}>{about}</span>
                <Icon name="chevron-right" className={styles.go} />
              </button>
              {firstTurns.length > 0 && (
                <Button
                  className={styles.learn}
                  aria-label={`Play a first turn of ${name}, with a guide`}
                  onClick={() => learn(id, firstTurns)}
                >
                  Play a first turn, with a guide
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {first && <LedgerLines rows={FACTS} />}
      {learns && <TurnChoice game={learns} onClose={() => setLearns(null)} />}
    </Sheet>
  );
}
