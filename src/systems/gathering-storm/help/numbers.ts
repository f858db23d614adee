import type { Term } from '@/kernel/help';

/** What each number of a table is, by the kind of its total. */
export const NUMBERS = {
  support: {
    word: 'Support',
    is: 'How firmly a power’s own people stand behind its government this turn.',
    does: 'It starts from 0 every turn, is added up anew, and each level is worth one tile point of income.',
    rule: 'GS 10.31',
    also: 'support level',
  },
  income: {
    word: 'Income',
    is: 'The tile points that a power is paid this turn.',
    does: 'Factories, support, trade pacts, tile draws, the climate and events count; maintenance is taken off.',
    rule: 'GS 11.12C',
    also: 'base income change',
  },
  tiles: {
    word: 'Tile points',
    is: 'The money of a power: what it can still spend.',
    does: 'They come with income, and 21 at most go over into the next turn.',
    rule: 'GS 6.33',
    also: 'money carry points change',
  },
  draws: {
    word: 'Random tiles',
    is: 'Tiles that a power draws face down as part of its income, worth 1, 2 or 3 points each.',
    does: 'The rulebook gives some each turn, and an income event may add, take or stop them.',
    rule: 'GS Guide, Income',
    also: 'tile draw',
  },
  cards: {
    word: 'Cards of a turn',
    is: 'How many random event cards a power is dealt this turn.',
    does: 'One comes every turn; an aggression that succeeded and the Pact bring more for some turns.',
    rule: 'GS 9.14',
    also: 'extra cards',
  },
  points: {
    word: 'Research points',
    is: 'What an alliance may put on its projects this turn, a step for each point.',
    does: 'Some go anywhere, one goes to intelligence, and Germany and Russia have one that is advanced.',
    rule: 'GS 15.21',
  },
  'research-counters': {
    word: 'Activity counters',
    is: 'Counters that pay for a power’s work besides tile points.',
    does: 'One a turn may go into research, and an event or many civilian factories allow another.',
    rule: 'GS 15.22',
    also: 'counters activity research',
  },
  counters: {
    word: 'Diplomatic counters',
    is: 'Counters that a power lays face down in countries it wants to win over.',
    does: 'It has two a turn, and one alliance never lays two in one country unless something allows it.',
    rule: 'GS 24.54E',
    also: 'counters placement',
  },
  conversion: {
    word: 'Factory conversion',
    is: 'What it costs a power to turn a factory from one use to another.',
    does: 'The table enters the usual price, and a factory event makes it cheaper or dearer.',
    rule: 'GS Guide, Factory',
    also: 'civilian military idle factories',
  },
  'free-units': {
    word: 'Free units and ships',
    is: 'What a power may build or bring on faster this turn without paying for it.',
    does: 'Only a construction event gives any, and what is not used by the end of the turn is gone.',
    rule: 'GS Guide, Construction',
  },
  country: {
    word: 'Country modifier',
    is: 'What events add for one alliance when diplomacy in this country is resolved.',
    does: 'It counts this turn only, for the alliance that is named with it.',
    rule: 'GS 9.31C',
    also: 'diplomatic modifier',
  },
  war: {
    word: 'Civil war counters',
    is: 'How close Spain, Greece or Yugoslavia is to civil war.',
    does: 'Each event there adds a counter; when enough lie there, check whether the war breaks out.',
    rule: 'GS 25.31',
    also: 'civil war clock',
  },
  military: {
    word: 'Military counters',
    is: 'How many military counters a power may place this turn.',
    does: 'Its support is the limit, for Germany, France and Russia; below 0 none may be placed.',
    rule: 'GS 10.22',
    also: 'military counter limit',
  },
  'forced-builds': {
    word: 'Forced builds',
    is: 'Units that Russia must build because its support is below 0.',
    does: 'The table enters how many its rulebook wants for each level.',
    rule: 'GS 18.51',
  },
  garrison: {
    word: 'Russian garrison',
    is: 'How strong a force Russia must keep at home.',
    does: 'It starts from 8 and grows with Axis leads, a positive index, flags at its border and occupation policies.',
    rule: 'GS 21.22',
    also: 'garrison requirement',
  },
  index: {
    word: 'European Aggression Index',
    is: 'How far aggression has gone in Europe, in one number: the index, for short.',
    does: 'It is added up anew every turn from countries taken, the Pact, the climate, civil wars and events.',
    rule: 'GS 23.21',
    also: 'EAI',
  },
  climate: {
    word: 'Economic Climate',
    is: 'How well business goes in Europe: above 0 is favorable, below 0 adverse.',
    does: 'The trend on each turn’s first card moves it, and it changes the income of all powers but Russia.',
    rule: 'GS 9.21',
    also: 'economy trend',
  },
  balance: {
    word: 'Balance of Power',
    is: 'By how much one alliance is ahead of the other in armed strength.',
    does: 'The table counts it on its chart and enters it, and some secret support events go by it.',
    rule: 'GS 18.21B',
    also: 'advantage',
  },
} as const satisfies Record<string, Term>;

/** Totals that are the same thing under another key. */
const SAME: Record<string, keyof typeof NUMBERS> = {
  'income-change': 'income',
  'points-change': 'tiles',
  'free-ships': 'free-units',
};

/** What the number of a total is. */
export function whatIs(total: string): string {
  const [kind = ''] = total.split(':');
  return NUMBERS[SAME[kind] ?? (kind as keyof typeof NUMBERS)].is;
}
