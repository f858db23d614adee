import { useState } from 'react';
import { TextArea } from '@/ui/form/text-area';

/** An entry has a title and six effects; so many letters are read. */
const MOST_LETTERS = 2000;

interface EntryWordsProps {
  text: string;
  /** Part of the text is doubtful; listed below. */
  wrong: boolean;
  onText: (text: string) => void;
}

/** The printed text of a card. A text that is too long is refused, and the old one stays. @rule SOA 9 */
export function EntryWords({ text, wrong, onText }: EntryWordsProps) {
  const [offered, setOffered] = useState(0);
  return (
    <>
      <TextArea
        label="What the card says"
        hint="Its title first, under it what it does, a line each. Words that are no number and no flag are done on the board."
        placeholder={'Title\nJapanese support level: -1\nJAI: +1'}
        value={text}
        wrong={wrong || offered > 0}
        onChange={(next) => {
          const tooLong = next.length > MOST_LETTERS;
          setOffered(tooLong ? next.length : 0);
          if (!tooLong) onText(next);
        }}
      />
      {offered > 0 && (
        <p role="alert">
          {offered.toLocaleString('en-US')} letters are too many for a card: at most {MOST_LETTERS} are read.
          The text from before is still here.
        </p>
      )}
    </>
  );
}
