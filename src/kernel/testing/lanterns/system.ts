import { readShape } from '@/kernel/file/read-shape';
import { namedBy } from '@/kernel/guide';
import { accept, refuse } from '@/kernel/result';
import type { System } from '@/kernel/system';
import { commands, description, type Open, type Setup, setupShape } from './description';

export const system: System<Open, never> = {
  ...description,
  readSetup: (input) => readShape(setupShape, input),
  readDeck: (deck) =>
    deck ? refuse('This game has no deck.', { allowed: 'Leave the deck out.' }) : accept(null),
  create: () => ({
    id: 'lanterns',
    rules: 1,
    start: (setup: never) => {
      const { name, seats, commitment } = setup as Setup;
      const told = { name, seats, commitment, over: false, notes: [] };
      return {
        open: { turn: 1, step: 'dusk', nextId: 1, ...told, lit: { East: 0, West: 0 }, rolled: 0 },
        hidden: {},
      };
    },
    commands,
    measure: ({ lit }) => ({ ...lit }),
  }),
  describe: (open, line) => ({
    name: open.name,
    season: description.printTurn(open.turn),
    people: open.seats.map(({ person }) => person).join(', '),
    now: 'Dusk',
    next: namedBy(description.guideFor(open)),
    due: '',
    last: line.findLast((entry) => entry.open) ? 'Lanterns were lit' : 'The table is set',
  }),
  rolls: true,
  papers: (_, person) => ({ command: { type: 'open-papers', person }, viewers: [], curtain: false }),
  afterPapers: () => [],
};
