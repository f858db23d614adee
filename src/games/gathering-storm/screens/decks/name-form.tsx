import { DECK_SIZE, MOST_CARDS } from '@/games/gathering-storm/rules/cards/own-deck';
import { cleanName } from '@/kernel/names';
import type { Refusal } from '@/kernel/result';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { useRefusals } from '@/table/refusals';
import { Button } from '@/ui/form/button';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import { LeaveButton } from '@/ui/sheet/close-button';

interface NameFormProps {
  title: string;
  name: string;
  size?: number;
  /** How many cards it has; its size cannot be less. */
  cards?: number;
  done: string;
  onDone: (name: string, size: number) => Promise<Refusal | null>;
  onClose: () => void;
}

const LEAST = 6;
/** Maximum length of a deck name. */
const MOST_LETTERS = 200;

/** The name of a deck, and how many cards it is to have. */
export function NameForm({
  title,
  name: named,
  size: sized = DECK_SIZE,
  cards = 0,
  done,
  onDone,
  onClose,
}: NameFormProps) {
  const [name, setName] = useDraftState('name', named);
  const [size, setSize] = useDraftState<number | null>('size', sized);
  const forms = useForms();
  const { tell: report } = useRefusals();
  const unnamed = cleanName(name) === '';
  const short = size !== null && size < cards;

  async function keep() {
    if (unnamed || size === null || short) return;
    const refused = await onDone(cleanName(name), size);
    if (refused === null) forms.forget();
    report(refused);
  }

  return (
    <OverSheet title={title} onClose={onClose}>
      <form
        className={sheet.body}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <TextField
          label="Name of the deck"
          big
          dir="auto"
          maxLength={MOST_LETTERS}
          value={name}
          onChange={setName}
          {...(unnamed ? { error: 'Give the deck a name.' } : {})}
        />
        <NumberField
          label="Number of cards"
          min={LEAST}
          max={MOST_CARDS}
          value={size}
          onChange={setSize}
          hint={`${DECK_SIZE} is what the printed deck has, as far as is known (assumed).`}
          {...(short
            ? { error: `It has ${cards} cards already. Say ${cards} or more, or take some out.` }
            : {})}
        />
        <div className={sheet.foot}>
          <LeaveButton onClose={onClose}>Cancel</LeaveButton>
          <Button type="submit" look="solid">
            {done}
          </Button>
        </div>
      </form>
    </OverSheet>
  );
}
