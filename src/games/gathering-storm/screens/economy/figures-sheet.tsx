import { hidesMoney } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { FEEL_CLIMATE } from '@/games/gathering-storm/rules/totals/income';
import { givenByClimate } from '@/games/gathering-storm/rules/totals/ledger';
import { readClimate } from '@/games/gathering-storm/rules/totals/tracks';
import { type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { MARKS } from '../board/marks';
import { useDispatchHere, useTable } from '../use-table';
import { type Count, Counts } from './acts';
import { ConvertForm, mayConvert } from './convert-form';
import styles from './forms.module.css';

/** The figures a table enters for a power: base income, climate income, factories, the usual price. */
export function FiguresSheet({ power, onClose }: { power: Power; onClose: () => void }) {
  const { open } = useTable();
  const { send, refused } = useDispatchHere();

  /** Enters the facts one after another, so that each is a separate entry. */
  async function enter(typed: Record<string, number>): Promise<boolean> {
    for (const fact of factsOf(open, power, typed))
      if (!(await send({ type: 'set-fact', power, ...fact }))) return false;
    onClose();
    return true;
  }
  return (
    <OverSheet
      title={`${power}’s figures`}
      {...(open.income[power]
        ? { note: 'This turn’s income is taken: what it brings counts from the next (GS 11.12C).' }
        : {})}
      mark={MARKS[power]}
      onClose={onClose}
    >
      <div className={styles.figures}>
        {refused}
        <Counts label={`${power}: figures`} counts={countsOf(open, power)} onEnter={enter} />
        {mayConvert(open, power) && <ConvertForm power={power} />}
      </div>
    </OverSheet>
  );
}

const KINDS = { civilian: 'Civilian', military: 'Military', idle: 'Idle' } as const;

/** With these and its factories the base income adds itself up. @rule GS 11.12C */
const PART = { min: 0, max: 99, group: 'parts' };

function countsOf(open: OpenState, power: Power): Count[] {
  const climate = readClimate(open).value;
  const tracked = isTracked(open, 'income');
  return [
    ...(tracked && !hidesMoney(open)
      ? [
          {
            id: 'base',
            label: 'Base income',
            value: open.facts.baseIncome[power],
            min: -99,
            max: 99,
            wide: true,
          },
        ]
      : []),
    ...(tracked && FEEL_CLIMATE.includes(power)
      ? [
          {
            id: 'climate',
            label: `Climate ${printSigned(climate)} gives`,
            value: givenByClimate(open, power),
            min: -20,
            max: 20,
            wide: true,
          },
        ]
      : []),
    ...Object.entries(KINDS).map(([id, label]) => ({
      id,
      label,
      value: open.factories[power]?.[id as keyof typeof KINDS],
      min: 0,
      max: 99,
      group: 'factories',
    })),
    ...(tracked && !hidesMoney(open)
      ? [
          { ...PART, id: 'pacts', label: 'Pacts give', value: open.facts.baseParts[power]?.pacts },
          {
            ...PART,
            id: 'maintenance',
            label: 'Maintenance',
            value: open.facts.baseParts[power]?.maintenance,
          },
        ]
      : []),
    ...(tracked
      ? [
          {
            id: 'draws',
            label: 'Random tiles each turn',
            value: open.facts.baseTiles[power],
            min: 0,
            max: 20,
            wide: true,
          },
        ]
      : []),
    { id: 'price', label: 'Usual conversion price', value: open.prices[power], min: 0, max: 99, wide: true },
  ];
}

interface Fact {
  fact: string;
  [more: string]: string | number;
}

/** The facts that these numbers are. */
function factsOf(open: OpenState, power: Power, typed: Record<string, number>): Fact[] {
  const { base, climate, price, draws } = typed;
  const counted = Object.keys(KINDS).some((id) => id in typed);
  return [
    ...(base === undefined ? [] : [{ fact: 'base-income', value: base }]),
    ...(climate === undefined
      ? []
      : [{ fact: 'climate-income', climate: readClimate(open).value, value: climate }]),
    ...(counted ? [{ fact: 'factories', ...wholeFactories(open, power, typed) }] : []),
    ...('pacts' in typed || 'maintenance' in typed
      ? [{ fact: 'base-parts', ...wholeParts(open, power, typed) }]
      : []),
    ...(draws === undefined ? [] : [{ fact: 'base-tiles', value: draws }]),
    ...(price === undefined ? [] : [{ fact: 'conversion-price', value: price }]),
  ];
}

/** Income from pacts and the cost of maintenance; values that were not typed stay. @rule GS 11.6, 11.82 */
function wholeParts(open: OpenState, power: Power, typed: Record<string, number>) {
  const { pacts = 0, maintenance = 0, other = 0 } = { ...open.facts.baseParts[power], ...typed };
  return { pacts, maintenance, other };
}

/** All three counts; counts that were not typed stay. @rule GS 11.21 */
function wholeFactories(open: OpenState, power: Power, typed: Record<string, number>) {
  const { civilian = 0, military = 0, idle = 0 } = { ...open.factories[power], ...typed };
  return { civilian, military, idle };
}
