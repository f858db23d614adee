import { SelectField } from '@/ui/select-field';
import type { usePaperDeck } from './use-paper-deck';

/** Which deck of this device keeps what paper cards say. */
export function DeckChoice({ paper }: { paper: ReturnType<typeof usePaperDeck> }) {
  return (
    <SelectField
      label="The deck that keeps what cards say"
      options={paper.choices}
      value={paper.chosen}
      onChange={paper.choose}
    />
  );
}
