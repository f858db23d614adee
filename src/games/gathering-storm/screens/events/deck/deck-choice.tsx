import { SelectField } from '@/ui/form/select-field';
import { LIVE } from '@/ui/form/touched';
import type { usePaperDeck } from './use-paper-deck';

/** Chooses the deck of this device that stores the text of paper cards. */
export function DeckChoice({ paper }: { paper: ReturnType<typeof usePaperDeck> }) {
  return (
    <div {...LIVE}>
      <SelectField
        label="The deck that saves what cards say"
        options={paper.choices}
        value={paper.chosen}
        onChange={paper.choose}
      />
    </div>
  );
}
