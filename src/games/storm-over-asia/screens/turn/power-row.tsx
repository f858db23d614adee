import { duesOf, roundDue } from '@/games/storm-over-asia/rules/dues';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { kindNow, readTotal, totalOf } from '@/games/storm-over-asia/rules/totals';
import { POWERS, type Power } from '@/games/storm-over-asia/rules/vocabulary';
import { hasCurtain, unvisited } from '@/kernel/round';
import { readerOf } from '@/kernel/seats';
import { usePhoneDue } from '@/table/link/use-phone-due';
import { atRest, cardsBehind, tileOf } from '@/table/page/power-tile';
import { useTableActs } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { PowerTiles } from '@/ui/mark/power-tile';
import { MARKS } from '../marks';

/** The four powers: support, income, cards, and what each owes. All of it from public facts. */
export function PowerRow({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const { lowerCurtain } = useTableActs();
  const onPhone = usePhoneDue();
  return (
    <PowerTiles
      label="Powers"
      tiles={POWERS.map((power) => {
        const due = onPhone(power) ?? dueOf(open, power, onOpen, lowerCurtain);
        const cards = cardsOf(open, power, onOpen, lowerCurtain);
        const [support, income] = [totalOf.support(power), totalOf.income(power)];
        return {
          ...tileOf(open.seats, power, MARKS[power], {
            value: readTotal(open, support).value,
            onWhy: () => onOpen(`why:${support}`),
          }),
          rows: [{ ...incomeOf(open, power), onPress: () => onOpen(`why:${income}`) }],
          cards: moment === null ? cards : atRest(cards),
          ...(due
            ? { due: moment === null ? due : atRest(due) }
            : { note: tableOwes(open) ? '' : 'Nothing due' }),
        };
      })}
    />
  );
}

/** Income is not asked for: unless the table has set it, only its change is known. */
function incomeOf(open: OpenState, power: Power) {
  const key = totalOf.income(power);
  const { sign } = kindNow(open, key);
  const { value } = readTotal(open, key);
  return sign === 'always' ? { label: 'Income change', value, sign } : { label: 'Income', value };
}

function cardsOf(
  open: OpenState,
  power: Power,
  onOpen: (sheet: string) => void,
  lower: (person: string, first: Power) => unknown,
) {
  if (hasCurtain(open))
    return cardsBehind(open.seats, power, open.hands[power].held, () => onOpen(`look:${power}`), lower);
  const count = open.shown.filter((item) => item.power === power).length;
  return {
    count: 0,
    text: count === 0 ? 'Show a card' : `${count} shown`,
    verb: count === 0,
    ...(open.over ? {} : { onPress: () => onOpen(`show:${power}`) }),
  };
}

/** Whether something is due of the table. A round of the papers is told on the tiles of those it has not visited. */
const tableOwes = (open: OpenState) =>
  duesOf(open).some(({ id, owes }) => owes === 'table' && id !== 'round');

/** What a power owes, by the kind of obligation. */
const DUE_WORDS = {
  flag: 'Due: a flag',
  entry: 'Due: read its card',
  region: 'Due: a region',
  table: 'Due: a choice',
} as const;

function dueOf(
  open: OpenState,
  power: Power,
  onOpen: (sheet: string) => void,
  lower: (person: string, first: Power) => unknown,
) {
  const [owed, ...more] = duesOf(open).flatMap(({ owes, obligation }) =>
    owes === power && obligation ? [obligation] : [],
  );
  if (owed)
    return {
      text: DUE_WORDS[owed.ask.type],
      short: `${more.length + 1} due`,
      onPress: () => onOpen('settle-due'),
    };
  const person = readerOf(open.seats, power);
  if (!roundDue(open) || !person || !unvisited(open).includes(person)) return null;
  return { text: 'Due: papers', short: 'Papers', onPress: () => lower(person, power) };
}
