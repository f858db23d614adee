import { hasCurtain, unvisited } from '@/kernel/round';
import { appPowers, openPowers, readerOf } from '@/kernel/seats';
import { duesOf, roundDue } from '@/systems/storm-over-asia/dues';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { kindNow, readTotal, totalOf } from '@/systems/storm-over-asia/totals';
import { POWERS, type Power } from '@/systems/storm-over-asia/vocabulary';
import { nameHolder, namePerson } from '@/table/page/name-holder';
import { useTable } from '@/table/use-table';
import { useTableActs } from '@/table/use-table-acts';
import { PowerTiles } from '@/ui/mark/power-tile';
import { MARKS } from '../marks';

interface Ways {
  open: OpenState;
  power: Power;
  /** Nothing in the table as it was. */
  onOpen: ((sheet: string) => void) | null;
  lower: (person: string, first: Power) => unknown;
}

/** The four powers: support, income, cards, and what each owes. All of it from public facts. */
export function PowerRow({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const { lowerCurtain } = useTableActs();
  return (
    <PowerTiles
      label="Powers"
      tiles={POWERS.map((power) => {
        const ways = { open, power, onOpen: moment === null ? onOpen : null, lower: lowerCurtain };
        const due = dueOf(ways);
        return {
          id: power,
          mark: MARKS[power],
          name: power,
          person: namePerson(open.seats, power),
          holder: nameHolder(open.seats, power),
          support: {
            value: readTotal(open, totalOf.support(power)).value,
            label: 'Support',
            onWhy: () => onOpen(`why:${totalOf.support(power)}`),
          },
          rows: [
            {
              ...incomeOf(open, power),
              onPress: () => onOpen(`why:${totalOf.income(power)}`),
            },
          ],
          cards: cardsOf(ways),
          ...(due ? { due } : { note: 'Nothing due' }),
        };
      })}
    />
  );
}

/** What each turn brings is not asked for: as long as the table says no whole, it is only what changes it. */
function incomeOf(open: OpenState, power: Power) {
  const key = totalOf.income(power);
  const { sign } = kindNow(open, key);
  const { value } = readTotal(open, key);
  return sign === 'always' ? { label: 'Income change', value, sign } : { label: 'Income', value };
}

function cardsOf({ open, power, onOpen, lower }: Ways) {
  if (!hasCurtain(open)) {
    const count = open.shown.filter((item) => item.power === power).length;
    const text = count === 0 ? 'Show a card' : `${count} shown`;
    return {
      count: 0,
      text,
      verb: count === 0,
      ...(onOpen && !open.over ? { onPress: () => onOpen(`show:${power}`) } : {}),
    };
  }
  const { held } = open.hands[power];
  if (held === 0) return { count: 0, text: 'No cards' };
  const person = readerOf(open.seats, power);
  const kind = openPowers(open.seats).includes(power) ? 'open' : 'secret';
  const text = held === 1 ? `1 ${kind} card` : `${held} ${kind} cards`;
  if (appPowers(open.seats).includes(power))
    return {
      count: held,
      text: `${text}, the app’s`,
      ...(onOpen ? { onPress: () => onOpen(`look:${power}`) } : {}),
    };
  return { count: held, text, ...(onOpen && person ? { onPress: () => lower(person, power) } : {}) };
}

/** What a power owes, by what is asked of it. */
const DUE_WORDS = {
  flag: 'Due: a flag',
  entry: 'Due: read its card',
  region: 'Due: a region',
  table: 'Due: a choice',
} as const;

function dueOf({ open, power, onOpen, lower }: Ways) {
  const owed = duesOf(open).find((due) => due.owes === power && due.obligation)?.obligation;
  if (owed)
    return {
      text: DUE_WORDS[owed.ask.type],
      short: '1 due',
      ...(onOpen ? { onPress: () => onOpen('settle-due') } : {}),
    };
  const person = readerOf(open.seats, power);
  if (!roundDue(open) || !person || !unvisited(open).includes(person)) return null;
  return {
    text: 'Due: papers',
    short: 'Papers',
    ...(onOpen ? { onPress: () => lower(person, power) } : {}),
  };
}
