import type { OpenState } from '@/games/goss/rules/state';
import { SIDES, type Side, type Sides } from '@/games/goss/rules/vocabulary';
import { canonicalJson } from '@/kernel/file/canonical';
import { cleanName } from '@/kernel/names';
import { CommandSheet } from '@/table/command-sheet';
import { useTable } from '@/table/use-table';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { callSide, SidesForm } from './sides-form';

const LONGEST = 20;
const plain = (name: string) => cleanName(name).toLowerCase();

/** Returns what is wrong with the sides’ names: empty, too long, or the same. */
export function checkSides(sides: Sides): Partial<Record<Side, string>> {
  const errors: Partial<Record<Side, string>> = {};
  for (const side of SIDES) {
    const name = cleanName(sides[side].name);
    if (name === '') errors[side] = 'Name the side.';
    else if (name.length > LONGEST) errors[side] = `At most ${LONGEST} letters; these are ${name.length}.`;
  }
  if (!errors.first && !errors.second && plain(sides.first.name) === plain(sides.second.name))
    errors.second = `The first side is called ${cleanName(sides.first.name)}, too. Choose another name.`;
  return errors;
}

/** The sides' names and marks, and which side moves first. */
export function SidesSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const [sides, setSides] = useDraftState('sides', open.sides);
  const [firstMoves, setFirstMoves] = useDraftState('first moves', open.firstMoves);
  const errors = checkSides(sides);
  const same = canonicalJson([sides, firstMoves]) === canonicalJson([open.sides, open.firstMoves]);
  const wrong = Object.keys(errors).length > 0;
  return (
    <CommandSheet
      title="The two sides"
      note="Markers, ages and the journal so far stay as they are."
      command={{ type: 'name-sides', sides, firstMoves }}
      doneLabel="Save the names"
      waits={wrong ? 'The problem is named beside its field.' : same ? 'Change something first.' : null}
      onClose={onClose}
      wide
    >
      <LedgerRow label="Names and marks">
        <SidesForm sides={sides} onChange={setSides} errors={errors} />
      </LedgerRow>
      <LedgerRow label="Who moves first" hint="in each game turn">
        <Choices
          label="Who moves first"
          options={SIDES.map((value) => ({ value, label: callSide(sides, value) }))}
          value={firstMoves}
          onChange={setFirstMoves}
        />
      </LedgerRow>
    </CommandSheet>
  );
}
