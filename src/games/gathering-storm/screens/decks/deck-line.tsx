import { useState } from 'react';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { useActions, usePreferences } from '@/store/context';
import { pathOf } from '@/table/page/page-tabs';
import { Notice } from '@/ui/sheet/notice';
import { useTable } from '../use-table';
import styles from './deck-state.module.css';
import { useDeckToday } from './table-deck-state';

/** Preference key of the tables that were already notified, newest first. */
const NOTIFIED_KEY = 'deck-told';
const MAX_NOTIFIED = 50;

/** Notifies that the deck with this table's deck name has changed, until dismissed. */
export function DeckLine() {
  const { table } = useTable();
  const actions = useActions();
  const preferences = usePreferences();
  const [notified] = useState(() =>
    (preferences.read(NOTIFIED_KEY) ?? '').split(' ').filter((id) => id !== ''),
  );
  const known = notified.includes(table.id);
  const [deck] = useState(() => (known ? null : (actions.deckOfTable() as Deck | null)));
  const today = useDeckToday(deck);
  const [closed, close] = useState(false);
  const remember = () =>
    preferences.write(NOTIFIED_KEY, [table.id, ...notified].slice(0, MAX_NOTIFIED).join(' '));
  if (today?.how !== 'changed' || closed) return null;
  return (
    <Notice
      onClose={() => {
        remember();
        close(true);
      }}
    >
      {today.words}{' '}
      <a className={styles.link} href={`#${pathOf(table.id, 'deck')}`} onClick={remember}>
        Look through it
      </a>
    </Notice>
  );
}
