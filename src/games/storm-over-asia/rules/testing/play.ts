import type * as v from 'valibot';
import { type Chance, createChance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import type { Command } from '@/kernel/game';
import { commit, createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { viewFor } from '@/kernel/journal/views';
import type { Deck, List, listEntryShape } from '../cards/card';
import { OPEN_DECK } from '../cards/head';
import { duesOf } from '../dues';
import { listEntryKey } from '../list-entries';
import { USUAL_CHOICES } from '../options';
import type { SetupInput } from '../setup';
import { createStormOverAsia } from '../system';
import { readTotal, totalKey } from '../totals';
import type { Flag, Power, Region } from '../vocabulary';

type EventInput = v.InferInput<typeof listEntryShape>;

/** For tests only: a table of Storm Over Asia in a few words. */

const FLAG_OF: Record<string, Flag> = { N: 'Nationalist', C: 'Communist', J: 'Japanese', W: 'warlord' };
export const flagsOf = (letters: string) => [...letters].map((letter) => FLAG_OF[letter] as Flag);

/** Cards in the order of the deck. */
export const inOrder: Chance = {
  order: (_, __, size) => Array.from({ length: size }, (___, at) => at),
  roll: () => 0,
};
export const seeded = (byte: number) => createChance(new Uint8Array(64).fill(byte));

interface Options {
  china?: Partial<Record<Region, string>>;
  setup?: Partial<SetupInput>;
  chance?: Chance;
  deck?: Deck;
}

/** A table with the app's cards, or with paper ones. */
export function sitDown(
  cards: 'app' | 'paper',
  { china = {}, setup = {}, chance = inOrder, deck = OPEN_DECK }: Options = {},
) {
  const numbers = deck.cards.map(({ number }) => number);
  const journal = createJournal(createStormOverAsia(deck), {
    name: 'Test',
    seats: [
      { person: 'Anna', powers: ['Japan', 'Russia'] },
      { person: 'Ben', powers: ['China', 'Britain'] },
    ],
    cards,
    deck: cards === 'app' ? { fingerprint: '', numbers } : null,
    china: Object.fromEntries(Object.entries(china).map(([region, letters]) => [region, flagsOf(letters)])),
    ...setup,
    readings: { ...USUAL_CHOICES, ...setup.readings },
  });
  const attempt = (command: Command) => {
    const decided = decide(journal, command, cards === 'app' ? chance : null);
    if (!decided.ok) return decided.refusal;
    commit(journal, decided.value);
    return null;
  };
  const table = {
    journal,
    attempt,
    get state() {
      return stateAt(journal);
    },
    get open() {
      return stateAt(journal).open;
    },
    value: (total: string) => readTotal(table.open, totalKey(total)).value,
    view: (viewer: string) => viewFor(table.state, viewer),
    run(type: string, more: object = {}) {
      const refusal = table.attempt({ type, ...more });
      if (refusal) throw new Error(`${type} was refused: ${refusal.message} ${refusal.allowed ?? ''}`);
    },
    refused(type: string, more: object = {}) {
      const refusal = table.attempt({ type, ...more });
      if (!refusal) throw new Error(`${type} was not refused.`);
      return refusal;
    },
    /** Advances to a step of this turn; dues on the way are waived as done on the table. */
    to(step: string) {
      for (let guard = 0; table.open.step !== step; guard += 1) {
        if (guard > 60) throw new Error(`never at ${step}`);
        const dues = duesOf(table.open);
        // No card is drawn while a flag is to be picked.
        const due = dues.find(({ obligation }) => obligation) ?? dues[0];
        if (due?.obligation || due?.id === 'round') table.run('waive', { due: due.id });
        else if (table.open.step === 'draw')
          table.run(
            cards === 'app' ? 'turn-card' : 'enter-card',
            cards === 'app' ? {} : { event: { title: 'Quiet', effects: [] } },
          );
        else if (table.open.step === 'general') table.run('apply-card');
        else if (table.open.step === 'deal') table.run('deal');
        else if (due?.id === 'warlord') table.run('no-warlord', { anyway: true });
        else if (table.open.step === 'end') table.run('end-turn');
        else table.run('advance');
      }
      return table;
    },
  };
  return table;
}

const DEALT: Record<Power, { list: List; first: number }> = {
  Japan: { list: 'Japanese 1', first: 2 },
  China: { list: 'Chinese', first: 3 },
  Britain: { list: 'British', first: 4 },
  Russia: { list: 'Russian', first: 5 },
};

/** A table with the app’s cards whose powers hold these; null for an entry that is open. */
export function withHands(
  own: Partial<Record<Power, readonly (EventInput | null)[]>>,
  { setup = {}, ...options }: Options = {},
) {
  const rows = Object.entries(own).flatMap(([power, events]) => {
    const { list, first } = DEALT[power as Power];
    return events.flatMap((event, at) =>
      event ? [[listEntryKey(list, first + 4 * at), event] as const] : [],
    );
  });
  const cardsEach = Math.max(1, ...Object.values(own).map((events) => events.length));
  return sitDown('app', { ...options, setup: { cardsEach, filled: Object.fromEntries(rows), ...setup } }).to(
    'read',
  );
}
