import { useRef } from 'react';
import { Button } from '@/ui/form/button';

interface OpenFileProps {
  /** What the file contains: "A list of cards". */
  what: string;
  onFile: (file: File) => void;
}

/** A button that opens a file from this device. */
export function OpenFile({ what, onFile }: OpenFileProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={what}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <Button icon="file" onClick={() => picker.current?.click()}>
        Open a file
      </Button>
    </>
  );
}
