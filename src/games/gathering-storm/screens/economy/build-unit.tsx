import { UNITS } from '@/games/gathering-storm/rules/construction/state';
import { checkUnit } from '@/games/gathering-storm/rules/construction/units';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { readFree } from '@/games/gathering-storm/rules/totals/construction';
import { capitalize, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { useTable } from '../use-table';
import { Act, Reasons, type Send } from './acts';

/** Units built this turn: one of each type, and free ones besides. @rule GS 18.41; Guide, Construction */
export function BuildUnitRow({ power, send }: { power: Power; send: Send }) {
  const { open } = useTable();
  const left = readFree(open, totalOf.freeUnits(power)).value;
  const [cost, setCost] = useDraftState<'free' | 'paid'>('unit cost', 'free');
  const free = left > 0 && cost === 'free';
  const refusals = UNITS.map((unit) => checkUnit(open, { power, unit, free }));
  return (
    <LedgerRow label="Build a unit" hint="one of each type a turn">
      {left > 0 && (
        <Choices
          label="What it costs"
          options={[
            { value: 'free', label: 'Free', note: `${left} left` },
            { value: 'paid', label: 'At its cost' },
          ]}
          value={cost}
          onChange={setCost}
        />
      )}
      {UNITS.map((unit, at) => (
        <Act
          key={unit}
          label={capitalize(unit)}
          refusal={refusals[at] ?? null}
          onPress={() => void send({ type: 'build-unit', power, unit, free })}
        />
      ))}
      <Reasons of={UNITS.map((unit, at) => [capitalize(unit), refusals[at] ?? null])} />
    </LedgerRow>
  );
}
