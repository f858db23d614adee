import type { Command } from '@/kernel/game';
import { duesOf } from '../dues';
import { REGIONS } from '../vocabulary';
import { cardsInDeck } from '../warlords/cards';
import { targetsOf } from '../warlords/conversions';
import { seeded, sitDown } from './play';

/** For tests only: randomly generated games. */

const CARDS = [1, 7, 43, 45, 47, 56, 80];

type Table = ReturnType<typeof sitDown>;
type Pick = <T>(items: readonly T[]) => T;

/** A table with flags of every kind in China. */
export const sitWithFlags = (byte: number, cards: 'app' | 'paper'): Table =>
  sitDown(cards, {
    chance: seeded(byte),
    china: Object.fromEntries(
      REGIONS.map((region, at) => [region, 'NCJW'.repeat(2).slice(at % 4, (at % 4) + 3)]),
    ),
  });

/** What the table does next: the first thing due, or the way on; now and then a conquest before it. */
export function nextCommands({ open }: Table, pick: Pick): Command[] {
  const [due] = duesOf(open);
  const { step, cards } = open;
  const ask = due?.obligation?.ask;
  const obligation = due?.id;
  if (ask?.type === 'flag')
    return [{ type: 'pick-flag', obligation, region: pick(targetsOf(open.china, ask)) }];
  if (ask?.type === 'entry') {
    const effects = [{ kind: 'line', total: 'index', amount: pick([-1, 1]) }];
    return [{ type: 'read-entry', obligation, event: { title: 'Read', effects } }];
  }
  if (ask) return [{ type: 'waive', due: obligation }];
  if (due?.id === 'round') {
    const person = open.seats.find((seat) => !open.visited.includes(seat.person))?.person;
    return [{ type: 'open-papers', person }];
  }
  if (step === 'draw')
    return [cards === 'paper' ? { type: 'enter-card', number: pick(CARDS) } : { type: 'turn-card' }];
  if (step === 'general') return [{ type: 'apply-card' }];
  if (step === 'deal') return [{ type: 'deal' }];
  if (due?.id === 'warlord')
    return [
      cards === 'paper'
        ? { type: 'enter-warlord', region: pick(cardsInDeck(open.china, open.warlords)) }
        : { type: 'draw-warlord' },
    ];
  if (step === 'end') return [{ type: 'end-turn' }];
  if (step !== 'attacks') return [{ type: 'advance' }];
  const region = pick(REGIONS);
  return [{ type: 'conquest', region, conquered: !open.china[region].conquered }, { type: 'advance' }];
}

/** Plays the given number of turns: settles whatever is due, with random picks. */
export function playTurns(
  byte: number,
  turns: number,
  picks: readonly number[],
  cards: 'app' | 'paper' = 'app',
  each: (table: Table) => void = () => undefined,
) {
  const table = sitWithFlags(byte, cards);
  let at = 0;
  const pick: Pick = (items) =>
    items[(picks[at++ % picks.length] as number) % items.length] as (typeof items)[number];
  while (table.open.turn <= turns) {
    each(table);
    for (const { type, ...more } of nextCommands(table, pick)) table.run(type, more);
  }
  return table;
}
