import * as v from 'valibot';
import { printList } from '../print';
import { accept, refuse } from '../result';
import { appPowers, type Seat, THE_APP } from '../seats';
import type { Description } from './command';
import { acceptNothing, type Defining, NOT_CORRECTABLE, noShortForm } from './define';

interface WithRound {
  seats: Seat[];
  /** People who have opened their papers in this step. */
  visited: string[];
  /** The table called for another round in this step; it visits everyone. */
  round: boolean;
}

interface Seating<Power extends string, Open> {
  seats: v.GenericSchema<unknown, Seat<Power>[]>;
  /** Whether hands are empty, so that the app may take over powers or give them up. */
  atStart(open: Open): boolean;
  /** Whether the app can hold a hand at this table. */
  deals(open: Open): boolean;
  say(command: { seats: readonly Seat<Power>[] }): Description;
}

/** People and powers change places; a hand stays with its power. */
export const createReseat = <
  Power extends string,
  Open extends { seats: Seat<Power>[] },
  Hidden,
  Context,
  Deck,
>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  { seats, atStart, deals, say }: Seating<Power, Open>,
) =>
  plain({
    shape: v.strictObject({ type: v.literal('reseat'), seats }),
    asks: { seats: null },
    check(open, command) {
      const [now, then] = [open.seats, command.seats].map((item) => [...appPowers(item)].sort().join());
      if (now === then) return acceptNothing();
      if (!deals(open))
        return refuse('With paper cards the app holds no hand.', {
          allowed: 'Seat people, or play the powers with open hands.',
        });
      // Nobody knows a hand held by the app, so it takes over or gives up powers only while hands are empty.
      return atStart(open)
        ? acceptNothing()
        : refuse('The app takes a power over, or gives it up, only at the start of a turn.', {
            allowed: 'Change that before the next general card is turned.',
          });
    },
    open(draft, command) {
      draft.seats = command.seats;
    },
    say,
    short: noShortForm,
    nature: 'record',
  });

/** A player deliberately looks at a hand that the app holds. This leaves a permanent public line. */
export const createLook = <
  Power extends string,
  Open extends { seats: Seat<Power>[] },
  Hidden,
  Context,
  Deck,
>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  power: v.GenericSchema<unknown, Power>,
  rule: string,
) =>
  plain({
    ...NOT_CORRECTABLE,
    shape: v.strictObject({ type: v.literal('look'), power }),
    asks: { power: 'Power' },
    check(open, command) {
      const held: readonly string[] = appPowers(open.seats);
      if (held.includes(command.power)) return acceptNothing();
      return refuse(`${command.power} is not played by the app.`, {
        allowed: held.length > 0 ? `Name ${printList(held)}.` : 'The app plays no power here.',
      });
    },
    open: () => undefined,
    say: (command) => ({
      text: `${command.power}’s hand was looked at on purpose`,
      notes: ['The app holds it'],
      rule,
    }),
    short: noShortForm,
    nature: 'record',
  });

interface Papers<Open> {
  /** Whether the app holds papers of any kind. */
  hasPapers(open: Open): boolean;
  /** Whether there is anything in them now. */
  hasContent(open: Open): boolean;
  /** The rule by which cards are dealt. */
  rule: string;
  /** Applies further effects after a person has opened their papers. */
  opened?(draft: Open, person: string): void;
  /** The sentence for a person opening their papers, as they go round. */
  sayOpened(person: string): string;
  toldBy?: string;
}

const NO_HAND = refuse('With paper cards there is no hand in the app.', {
  allowed: 'Enter an event when its card is shown.',
});

/** The papers behind the curtain: a person opens them, or the table calls for another round. */
export const createPapers = <Open extends WithRound, Hidden, Context, Deck>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  { hasPapers, hasContent, rule, opened, sayOpened, toldBy: citedRule }: Papers<Open>,
) => ({
  // A single public line, whatever is decided behind the curtain.
  'open-papers': plain({
    ...NOT_CORRECTABLE,
    shape: v.strictObject({ type: v.literal('open-papers'), person: v.string() }),
    asks: { person: null },
    check(open, { person }) {
      if (!hasPapers(open)) return NO_HAND;
      return open.seats.some((seat) => seat.person === person)
        ? acceptNothing()
        : refuse(`Nobody called ${person} sits here.`, {
            allowed: `Name ${open.seats.map((seat) => seat.person).join(', ')}.`,
          });
    },
    open(draft, { person }) {
      if (!draft.visited.includes(person)) draft.visited.push(person);
      opened?.(draft, person);
    },
    say: ({ person }) => ({
      text: person === THE_APP ? 'The app reads its cards and leaves orders' : sayOpened(person),
      ...(citedRule ? { rule: citedRule } : {}),
    }),
    short: ({ person }) => `${person}’s papers`,
    nature: 'step',
    reveals: true,
  }),
  // The round visits all players in the same order, so that a visit reveals nothing.
  'call-round': plain({
    ...NOT_CORRECTABLE,
    shape: v.strictObject({ type: v.literal('call-round') }),
    asks: {},
    check(open) {
      if (!hasPapers(open)) return NO_HAND;
      return hasContent(open)
        ? acceptNothing()
        : refuse('Nobody holds a card.', { rule, allowed: 'The next cards come with the next deal.' });
    },
    open(draft) {
      draft.round = true;
      draft.visited = [];
    },
    say: () => ({ text: 'The papers go round once more', ...(citedRule ? { rule: citedRule } : {}) }),
    short: noShortForm,
    nature: 'step',
  }),
});

/** A private note by a power's owner; it stays with the power. An empty text means no note. */
export const createPrivateNote = <Power extends string, Open, Hidden, Context, Deck>(
  { defineOwn }: Defining<Open, Hidden, Context, Deck>,
  power: v.GenericSchema<unknown, Power>,
) =>
  defineOwn({
    shape: v.strictObject({
      type: v.literal('private-note'),
      power,
      words: v.pipe(v.string('Write it in words.'), v.trim(), v.maxLength(600, 'At most 600 letters.')),
    }),
    asks: { power: 'Power', words: 'In words' },
    owner: (command) => command.power,
    decide: () => accept({}),
    // Every game stores a note in a power's hidden part.
    hidden(draft, _, { words }) {
      (draft as { note?: string }).note = words;
    },
  });
