import type { Term } from '@/kernel/help';
import { NUMBERS } from './numbers';

/** The words of the game that are no numbers. */
const OTHERS: readonly Term[] = [
  {
    word: 'General card',
    is: 'The first card of a turn, face up for everyone.',
    does: 'It has a trend for the climate and an event that counts for all this turn.',
    rule: 'GS 9.12',
  },
  {
    word: 'Trend',
    is: 'The small number at the head of the general card.',
    does: 'It moves the Economic Climate at once.',
    rule: 'GS 9.21',
  },
  {
    word: 'National event',
    is: 'What a card says for the power that was dealt it.',
    does: 'Its owner alone knows it until it is shown, and only her part of the card counts.',
    rule: 'GS 9.41',
  },
  {
    word: 'Papers',
    is: 'What one person alone may see: the cards, notes and secrets of her powers.',
    does: 'They stay behind the curtain until she opens them, and cards never cross from one power to another.',
    rule: 'GS 9.12',
    also: 'hand curtain secret',
  },
  {
    word: 'Window',
    is: 'The moment of the turn at which a card of its kind is shown.',
    does: 'Before it the card stays secret, and after it the card can no longer be used this turn.',
    rule: 'GS 9.41',
    also: 'when shown timing',
  },
  {
    word: 'Due',
    is: 'Something that a shown event still wants from a power or from the table.',
    does: 'Due things come first: settle them, do them on the board, or say why not.',
    rule: 'GS Guide',
    also: 'owed obligation',
  },
  {
    word: 'Decline',
    is: 'To leave a card unused although it could be played.',
    does: 'Only a power with more than one card may, and the card is shown and discarded as its phase ends.',
    rule: 'GS 9.13',
    also: 'discard keep',
  },
  {
    word: 'Public support event',
    is: 'A card that raises or lowers support and is shown as soon as it is drawn.',
    does: 'It changes support for this turn, and tile points by the same number.',
    rule: 'GS 9.41E',
  },
  {
    word: 'Secret support event',
    is: 'A card that changes support and may wait in the hand.',
    does: 'It comes out whenever its owner wants this turn, and follows the table while it counts.',
    rule: 'GS 10.41B',
    also: 'gray conditional',
  },
  {
    word: 'Flexible event',
    is: 'A diplomatic event whose owner picks the country when she shows it.',
    does: 'It is shown after all other events, and before counters are turned up.',
    rule: 'GS Guide, Diplomacy',
  },
  {
    word: 'Shortfall',
    is: 'What a power cannot pay when a negative event takes tile points.',
    does: 'It lowers the power’s support next turn.',
    rule: 'GS 10.41C',
    also: 'short points',
  },
  {
    word: 'Factory',
    is: 'A power’s industry: each factory is civilian, military or idle.',
    does: 'A civilian one brings two tile points, a military one saves one of maintenance, an idle one does nothing.',
    rule: 'GS 11.21',
    also: 'civilian military idle',
  },
  {
    word: 'Step and level',
    is: 'How far a research project has come.',
    does: 'A research point is a step, and two steps are a level.',
    rule: 'GS 15.13',
    also: 'research points',
  },
  {
    word: 'Result',
    is: 'What a project achieved and shows to everyone.',
    does: 'Support events that count research count results of this turn as well.',
    rule: 'GS Guide, Support',
    also: 'research',
  },
  {
    word: 'Research sheet',
    is: 'The secret sheet on which an alliance keeps its projects.',
    does: 'Only those who share it see it, until a result is shown.',
    rule: 'GS 15.11',
  },
  {
    word: 'Doubling',
    is: 'A general research event that doubles steps of earlier turns.',
    does: 'It doubles three at most, before this turn’s points are placed; what is over goes to other projects.',
    rule: 'GS 9.31A',
    also: 'surplus',
  },
  {
    word: 'Spy ring',
    is: 'An intelligence counter in another alliance’s research or in a country.',
    does: 'It gives one more research point where it watches, or lets its power lay one more counter there.',
    rule: 'GS 16.16B',
  },
  {
    word: 'Flag',
    is: 'A mark that a power has won influence in a country.',
    does: 'A country holds four at most, and an event there that was not needed to keep them turns into support.',
    rule: 'GS Guide, Diplomacy',
  },
  {
    word: 'Trade pact',
    is: 'An agreement between a power and a country.',
    does: 'Regional support events count it, twice in Poland, Spain, Turkey and Russia.',
    rule: 'GS 4.16',
  },
  {
    word: 'Dispute',
    is: 'An event that sets two countries against each other.',
    does: 'Each alliance backs one, and is then barred from laying counters in the other.',
    rule: 'GS Guide, Diplomacy',
  },
  {
    word: 'Subversion',
    is: 'Undermining a country from within, by research in intelligence.',
    does: 'It is announced before counters are turned up, and some events give Russia one result for nothing.',
    rule: 'GS Guide, Diplomacy',
  },
  {
    word: 'Purge',
    is: 'Arrests inside Russia’s own party or army.',
    does: 'It takes Russia’s advanced research point and can bar its diplomacy for the turn.',
    rule: 'GS 21.23A',
  },
  {
    word: 'Aggression',
    is: 'Germany or Italy taking a country by threat or force.',
    does: 'It may raise the index, and brings one extra card a turn for as many turns as it is worth points.',
    rule: 'GS 9.14',
    also: 'calendar extra cards',
  },
  {
    word: 'Nazi-Soviet Pact',
    is: 'The treaty between Germany and Russia: the Pact, for short.',
    does: 'Britain and France draw one card more in each turn after it, and the index rises by 1 for good.',
    rule: 'GS 9.15',
  },
];

/** The glossary. */
export const WORDS: readonly Term[] = [...Object.values(NUMBERS), ...OTHERS];
