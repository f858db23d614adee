import { checkLay } from '@/games/gathering-storm/rules/construction/yards';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { readFree } from '@/games/gathering-storm/rules/totals/construction';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { cleanName } from '@/kernel/names';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { Stepper } from '@/ui/form/stepper';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { useTable } from '../use-table';
import type { Send } from './acts';
import styles from './lay-ship.module.css';

/** The next ship: laid down now, paid or free, or one that is on the board already. @rule GS Guide, Construction */
export function LayShipRow({ power, send }: { power: Power; send: Send }) {
  const { open } = useTable();
  const left = readFree(open, totalOf.freeShips(power)).value;
  const [name, setName] = useDraftState('ship', '');
  const [place, setPlace] = useDraftState('ship place', { row: 1, space: 1, length: 4 });
  const [chosen, setHow] = useDraftState<'paid' | 'free' | 'earlier' | null>('ship how', null);
  const how = chosen ?? (left > 0 ? 'free' : 'paid');
  const ship = { power, name: cleanName(name), ...place, free: how === 'free', fresh: how !== 'earlier' };
  const refusal = checkLay(open, ship);

  async function layShip() {
    if (!(await send({ type: 'lay-ship', ...ship }))) return;
    setName('');
    setHow(null);
  }
  const step = (key: keyof typeof place, label: string) => (
    <Stepper
      showLabel
      label={label}
      min={1}
      max={20}
      value={place[key]}
      onChange={(value) => setPlace({ ...place, [key]: value })}
    />
  );
  return (
    <LedgerRow
      label="Lay down a ship"
      {...(refusal ? { error: [refusal.message, refusal.allowed].join(' ') } : {})}
    >
      <div className={styles.name}>
        <TextField label="Name" maxLength={40} value={name} onChange={setName} />
      </div>
      <Choices
        label="How it is laid down"
        options={[
          { value: 'paid', label: 'At its cost' },
          ...(left > 0 ? [{ value: 'free' as const, label: 'Free', note: `${left} left` }] : []),
          { value: 'earlier', label: 'Begun earlier' },
        ]}
        value={how}
        onChange={setHow}
      />
      <div className={styles.places}>
        {step('length', 'Row length')}
        {step('row', 'Row')}
        {step('space', 'Space')}
      </div>
      <Button
        look="solid"
        disabled={refusal !== null || ship.name === ''}
        why={refusal ? refusal.message : 'Write its name.'}
        onClick={() => void layShip()}
      >
        Lay it down
      </Button>
    </LedgerRow>
  );
}
