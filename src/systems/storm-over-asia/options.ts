import { createReadingsShape, defaultsOf, type ReadingsOf } from '@/kernel/readings';

/** One unclear sentence of the rules and the readings a table may choose; the first is the default. */
export const READINGS = [
  {
    id: 'initial-modifiers',
    rule: 'SOA 26.22',
    question: 'May random events remove the two −1 of the start?',
    readings: [
      { value: 'yes', words: 'Yes' },
      { value: 'no', words: 'No: they stay' },
    ],
  },
  {
    id: 'all-warlord',
    rule: 'SOA 26.112B',
    question: 'Four warlord flags, and that region’s card comes',
    readings: [
      { value: 'nothing', words: 'Nothing changes' },
      { value: 'table', words: 'The table says' },
    ],
  },
  {
    id: 'reshuffle',
    rule: 'SOA 9',
    question: 'What happens when the pile is empty?',
    readings: [
      { value: 'shuffle', words: 'Shuffle the discards' },
      { value: 'ask', words: 'Stop and ask the table' },
    ],
  },
] as const;

export type Readings = ReadingsOf<typeof READINGS>;

export const READING_DEFAULTS = defaultsOf(READINGS);

export const readingsShape = createReadingsShape(READINGS);
