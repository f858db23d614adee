import { duesOf } from '../dues';
import { REGIONS } from '../vocabulary';
import { cardsInDeck } from '../warlords/cards';
import { targetsOf } from '../warlords/conversions';
import { seeded, sitDown } from './play';

/** For tests only: games that nobody laid out. */

const CARDS = [1, 7, 43, 45, 47, 56, 80];

/** Plays whatever is due, with picks that come from chance, for so many turns. */
export function playTurns(
  byte: number,
  turns: number,
  picks: readonly number[],
  cards: 'app' | 'paper' = 'app',
  each: (table: ReturnType<typeof sitDown>) => void = () => undefined,
) {
  const table = sitDown(cards, {
    chance: seeded(byte),
    china: Object.fromEntries(
      REGIONS.map((region, at) => [region, 'NCJW'.repeat(2).slice(at % 4, (at % 4) + 3)]),
    ),
  });
  let at = 0;
  const pick = <T>(items: readonly T[]) => items[(picks[at++ % picks.length] as number) % items.length] as T;
  while (table.open.turn <= turns) {
    each(table);
    const [due] = duesOf(table.open);
    const { step } = table.open;
    if (due?.obligation?.ask.type === 'flag')
      table.run('pick-flag', {
        obligation: due.id,
        region: pick(targetsOf(table.open.china, due.obligation.ask)),
      });
    else if (due?.obligation?.ask.type === 'entry')
      table.run('read-entry', {
        obligation: due.id,
        event: { title: 'Read', effects: [{ kind: 'line', total: 'index', amount: pick([-1, 1]) }] },
      });
    else if (due?.obligation) table.run('waive', { due: due.id });
    else if (due?.id === 'round') {
      const person = table.open.seats.find((seat) => !table.open.visited.includes(seat.person))?.person;
      table.run('open-papers', { person });
    } else if (step === 'draw' && cards === 'paper') table.run('enter-card', { number: pick(CARDS) });
    else if (step === 'draw') table.run('turn-card');
    else if (step === 'general') table.run('apply-card');
    else if (step === 'deal') table.run('deal');
    else if (due?.id === 'warlord' && cards === 'paper')
      table.run('enter-warlord', { region: pick(cardsInDeck(table.open.china, table.open.warlords)) });
    else if (due?.id === 'warlord') table.run('draw-warlord');
    else if (step === 'end') table.run('end-turn');
    else {
      if (step === 'attacks') {
        const region = pick(REGIONS);
        table.run('conquest', { region, conquered: !table.open.china[region].conquered });
      }
      table.run('advance');
    }
  }
  return table;
}
