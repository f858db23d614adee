import { OpenFile } from '@/table/copies/open-file';
import { TextArea } from '@/ui/form/text-area';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './read.module.css';

/** A longer list is mended line by line; the whole of it would make the page slow. */
const MOST_SHOWN = 400_000;

interface ListSourceProps {
  source: string;
  onChange: (source: string) => void;
  /** Returns whether the pasted text goes into the field. */
  onPaste: (text: string) => boolean;
  onFile: (file: File) => void;
}

const EXAMPLE =
  'Card 1, trend -1\n\nGeneral\nSteel orders rise\nEAI: +1\n\nGermany\nRail yards reopen\nGerman support level: +1';

/** The input for a list: pasted, typed, opened or dropped. */
export function ListSource({ source, onChange, onPaste, onFile }: ListSourceProps) {
  return (
    <Sheet title="The list" tools={<OpenFile what="A list of cards" onFile={onFile} />}>
      <div className={styles.source}>
        {source.length > MOST_SHOWN ? (
          <p>
            {source.length.toLocaleString('en-US')} letters: too long to show in full. Fix its lines one by
            one.
          </p>
        ) : (
          <TextArea
            label="The list as text"
            value={source}
            rows={10}
            placeholder={EXAMPLE}
            onChange={onChange}
            onPaste={(event) => {
              // Rejects what is not text or is too long; the current text stays.
              if (!onPaste(event.clipboardData.getData('text'))) event.preventDefault();
            }}
            hint="Paste it, write it, or drag a file onto this page: text, CSV or JSON. A card begins with its number; General and each power are on a line, the event under them in printed words. A card may be unfinished."
          />
        )}
      </div>
    </Sheet>
  );
}
