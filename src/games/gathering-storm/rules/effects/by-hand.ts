import { type EffectKind, never, noSheet, worthNothing } from './effect';
import { type EffectOf, byHand as shape } from './shapes';

const RULE: Record<EffectOf<'by-hand'>['window'], string> = {
  drawn: 'GS 9.31A',
  income: 'GS 9.41A',
  industrial: 'GS Guide, Factory',
  economic: 'GS 9.41B, C',
  placement: 'GS Guide, Diplomacy',
  diplomatic: 'GS 9.41D',
  flexible: 'GS Guide, Diplomacy',
  subversion: 'GS Guide, Diplomacy',
  'any-time': 'GS 10.41B',
};

/** An effect that the table carries out on its own board; the app says what, when, and by which rule. */
export const byHand: EffectKind<EffectOf<'by-hand'>> = {
  shape,
  name: 'Done on the board',
  placement: { group: 'By hand', forAnother: false },
  rule: (effect) => RULE[effect.window],
  window: (effect) => effect.window,
  fields: ['words', 'window'],
  check: never,
  ask(_, effect, answer) {
    if (!effect.order || answer === 'before' || answer === 'after') return null;
    return {
      words: 'Before or after research points are placed?',
      options: [
        { value: 'before', label: 'Before' },
        { value: 'after', label: 'After' },
      ],
      rule: 'GS Guide, Research',
    };
  },
  missing: never,
  onSheets: noSheet,
  apply() {
    // Changes no state: showing the card tells the table what to do.
  },
  moves: never,
  worth: worthNothing,
  late: () => 'Do now what the table agrees on.',
  // Its own words are printed: see card-text/read/verbatim.ts.
  printed: [],
  say: (effect) => effect.words,
};
