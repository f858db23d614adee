import type { Command, Viewer } from '../game';
import { accept, type Result, refuse } from '../result';

/** Cards that eight letters hold, and what can be ordered for each: 2 bits a card. */
const CARDS = 4;
const ORDERS = [null, 'play', 'keep', 'decline'] as const;
const COUNTS = 256;

/** A card in a hand; both games with hands lay their hidden views out so. */
interface Card {
  power: Viewer;
  slot: number;
}

type Views = Readonly<Record<Viewer, unknown>>;

function cardsIn(views: Views): Card[] {
  return Object.entries(views).flatMap(([power, view]) => {
    const { hand } = (view ?? {}) as { hand?: readonly { slot: number }[] };
    return Array.isArray(hand) ? hand.map(({ slot }) => ({ power, slot })) : [];
  });
}

/** What letters belong to: this moment, and these cards in this order. Both devices must see the same. */
export const lettersFor = (moment: string, views: Views): string =>
  `${moment} ${cardsIn(views)
    .map(({ power, slot }) => `${power}/${slot}`)
    .join(' ')}`;

const TOO_MUCH = refuse('Eight letters hold only plain orders, for up to four cards.', {
  allowed: 'Use the code or a message, or enter the rest in the papers at the table.',
});

/** Whether an order says nothing besides what happens to the card. */
const isPlain = (command: Command): boolean =>
  command.type === 'order' &&
  command.why === undefined &&
  Object.keys((command.answers as object | undefined) ?? {}).length === 0;

/** Orders as a whole number below 65,536. @param no the number of the answer; 8 bits of it are kept */
export function choiceOf(commands: readonly Command[], views: Views, no: number): Result<number> {
  const cards = cardsIn(views).slice(0, CARDS);
  const chosen = cards.map(() => 0);
  for (const command of commands) {
    const at = cards.findIndex(({ power, slot }) => power === command.power && slot === command.slot);
    const order = ORDERS.indexOf(command.do as 'play');
    if (at < 0 || order < 1 || !isPlain(command)) return TOO_MUCH;
    chosen[at] = order;
  }
  return accept(chosen.reduce((sum, order) => sum * ORDERS.length + order, 0) * COUNTS + (no % COUNTS));
}

/**
 * The orders of a choice.
 * @param taken the number of the newest answer that was taken; the count in the letters is read as the next one after it
 * that fits, and an older one gives a number that is not above it
 */
export function ordersOf(choice: number, views: Views, taken: number): { commands: Command[]; no: number } {
  const cards = cardsIn(views).slice(0, CARDS);
  const ahead = ((choice % COUNTS) - (taken % COUNTS) + COUNTS) % COUNTS;
  let rest = Math.floor(choice / COUNTS);
  const chosen = cards
    .map(() => {
      const order = ORDERS[rest % ORDERS.length];
      rest = Math.floor(rest / ORDERS.length);
      return order;
    })
    .reverse();
  const commands = cards.flatMap(({ power, slot }, at) => {
    const order = chosen[at];
    return order ? [{ type: 'order', power, slot, do: order }] : [];
  });
  return { commands, no: ahead < COUNTS / 2 ? taken + ahead : taken + ahead - COUNTS };
}
