import { useMemo, useState } from 'react';
import {
  againFor,
  type EnteredCard,
  readFavorites,
  recentlyEntered,
  toggleFavorite,
} from '@/games/gathering-storm/rules/hands/entered-cards';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { usePreferences } from '@/store/context';
import { useRows } from '@/table/journal/use-rows';

const FAVORITES = 'favorites/gathering-storm';

/** Cards that can be entered again: this device’s favorites, and what this table has entered for all to see. */
export function useAgain(power?: Power) {
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
