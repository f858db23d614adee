import { SelectField } from '@/ui/form/select-field';
import { LIVE } from '@/ui/form/touched';
import type { usePaperDeck } from './use-paper-deck';

/** Which deck of this device keeps what paper cards say. */
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
