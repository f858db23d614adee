import { type AppPlace, type Chapter, createChapters } from '@/kernel/help';

const CHINA: AppPlace = { name: 'China', page: 'table' };
const POWERS: AppPlace = { name: 'Powers', page: 'powers' };
const TRANSITION: AppPlace = { name: 'Passage', page: 'passage' };
const CARDS: AppPlace = { name: 'Cards of the deck', page: 'cards' };
const FRONT: AppPlace = { name: 'The United Front, why', sheet: 'why:front' };
const ENTER_FRONT: AppPlace = { name: 'Enter the United Front', sheet: 'front' };
const FACTS: AppPlace = { name: 'Cohesion and cards', sheet: 'facts' };
const READINGS: AppPlace = { name: 'Readings', sheet: 'readings' };
const INDEX: AppPlace = { name: 'The index, why', sheet: 'why:index' };

const chapter = createChapters('SOA');

/** The rules that the app follows, as far as we have read them. */
export const CHAPTERS: readonly Chapter[] = [
  chapter('The turn', [
    ['7', 'Random events, income, economy, diplomacy, the China Incident (order assumed).', CHINA],
    ['9', 'One card face up and one for each power every turn (assumed from the sister game).', CARDS],
    ['10', 'Support belongs to its turn: what is not marked to stay expires with it.', POWERS],
    ['38', 'When the game is over, nothing more is played.', TRANSITION],
  ]),
  chapter('Japan', [
    ['16', 'British research that the passage counts: steps and results.', TRANSITION],
    ['20', 'Japan’s army and naval garrisons, as the table enters them.', POWERS],
    ['21', 'What the garrisons are required to be.', POWERS],
    ['22', 'The Japanese Aggression Index, as the table enters it.', INDEX],
    ['37', 'Japan conquers a region, or it revolts.', CHINA],
  ]),
  chapter('China', [
    ['23.21', 'The nine regions of China.', CHINA],
    ['25', 'Diplomacy in China places, takes and moves flags.', CHINA],
    ['25.1', 'The flags that the map shows as the game begins.', CHINA],
    ['25.51B', 'With a United Front, a Chinese result may turn a warlord flag Nationalist.', CHINA],
    ['25.51C', 'Where Japan may not place its own flag, its result may place a warlord flag.', CHINA],
  ]),
  chapter('Warlords', [
    ['26', 'How warlord flags come, and how they go.', CHINA],
    ['26.111', 'Events that turn another flag into a warlord flag.', CARDS],
    ['26.111A', 'From Nationalist: general 45 and 46, Japanese 42 to 44. Japan picks it.', CARDS],
    ['26.111B', 'From Japanese: general 47 and 48, Chinese 80. China picks it.', CARDS],
    ['26.112', 'One warlord card at the end of every Diplomatic phase.', CHINA],
    ['26.112A', 'Three flags or fewer: a warlord flag is added.', CHINA],
    ['26.112B', 'Four flags: it replaces a Nationalist, else a Japanese, else a Communist one.', CHINA],
    ['26.112C', 'It happens whatever diplomacy did in that region.', CHINA],
    ['26.112D', 'The card is held out until after the next draw.', CHINA],
    ['26.112E', 'A conquered region’s card is out of the deck until it revolts.', CHINA],
    ['26.113', 'A Japanese result may place a warlord flag where Japan’s own may not go.', CHINA],
    ['26.21', 'Three ways turn warlord flags into others.', CHINA],
    ['26.211', 'A Chinese result turns one Nationalist, if the United Front exists.', CHINA],
    [
      '26.212',
      'The United Front’s surplus turns as many, once all Communist flags have joined.',
      ENTER_FRONT,
    ],
    ['26.213', 'Events that turn a warlord flag into another.', CARDS],
    ['26.213A', 'To Japanese: general 56 and 57, Japanese 1 to 3. Japan picks it.', CARDS],
    ['26.213B', 'To Nationalist: general 43 and 44, Chinese 79. China picks it.', CARDS],
    ['26.22', 'Each warlord flag turned Nationalist lowers the Front by one; events can undo it.', FRONT],
  ]),
  chapter('Abroad, cohesion and the United Front', [
    ['27', 'British and Japanese flags in Thailand, Malaya, Burma and India.', TRANSITION],
    ['28', 'Russia’s cohesion, as the table enters it.', FACTS],
    ['29', 'Britain’s cohesion, as the table enters it.', FACTS],
    ['30', 'China’s cohesion, as the table enters it.', FACTS],
    ['counter guide', 'Russian cohesion gives support: medium 1, high 2, full 3.', POWERS],
    ['purge cards', 'Four Russian cards; the one used last waits a turn (assumed).', FACTS],
    ['32', 'The United Front and its level.', ENTER_FRONT],
    ['32.41C', 'The −1 of each warlord flag that became Nationalist.', FRONT],
    ['32.72', 'What a surplus may do.', ENTER_FRONT],
    ['32.81A', 'Two such −1 are there at the start; whether they may go is a reading.', READINGS],
  ]),
  chapter('The passage to A World at War', [
    ['transition', 'What goes on to the game after this one.', TRANSITION],
    ['transition 5.51', 'What Britain’s income begins with.', TRANSITION],
    ['transition 5.51A', 'India and the Commonwealth, by British economic preparation.', TRANSITION],
    ['transition 5.51B', 'Thailand: 5 more for three British flags.', TRANSITION],
    ['transition 5.51C', 'Malaya: 5 in place of 10 for three Japanese flags.', TRANSITION],
    ['transition 6.95', 'Australian ships: an ability for every three steps.', TRANSITION],
    ['transition 6.99', 'Indian ships: an ability for every three steps.', TRANSITION],
    ['transition 13.31', 'The most that the Burma Road carries.', TRANSITION],
    ['transition 13.31A', 'Two more for each British flag in Burma.', TRANSITION],
    ['transition 13.31B', 'Two less for each Japanese flag in Burma.', TRANSITION],
    ['transition 13.62B', 'Where Malaya is paid.', TRANSITION],
    ['transition 13.72A', 'Where Thailand is paid.', TRANSITION],
    ['transition 14.41', 'What holds once Japan declares war on a neutral Russia.', TRANSITION],
    ['transition 14.41A', 'Russia mobilizes every turn.', TRANSITION],
    ['transition 14.41B', 'Russian growth stays as it is.', TRANSITION],
    ['transition 14.41C', 'Russia rebuilds what its Siberian garrison loses.', TRANSITION],
    ['transition 14.41D', 'More Russian forces may fight in Siberia, and come back.', TRANSITION],
    [
      'transition 14.41E',
      'Russo-German tension falls by one each turn, unless Japan fights the West.',
      TRANSITION,
    ],
    ['transition 14.41F', 'When Russia may declare war on Germany all the same.', TRANSITION],
  ]),
];
