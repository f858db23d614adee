import { useState } from 'react';
import { useActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';

const SAID = {
  shared: 'The file was shared.',
  downloaded: 'The file is in your downloads.',
  cancelled: 'No file was made.',
  failed: 'The file could not be made. Try again, or on another browser.',
};

/** Exports everything stored of a table as a file, whatever its state. */
export function Everything({ id, broke }: { id: string; broke?: string }) {
  const { exportRaw } = useActions();
  const [given, setGiven] = useState<keyof typeof SAID | null>(null);
  return (
    <>
      <p>
        The file holds everything that lies on this device of the table, hands too: keep it where no player
        looks.
      </p>
      <p className={lay.buttons}>
        <Button icon="download" onClick={() => void exportRaw(id, broke).then(setGiven)}>
          Save everything as a file
        </Button>
      </p>
      <p role="status">{given && SAID[given]}</p>
    </>
  );
}
