import { Button } from '@/ui/form/button';
import { LinkList } from '@/ui/sheet/link-list';
import { type SheetTools, useGameUi } from '../game-ui';
import { useTable } from '../use-table';
import { OverSheet } from './over-sheet';
import { pathOf } from './page-tabs';
import sheet from './sheet-foot.module.css';

/** Asks what only the board shows, in the same words each turn. The table continues without an answer. */
export function MapSheet({ onOpen, onClose, go }: Omit<SheetTools, 'onPause'>) {
  const { mapQuestions = [] } = useGameUi();
  const { table } = useTable();
  return (
    <OverSheet
      title="New on the map?"
      note="The app asks this every turn, and plays by what you tell it"
      onClose={onClose}
    >
      <LinkList
        items={mapQuestions.map(({ words, note, to, id }) => ({
          id: words,
          icon: 'map',
          title: words,
          note,
          onPress: () => {
            if (to === 'sheet') return onOpen(id);
            onClose();
            go(pathOf(table.id, id));
          },
        }))}
      />
      <div className={sheet.foot}>
        <Button look="solid" onClick={onClose}>
          Nothing else is new
        </Button>
      </div>
    </OverSheet>
  );
}
