import { checkConvert } from '@/systems/gathering-storm/construction/factories';
import { totalOf } from '@/systems/gathering-storm/lines';
import { keeps } from '@/systems/gathering-storm/state';
import { readConversion } from '@/systems/gathering-storm/totals/construction';
import { type Power, printSigned } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { LedgerRow } from '@/ui/ledger-form';
import { useTable } from '../use-table';
import { Act, Counts, Reasons, type Send } from './construction-parts';

interface FactoryRowsProps {
  power: Power;
  send: Send;
  onOpen: (sheet: string) => void;
}

/** A power's factories and what turning an idle one costs. @rule GS Guide, Factory */
export function FactoryRows({ power, send, onOpen }: FactoryRowsProps) {
  const { open } = useTable();
  const refusal = checkConvert(open, power);
  const factories = open.factories[power];
  const price = open.prices[power];
  const convert = (to: string) => void send({ type: 'convert-factory', power, to });
  return (
    <>
      <LedgerRow label="Factories" hint="as they lie on the board">
        <Counts
          labels={{ civilian: 'Civilian', military: 'Military', idle: 'Idle' }}
          values={{ ...factories }}
          max={99}
          onEnter={(counts) => void send({ type: 'set-fact', fact: 'factories', power, ...counts })}
        />
      </LedgerRow>
      <LedgerRow label="A conversion" hint={keeps(open, 'income') ? 'paid from tile points' : 'its price'}>
        <Counts
          labels={{ value: 'Usual price' }}
          values={price === undefined ? {} : { value: price }}
          max={99}
          onEnter={(counts) => void send({ type: 'set-fact', fact: 'conversion-price', power, ...counts })}
        />
        <Button look="quiet" onClick={() => onOpen(`why:${totalOf.conversion(power)}`)}>
          {sayPrice(readConversion(open, power).value, price !== undefined)}
        </Button>
        <Act label="Convert to civilian" refusal={refusal} onPress={() => convert('civilian')} />
        <Act label="Mobilize" refusal={refusal} onPress={() => convert('military')} />
        <Reasons of={[['Convert', refusal]]} />
      </LedgerRow>
    </>
  );
}

function sayPrice(value: number, entered: boolean): string {
  if (entered) return `Now ${value} tile ${value === 1 ? 'point' : 'points'}. Why?`;
  return value === 0 ? 'Not entered. Why?' : `Events change it by ${printSigned(value)}. Why?`;
}
