import type { Term } from '@/kernel/help';
import { NUMBERS } from './numbers';

/** The words of the game that are no numbers. */
const OTHERS: readonly Term[] = [
  {
    word: 'General card',
    is: 'The first card of a turn, face up for everyone.',
    does: 'Its general entry counts for all (assumed from the sister game).',
    rule: 'SOA 9',
  },
  {
    word: 'Entry',
    is: 'What a card says in one of its lists: general, Chinese, British, Russian, or one of Japan’s four.',
    does: 'The app knows some; any other is read from the card once and known from then on.',
    rule: 'SOA 9',
    also: 'list number',
  },
  {
    word: 'Category card',
    is: 'A card that says from which of Japan’s four lists her card is read.',
    does: 'The table names the lists; the first is the diplomatic one (assumed).',
    rule: 'SOA 9',
    also: 'Japanese categories',
  },
  {
    word: 'Papers',
    is: 'What one person alone may see: the cards and notes of her powers.',
    does: 'They stay behind the curtain until she opens them, and cards never cross from one power to another.',
    rule: 'SOA 9',
    also: 'hand curtain secret',
  },
  {
    word: 'Window',
    is: 'The moment of the turn at which a card is shown.',
    does: 'Its entry says which; where it says nothing, the card is shown as it is drawn.',
    rule: 'SOA 9',
    also: 'when shown timing',
  },
  {
    word: 'Due',
    is: 'Something that a shown card still wants: a flag to pick, or an entry to read.',
    does: 'Due things come first: settle them, do them on the board, or say why not.',
    rule: 'SOA 9',
    also: 'owed obligation',
  },
  {
    word: 'Decline',
    is: 'To leave a card unused that could be played.',
    does: 'What is still held as the turn ends is shown and discarded (assumed).',
    rule: 'SOA 9',
    also: 'discard keep',
  },
  {
    word: 'Region',
    is: 'One of the nine parts of China, from Northern China to Shensi.',
    does: 'Each holds four flags at most and has one warlord card.',
    rule: 'SOA 23.21',
  },
  {
    word: 'Flag',
    is: 'A mark of who has influence in a region: Nationalist, Communist, Japanese or warlord.',
    does: 'Diplomacy, events and warlord cards place, turn and remove flags.',
    rule: 'SOA 25',
  },
  {
    word: 'Warlord flag',
    is: 'A mark that nobody but a local commander rules there.',
    does: 'Events, one card a turn and some Japanese results place them, and three ways turn them into others.',
    rule: 'SOA 26',
  },
  {
    word: 'Warlord card',
    is: 'One card for each region, drawn at the end of every Diplomatic phase.',
    does: 'It adds a warlord flag, or where four flags are takes the place of a Nationalist, a Japanese or a Communist one.',
    rule: 'SOA 26.112',
  },
  {
    word: 'Held out',
    is: 'The place of the warlord card that came last.',
    does: 'It goes back after the next draw, so that no region comes twice running.',
    rule: 'SOA 26.112D',
  },
  {
    word: 'Conquered, revolts',
    is: 'Whether Japan holds a region whole.',
    does: 'A conquered region’s warlord card is out of the deck until the region revolts.',
    rule: 'SOA 26.112E',
  },
  {
    word: 'Surplus',
    is: 'What the United Front has left once every Communist flag has joined.',
    does: 'China may turn as many warlord flags into Nationalist ones.',
    rule: 'SOA 26.212',
    also: 'United Front joined',
  },
  {
    word: 'Cohesion',
    is: 'How united China, Britain or Russia is: low, medium, high or full.',
    does: 'The table enters it; for Russia medium, high and full give one, two and three support.',
    rule: 'SOA counter guide',
  },
  {
    word: 'Purge card',
    is: 'One of four cards that trouble Russia.',
    does: 'The one used last is held out until the next is drawn (assumed).',
    rule: 'SOA purge cards',
  },
  {
    word: 'Passage',
    is: 'What goes on from this game to A World at War when it is over.',
    does: 'The page Passage works it out from flags, British research and a few facts.',
    rule: 'SOA transition',
    also: 'transition',
  },
];

/** The glossary. */
export const WORDS: readonly Term[] = [...Object.values(NUMBERS), ...OTHERS];
