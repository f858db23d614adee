import { useMemo, useState } from 'react';
import {
  againFor,
  type EnteredCard,
  keyOf,
  MOST_FAVORITES,
  nameEnteredCard,
  readFavorites,
  recentlyEntered,
  toggleFavorite,
} from '@/games/gathering-storm/rules/hands/entered-cards';
import { sayEvent } from '@/games/gathering-storm/rules/say/say-showing';
import { type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { usePreferences } from '@/store/context';
import { useRows } from '@/table/journal/use-rows';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { LIVE } from '@/ui/form/touched';
import { Icon } from '@/ui/mark/icon';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import styles from './again-row.module.css';

const FAVORITES = 'favorites/gathering-storm';

/** Cards that can be entered again: this device’s favorites, and what this table has entered for all to see. */
function useAgain(power?: Power) {
  const preferences = usePreferences();
  const rows = useRows();
  const [favorites, setFavorites] = useState(() => readFavorites(preferences.read(FAVORITES)));
  const recent = useMemo(
    () =>
      recentlyEntered(
        rows.map(({ entry }) => entry),
        power,
      ),
    [rows, power],
  );
  return {
    list: againFor(favorites, recent, power),
    /** Returns false if the maximum number of starred cards is reached. */
    star(card: EnteredCard): boolean {
      const next = toggleFavorite(favorites, card);
      if (!next) return false;
      preferences.write(FAVORITES, next.length === 0 ? null : JSON.stringify(next));
      setFavorites(next);
      return true;
    },
  };
}

interface AgainRowProps {
  /** Whose cards; undefined for the general card. */
  power?: Power;
  onPick: (card: EnteredCard) => void;
}

/** How many are shown at once; the others expand. */
const NEAR = 3;

const nameOf = (card: EnteredCard) => nameEnteredCard(card, sayEvent);

/** Cards that were entered before, favorites first: a tap fills the form. Public entries and stars alone feed it. */
export function AgainRow({ power, onPick }: AgainRowProps) {
  const { list, star } = useAgain(power);
  const [all, setAll] = useState(false);
  const [full, setFull] = useState(false);
  return (
    <div className={cx(styles.row, list.length === 0 && styles.empty)}>
      <LedgerForm>
        <LedgerRow
          label="Again"
          hint="fills the form"
          {...(full ? { error: `${MOST_FAVORITES} favorites can be saved. Remove a star first.` } : {})}
        >
          {all ? (
            <>
              <ul className={styles.list} aria-label="Recent and favorite">
                {list.map(({ card, favorite }) => (
                  <li key={keyOf(card)}>
                    <button
                      type="button"
                      className={styles.star}
                      {...LIVE}
                      aria-pressed={favorite}
                      aria-label={`Favorite: ${nameOf(card)}`}
                      onClick={() => setFull(!star(card))}
                    >
                      <Icon name="star" />
                    </button>
                    <Button className={styles.wide} onClick={() => onPick(card)}>
                      <Name card={card} />
                    </Button>
                  </li>
                ))}
              </ul>
              <Button look="quiet" aria-expanded onClick={() => setAll(false)}>
                Fewer
              </Button>
            </>
          ) : (
            // Reserves the space, so that what is below is in the same place next time.
            <div className={styles.near}>
              {list.length === 0 && <p>Cards that you entered will be offered here.</p>}
              {list.slice(0, NEAR).map(({ card }) => (
                <Button key={keyOf(card)} onClick={() => onPick(card)}>
                  <Name card={card} />
                </Button>
              ))}
              {list.length > 0 && (
                <Button look="quiet" aria-expanded={false} onClick={() => setAll(true)}>
                  All saved cards
                </Button>
              )}
            </div>
          )}
        </LedgerRow>
      </LedgerForm>
    </div>
  );
}

/** The card's title, and its trend if it is a general card. */
function Name({ card }: { card: EnteredCard }) {
  return (
    <span className={styles.name} dir="auto">
      {card.trend !== undefined && card.trend !== 0 && `${printSigned(card.trend)}: `}
      {nameOf(card)}
    </span>
  );
}
