import { WINDOWS } from '@/games/gathering-storm/rules/effects/windows';
import { type Due, duesOf, roundDue } from '@/games/gathering-storm/rules/guide/dues';
import { WINDOW_WORDS } from '@/games/gathering-storm/rules/guide/phases';
import { rightsOf } from '@/games/gathering-storm/rules/guide/rights';
import { shortName, signOfTotal } from '@/games/gathering-storm/rules/say/names';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { hidesMoney, keepsPoints } from '@/games/gathering-storm/rules/state/purse';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { displayKey, knowsPoints } from '@/games/gathering-storm/rules/totals/known-money';
import { POWERS, type Power, sideOf } from '@/games/gathering-storm/rules/vocabulary';
import { hasCurtain, unvisited } from '@/kernel/round';
import { isForOne, readerOf } from '@/kernel/seats';
import { usePhoneDue } from '@/table/link/use-phone-due';
import { atRest, cardsBehind, tileOf } from '@/table/page/power-tile';
import { useTableActs } from '@/table/use-acts';
import { PowerTiles } from '@/ui/mark/power-tile';
import { useTable } from '../use-table';
import { MARKS } from './marks';

/** The five powers: support, income, closed cards, and what each owes. All of it from public facts. */
export function PowerRow({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable();
  const { lowerCurtain } = useTableActs();
  const onPhone = usePhoneDue();
  return (
    <PowerTiles
      label="Powers"
      tiles={POWERS.map((power) => {
        const due = onPhone(power) ?? dueOf(open, power, onOpen, lowerCurtain);
        const money = moneyOf(open, power, onOpen, lowerCurtain);
        const cards = cardsOf(open, power, onOpen, lowerCurtain);
        const support = totalOf.support(power);
        return {
          ...tileOf(open.seats, power, MARKS[power], {
            value: readTotal(open, support).value,
            total: support,
            onWhy: () => onOpen(`why:${support}`),
          }),
          rows: isTracked(open, 'income') ? [moment === null ? money : atRest(money)] : [],
          cards: moment === null ? cards : atRest(cards),
          ...(due ? { due: moment === null ? due : atRest(due) } : { note: noteOf(open, power, onOpen) }),
        };
      })}
    />
  );
}

/** Points have two words: on a phone the second is enough. */
const TILES_AS = {
  points: { lead: 'Tile', label: 'points' },
  short: { lead: 'Points', label: 'short' },
};

/** Income until it is taken; then what there is to spend. Where only the owner sees it, no figure at all. */
function moneyOf(
  open: OpenState,
  power: Power,
  onOpen: (sheet: string) => void,
  lower: (person: string, first: Power) => unknown,
) {
  const person = readerOf(open.seats, power);
  // The owner reads it behind the curtain (GS 9.41A).
  if (hidesMoney(open))
    return {
      label: 'Money',
      value: 'owner only' as const,
      ...(person ? { onPress: () => lower(person, power) } : {}),
    };
  return publicMoney(open, power, onOpen);
}

/** The same where everyone may see it. */
export function publicMoney(open: OpenState, power: Power, onOpen: (sheet: string) => void) {
  const total = open.incomeTaken && keepsPoints(open) ? totalOf.tiles(power) : totalOf.income(power);
  const { value } = readTotal(open, total);
  const shownKey = displayKey(open, total);
  const tiles = shownKey === totalOf.tiles(power);
  return {
    ...(tiles ? TILES_AS[value < 0 ? 'short' : 'points'] : { label: shortName(shownKey) }),
    total: shownKey,
    value: tiles ? Math.abs(value) : value,
    ...(signOfTotal(shownKey) === 'always' ? { sign: 'always' as const } : {}),
    ...(shownKey.startsWith('income') ? { beside: carriedOver(open, power) } : {}),
    onPress: () => onOpen(`why:${total}`),
  };
}

/** Tile points carried over from earlier turns, which are not part of income: "13 kept". @rule GS 11.11 */
function carriedOver(open: OpenState, power: Power): string | undefined {
  if (open.incomeTaken || !knowsPoints(open, power)) return undefined;
  const { value } = readTotal(open, totalOf.tiles(power));
  return value > 0 ? `${value} kept` : undefined;
}

function cardsOf(
  open: OpenState,
  power: Power,
  onOpen: (sheet: string) => void,
  lower: (person: string, first: Power) => unknown,
) {
  const before = ['draw', 'general', 'deal'].includes(open.step);
  if (before) {
    const total = totalOf.cards(power);
    return { count: 0, text: `Draws ${readTotal(open, total).value}`, onPress: () => onOpen(`why:${total}`) };
  }
  const { held, played } = open.hands[power];
  if (!hasCurtain(open)) {
    const shown = held > 0 ? `${played} shown, ${held} held` : `${played} shown`;
    return {
      count: 0,
      text: played === 0 ? 'Show an event' : shown,
      short: played === 0 ? 'Card' : shown,
      verb: played === 0,
      onPress: () => onOpen(`show:${power}`),
    };
  }
  return cardsBehind(open.seats, power, open.hands[power].held, () => onOpen(`look:${power}`), lower);
}

/** What a shown card lets it do, or a part of one that waits for its moment; both open into their words. @rule GS 9.41 */
function noteOf(open: OpenState, power: Power, onOpen: (sheet: string) => void) {
  const [right, ...more] = rightsOf(open, power);
  const later = laterOf(open, power);
  if (!right && later === null) return { text: tableOwes(open) ? '' : 'Nothing due' };
  const onPress = () => onOpen(`rights:${power}`);
  if (!right) return { text: later as string, onPress };
  const count = more.length + 1;
  // At most two lines, so that the content above does not move.
  const text = more.length > 0 ? `May use: ${count} things` : `May use: ${right.short}`;
  return { text, short: `May use ${count}`, onPress };
}

/** "Later: in the Diplomatic phase" while a part of a shown card waits for its moment. @rule GS 9.41 */
function laterOf({ waiting }: OpenState, power: Power): string | null {
  const next = WINDOWS.find((window) =>
    waiting.some((part) => part.power === power && part.window === window),
  );
  return next ? `Later: ${WINDOW_WORDS[next].at}` : null;
}

function dueOf(
  open: OpenState,
  power: Power,
  onOpen: (sheet: string) => void,
  lower: (person: string, first: Power) => unknown,
) {
  const person = readerOf(open.seats, power);
  const owed = duesOf(open).filter((due) => isOwedBy(due, power, person));
  if (owed[0])
    return {
      text: owed[0].obligation ? 'Due: a choice' : 'Due: an event',
      short: `${owed.length} due`,
      onPress: () => onOpen('settle-due'),
    };
  const nothing = isForOne(open.seats) && open.hands[power].held === 0;
  if (!roundDue(open) || nothing || !person || !unvisited(open).includes(person)) return null;
  return { text: 'Due: papers', short: 'Papers', onPress: () => lower(person, power) };
}

/** Whether something is due of the table. A round of the papers is told on the tiles of those it has not visited. */
const tableOwes = (open: OpenState) =>
  duesOf(open).some(({ id, owes }) => owes === 'table' && id !== 'round');

/** Whether a power owes it, alone or with its alliance, or its player is to open the papers for it. */
function isOwedBy({ owes, obligation }: Due, power: Power, person: string | null | undefined): boolean {
  if (owes === power || owes === sideOf(power)) return true;
  const ask = obligation?.ask;
  if (ask?.type === 'visits') return ask.people.some((name) => name === person);
  return ask?.type === 'answer' && ask.power === power;
}
