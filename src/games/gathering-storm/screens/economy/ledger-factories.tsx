import { checkConvert } from '@/games/gathering-storm/rules/construction/factories';
import { stepAt } from '@/games/gathering-storm/rules/guide/phases';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { readConversion } from '@/games/gathering-storm/rules/totals/construction';
import { checkSpend } from '@/games/gathering-storm/rules/totals/ledger';
import { type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { AmountLines } from '@/ui/figure/amount-lines';
import { LedgerPart } from '@/ui/sheet/ledger-columns';
import { useDispatchHere, useTable } from '../use-table';
import { Act, Reasons } from './acts';
import styles from './ledger.module.css';

interface FactoriesProps {
  power: Power;
  onOpen: (sheet: string) => void;
  /** Opens the form where the table enters its figures; null while looking back. */
  onEnter: (() => void) | null;
}

const STATES = ['civilian', 'military', 'idle'] as const;
const STATE_WORDS = { civilian: 'Civilian', military: 'Military', idle: 'Idle' };

/** A power’s factories, and what turning an idle one costs this turn. @rule GS 11.21; Guide, Factory */
export function FactoriesPart({ power, onOpen, onEnter }: FactoriesProps) {
  const { open, moment } = useTable();
  const factories = open.factories[power];
  const price = open.prices[power];
  const { value, lines } = readConversion(open, power);
  return (
    <LedgerPart title="Factories" rule="GS 11.21" ruled>
      {factories && (
        <dl className={styles.counts}>
          {STATES.map((state) => (
            <div key={state}>
              <dt>{STATE_WORDS[state]}</dt>
              <dd>{factories[state]}</dd>
            </div>
          ))}
        </dl>
      )}
      <AmountLines
        label={`${power}: factories`}
        lines={[
          ...(factories ? [] : [countLine(power, onEnter)]),
          priceLine({ power, price, value, changed: lines.length > 1 }, onOpen, onEnter),
        ]}
      />
      {moment === null && stepAt(open.step).phase === 'Economic' && factories?.idle !== 0 && (
        <Convert power={power} />
      )}
    </LedgerPart>
  );
}

function countLine(power: Power, onEnter: FactoriesProps['onEnter']) {
  return {
    id: 'count',
    text: 'Civilian, military, idle',
    note: 'Not entered',
    amount: null,
    ...(onEnter ? { label: `${power}’s factories: not entered. Enter them`, onPress: onEnter } : {}),
  };
}

interface Price {
  power: Power;
  /** The usual price; undefined until it is entered. */
  price: number | undefined;
  value: number;
  /** An event or a line of the table changes it. */
  changed: boolean;
}

/** Returns what a conversion costs, or how events change it if the usual price is not entered. */
function priceLine(
  { power, price, value, changed }: Price,
  onOpen: FactoriesProps['onOpen'],
  onEnter: FactoriesProps['onEnter'],
) {
  const why = { onPress: () => onOpen(`why:${totalOf.conversion(power)}`) };
  if (price !== undefined)
    return {
      id: 'price',
      text: 'A conversion costs',
      amount: value,
      sign: 'minus' as const,
      label: `${power}: a conversion costs ${value}. Why?`,
      ...why,
    };
  const note = 'Usual price not entered';
  if (changed)
    return {
      id: 'price',
      text: 'Events change a conversion’s price by',
      note,
      amount: value,
      sign: 'always' as const,
      label: `${power}: events change the price of a conversion by ${printSigned(value)}. Why?`,
      ...why,
    };
  const enter = onEnter
    ? { label: `${power}: the usual price of a conversion is not entered. Enter it`, onPress: onEnter }
    : {};
  return { id: 'price', text: 'A conversion costs', note, amount: null, ...enter };
}

/** An idle factory to its new use, in its phase. @rule GS Guide, Factory */
function Convert({ power }: { power: Power }) {
  const { open } = useTable();
  const { send, refused } = useDispatchHere();
  const price = open.prices[power] === undefined ? 0 : readConversion(open, power).value;
  const barred = checkConvert(open, power) ?? checkSpend(open, power, price);
  const convert = (to: string) => void send({ type: 'convert-factory', power, to });
  return (
    <div className={styles.acts}>
      <Act label="Convert to civilian" refusal={barred} onPress={() => convert('civilian')} />
      <Act label="Mobilize" refusal={barred} onPress={() => convert('military')} />
      <Reasons of={[['Convert', barred]]} />
      {refused}
    </div>
  );
}
