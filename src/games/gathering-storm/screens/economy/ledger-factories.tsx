import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readConversion } from '@/games/gathering-storm/rules/totals/construction';
import { POWERS, type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { Figure } from '@/ui/figure/figure';
import type { LedgerCell, LedgerRow } from '@/ui/figure/ledger-table';
import { Icon, type IconName } from '@/ui/mark/icon';
import styles from './ledger.module.css';
import { Amount, toEnter, type Ways } from './ledger-money';

const STATES = { civilian: 'factory', military: 'swords', idle: 'pause' } as const satisfies Record<
  string,
  IconName
>;
type State = keyof typeof STATES;
const NAMES = Object.keys(STATES) as State[];

/** What the icons of the factories mean. */
export function FactoryKey() {
  return (
    <span>
      {NAMES.map((state) => (
        <span key={state} className={styles.key}>
          <Icon name={STATES[state]} small />
          {state}
        </span>
      ))}
    </span>
  );
}

/** The factories of each power by what they do, and what turning an idle one costs this turn. @rule GS 11.21; Guide, Factory */
export function factoryRows(open: OpenState, ways: Ways): LedgerRow[] {
  return [
    {
      id: 'factories',
      label: 'Factories',
      note: 'GS 11.21',
      cells: POWERS.map((power) => countsCell(open, power, ways)),
    },
    {
      id: 'conversion',
      label: 'A conversion costs',
      cells: POWERS.map((power) => priceCell(open, power, ways)),
    },
  ];
}

function countsCell(open: OpenState, power: Power, { onOpen, live }: Ways): LedgerCell {
  const counts = open.factories[power];
  const said = counts ? NAMES.map((state) => `${counts[state]} ${state}`).join(', ') : 'not entered';
  return {
    content: counts ? (
      <span className={styles.factories}>
        {NAMES.map((state) => (
          <span key={state} className={counts[state] === 0 ? styles.none : undefined}>
            <Icon name={STATES[state]} small />
            <Figure plain value={counts[state]} />
          </span>
        ))}
      </span>
    ) : (
      <Figure value={null} className={styles.figure} />
    ),
    label: `${power}’s factories: ${said}.${live ? ' Enter them' : ''}`,
    ...(live ? { onPress: () => onOpen(`figures:${power}`) } : {}),
  };
}

/** What a conversion costs, or how events change it if the usual price is not entered. */
function priceCell(open: OpenState, power: Power, ways: Ways): LedgerCell {
  const total = totalOf.conversion(power);
  const why = { onPress: () => ways.onOpen(`why:${total}`) };
  const { value, lines } = readConversion(open, power);
  if (open.prices[power] !== undefined)
    return {
      content: <Amount value={value} sum />,
      label: `${power}: a conversion costs ${value}. Why?`,
      ...why,
    };
  if (lines.length > 1)
    return {
      content: <Amount value={value} />,
      label: `${power}: events change the price of a conversion by ${printSigned(value)}. Why?`,
      ...why,
    };
  const { says, onPress } = toEnter(power, total, ways);
  return {
    content: <Figure value={null} className={styles.figure} />,
    label: `${power}: the usual price of a conversion is not entered. ${says}`,
    onPress,
  };
}
