import { useEffect, useState } from 'react';
import { useActions, useAppStore, usePreferences } from '@/store/context';
import { GAMES } from '@/store/games';
import { readLinkedTable, writeLinkedTable } from '@/store/linked-table';
import { Button } from '@/ui/form/button';
import { LinkList } from '@/ui/sheet/link-list';
import { useTable } from '../use-table';
import { OverSheet } from './over-sheet';
import styles from './sheet-foot.module.css';

interface PairSheetProps {
  onClose: () => void;
  go: (path: string) => void;
}

/** Both seas in one evening: another table of this device, one tap away. Each keeps its own journal. */
export function LinkedTableSheet({ onClose, go }: PairSheetProps) {
  const { table } = useTable();
  const actions = useActions();
  const preferences = usePreferences();
  const notes = useAppStore((state) => state.summaries);
  const [other, setOther] = useState(() => readLinkedTable(preferences, table.id));
  useEffect(() => void actions.loadTables(), [actions]);
  const nameOf = (game: string) => GAMES.find(({ id }) => id === game)?.name ?? game;
  const others = (notes ?? []).filter(({ id, game }) => id !== table.id && game !== table.game);
  const choose = (id: string | null) => {
    writeLinkedTable(preferences, table.id, id);
    setOther(id);
  };
  return (
    <OverSheet
      title="Both seas"
      note="Two tables in one evening, a tap apart. Each keeps its own journal."
      onClose={onClose}
    >
      {others.length > 0 ? (
        <LinkList
          items={others.map(({ id, name, game, season }) => ({
            id,
            icon: id === other ? ('check' as const) : ('box' as const),
            title: name,
            note: `${nameOf(game)}, ${season}${id === other ? ': the other table of this evening' : ''}`,
            onPress: () => {
              choose(id);
              onClose();
              go(`/table/${id}`);
            },
          }))}
        />
      ) : (
        <div className={styles.body}>
          <p>No table of another game is on this device yet. Set one up; then it can be chosen here.</p>
        </div>
      )}
      <div className={styles.foot}>
        {other && <Button onClick={() => choose(null)}>Play this one alone</Button>}
        <Button look="solid" onClick={onClose}>
          Go on
        </Button>
      </div>
    </OverSheet>
  );
}
