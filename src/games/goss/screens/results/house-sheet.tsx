import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { Button } from '@/ui/form/button';

interface HouseSheetProps {
  /** The table in force. */
  name: string;
  onBack: () => void;
  onClose: () => void;
}

/** Asks once before the house table replaces the table’s own. */
export function HouseSheet({ name, onBack, onClose }: HouseSheetProps) {
  return (
    <OverSheet title="Back to the house table?" onClose={onClose}>
      <div className={sheet.body}>
        <p>
          “<bdi>{name}</bdi>” is not used from the next roll on. Earlier rolls stay as they are. Undo brings
          it back; Share saves it as a file.
        </p>
      </div>
      <div className={sheet.foot}>
        <Button onClick={onClose}>Stay with ours</Button>
        <Button onClick={onBack}>Use the house table</Button>
      </div>
    </OverSheet>
  );
}
