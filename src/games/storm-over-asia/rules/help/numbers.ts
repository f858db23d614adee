import type { Term } from '@/kernel/help';

/** What each number of a table is, by the key or the kind of its total. */
export const NUMBERS = {
  support: {
    word: 'Support',
    is: 'How firmly a power’s own people stand behind its government this turn.',
    does: 'Events and the table’s modifiers add up to it, and for Russia its cohesion.',
    rule: 'SOA 10',
    also: 'support level',
  },
  income: {
    word: 'Income change',
    is: 'By how much this turn’s events and support change what a power is paid.',
    does: 'The income itself is on the board; one level of support is one point of it (assumed).',
    rule: 'SOA 10',
    also: 'income',
  },
  index: {
    word: 'Japanese Aggression Index',
    is: 'How far Japan’s aggression has gone, in one number: JAI, for short.',
    does: 'The table enters how it stands, and an event can move it.',
    rule: 'SOA 22',
    also: 'JAI index',
  },
  front: {
    word: 'United Front',
    is: 'How closely Nationalists and Communists stand together against Japan.',
    does: 'Each warlord flag that becomes Nationalist lowers it by one, and an event that turns one back undoes that.',
    rule: 'SOA 26.22',
    also: 'surplus',
  },
  'garrison:army': {
    word: 'Army garrison',
    is: 'The strength of Japan’s army garrisons, as its own sheet counts it.',
    does: 'The table enters it, and it is compared with what is required.',
    rule: 'SOA 20',
    also: 'garrison',
  },
  'garrison:army-needed': {
    word: 'Army garrison required',
    is: 'The strength that Japan’s army garrisons should have.',
    does: 'The table enters it; what follows from more or less than that is done on the board.',
    rule: 'SOA 21',
    also: 'garrison',
  },
  'garrison:navy': {
    word: 'Naval garrison',
    is: 'The strength of Japan’s naval garrisons, as their own sheet counts it.',
    does: 'The table enters it, and it is compared with what is required.',
    rule: 'SOA 20',
    also: 'garrison navy',
  },
  'garrison:navy-needed': {
    word: 'Naval garrison required',
    is: 'The strength that Japan’s naval garrisons should have.',
    does: 'The table enters it; what follows from more or less than that is done on the board.',
    rule: 'SOA 21',
    also: 'garrison navy',
  },
} as const satisfies Record<string, Term>;

/** Says what the number of a total means. */
export function whatIs(total: string): string {
  const [kind = ''] = total.split(':');
  return (NUMBERS[total as keyof typeof NUMBERS] ?? NUMBERS[kind as keyof typeof NUMBERS]).is;
}
