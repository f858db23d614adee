import { hasCurtain } from '@/systems/gathering-storm/dues';
import { Button } from '@/ui/button';
import { LinkList } from '@/ui/link-list';
import { Modal } from '@/ui/modal';
import { KeptLine } from './kept-line';
import styles from './sheet-foot.module.css';
import { SheetHead } from './sheet-head';
import { useDispatch, useTable } from './use-table';

interface MenuSheetProps {
  onOpen: (sheet: string) => void;
  onClose: () => void;
  onPause: () => void;
  go: (path: string) => void;
}

/** Everything that is not the next thing. */
export function MenuSheet({ onOpen, onClose, onPause, go }: MenuSheetProps) {
  const { open, table } = useTable();
  const { send } = useDispatch();
  const item = (
    id: string,
    icon: 'clock' | 'settings' | 'person' | 'learn' | 'download' | 'book' | 'pause' | 'box',
    title: string,
    note: string,
    onPress = () => onOpen(id),
  ) => ({ id, icon, title, note, onPress });
  return (
    <Modal label="Menu" onClose={onClose}>
      <SheetHead title={open.name} note={<KeptLine />} onClose={onClose} />
      <LinkList
        items={[
          item('copy', 'download', 'End the evening', 'Make a copy, then Home'),
          item('calendar', 'clock', 'Aggressions and the Pact', 'Record them; extra cards follow'),
          item('facts', 'settings', 'Board figures', 'Results, pacts, balance: what formulas read'),
          item('seats', 'person', 'Who sits here', 'Pass a power to another person'),
          item('readings', 'learn', 'Readings', 'How this table reads unclear rules'),
          item('journal', 'book', 'Journal', 'Everything, in sentences', () =>
            go(`/table/${table.id}/journal`),
          ),
          item('pause', 'pause', 'Pause', 'Dinner: season and next thing in large type', () => {
            onClose();
            onPause();
          }),
          item('home', 'box', 'Home', 'The table is kept', () => go('/')),
        ]}
      />
      <div className={styles.foot}>
        {open.step === 'crisis' && !open.over && (
          <Button onClick={() => void send({ type: 'war' }).then(onClose)}>War: end the game</Button>
        )}
        {hasCurtain(open) && open.deck && (
          <Button onClick={() => void send({ type: 'reshuffle' })}>Shuffle the discards</Button>
        )}
      </div>
    </Modal>
  );
}
