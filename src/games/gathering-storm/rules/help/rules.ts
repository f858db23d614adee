import { type AppPlace, type Chapter, createChapters } from '@/kernel/help';

const TABLE: AppPlace = { name: 'Table', page: 'table' };
const DIPLOMACY: AppPlace = { name: 'Diplomacy', page: 'diplomacy' };
const ECONOMY: AppPlace = { name: 'Economy', page: 'economy' };
const CONSTRUCTION: AppPlace = { name: 'Construction', page: 'construction' };
const RESEARCH: AppPlace = { name: 'Research', page: 'research' };
const DECK: AppPlace = { name: 'This table’s deck', page: 'deck' };
const CALENDAR: AppPlace = { name: 'Aggressions and the Pact', sheet: 'calendar' };
const FACTS: AppPlace = { name: 'Board figures', sheet: 'facts' };
const READINGS: AppPlace = { name: 'Readings', sheet: 'readings' };
const INDEX: AppPlace = { name: 'The index, why', sheet: 'why:index' };
const CLIMATE: AppPlace = { name: 'The climate, why', sheet: 'why:climate' };
const BALANCE: AppPlace = { name: 'The balance, why', sheet: 'why:balance' };
const CRISIS: AppPlace = { name: 'The Crisis', sheet: 'crisis' };
const PAPERS: AppPlace = { name: 'In a power’s papers' };

const chapter = createChapters('GS');

/** The rules that the app implements, as far as we have read them. */
export const CHAPTERS: readonly Chapter[] = [
  chapter('The game and its tiles', [
    ['2.11', 'War ends the game; only then may every hand be opened.', TABLE],
    [
      '4.16',
      'The countries stand in five regions. Pacts in Poland, Spain, Turkey and Russia count twice.',
      DIPLOMACY,
    ],
    ['6', 'Money is tile points: 90 tiles, 30 each of 1, 2 and 3.', ECONOMY],
    ['6.12', 'Nobody spends on purpose what is not there.', ECONOMY],
    ['6.25', 'Powers draw tiles in the order Germany, Italy, Britain, France, Russia.', ECONOMY],
    ['6.26', 'No more than three tiles of 1 in one draw.', ECONOMY],
    ['6.33', 'A power keeps 21 tile points at most; what is over is lost.', ECONOMY],
    ['7', 'A turn is random events, income, economy, diplomacy, crisis (order assumed).', TABLE],
  ]),
  chapter('Random events', [
    ['9.11', 'One deck, shuffled as the game begins. What an empty pile does is a reading.', READINGS],
    ['9.12', 'The first card is for all; then each power is dealt one. Hands never mix.', TABLE],
    ['9.13', 'Who holds more than one card may decline some, but plays one a turn.', PAPERS],
    [
      '9.14',
      'An aggression brings one extra card a turn, for as many turns as it is worth points.',
      CALENDAR,
    ],
    ['9.14A', 'How many points each target is worth; some are assumed and yours to change.', CALENDAR],
    ['9.14B', 'Extra cards begin in the turn after the target is taken or conquered.', CALENDAR],
    [
      '9.15',
      'As long as the Pact is in effect Britain and France draw one extra card in the first turn after it, then two, and so on.',
      CALENDAR,
    ],
    ['9.21', 'The trend on the general card moves the Economic Climate.', CLIMATE],
    ['9.31', 'The event on the general card counts for everyone this turn.', TABLE],
    ['9.31A', 'General research doubles earlier steps before new points are placed.', RESEARCH],
    ['9.31B', 'General support counts for the whole turn.', TABLE],
    ['9.31C', 'General diplomacy changes this turn’s diplomacy for the powers it favors.', DIPLOMACY],
    ['9.41', 'Each kind of national event has its own moment; until then it is secret.', PAPERS],
    ['9.41A', 'Income events are shown as the Income phase begins.', TABLE],
    ['9.41B', 'Research events are used in their segment, and shown as the Economic phase ends.', TABLE],
    [
      '9.41C',
      'Construction events are used in their segment, and shown as the Economic phase ends.',
      CONSTRUCTION,
    ],
    [
      '9.41D',
      'National diplomatic events help their owner; they are shown as diplomacy resolves.',
      DIPLOMACY,
    ],
    ['9.41E', 'Public support events are shown when drawn.', TABLE],
  ]),
  chapter('Support and income', [
    ['10.14', 'Support has no limit and may fall below 0.', TABLE],
    ['10.21', 'Each level of support is one tile point of income, up or down.', ECONOMY],
    ['10.22', 'Support limits the military counters of Germany, France and Russia.', DIPLOMACY],
    ['10.23', 'In the Crisis each level of support counts toward war on a major power.', CRISIS],
    ['10.24', 'A support event lasts its turn, and changes tile points by the same number.', TABLE],
    ['10.31', 'Support begins at 0 every turn.', TABLE],
    ['10.41B', 'A secret support event may be shown at any time in the turn.', PAPERS],
    ['10.41C', 'What a negative event takes and nobody can pay lowers support next turn.', ECONOMY],
    ['11.3', 'The climate changes income; the table enters by how much.', FACTS],
    ['11.6', 'Trade pacts bring income; the table enters how much.', ECONOMY],
    ['11.11', 'Tile points kept from last turn are there beside income.', ECONOMY],
    ['11.12C', 'Income: factories, support, pacts, tiles, climate and events, less maintenance.', ECONOMY],
    ['11.21', 'A factory is civilian (2 points), military (1 less maintenance) or idle (nothing).', ECONOMY],
    ['11.82', 'Each military factory lessens maintenance by one.', ECONOMY],
    ['14', 'What it costs to convert a factory; the table enters the usual price.', ECONOMY],
  ]),
  chapter('Research', [
    ['15.2', 'A project takes one point of its own a turn (assumed); this is a reading.', READINGS],
    ['15.11', 'Axis, Allies and Russia research apart, each in secret.', RESEARCH],
    ['15.12', 'Projects are air, naval, military, atomic or intelligence.', RESEARCH],
    ['15.13', 'Two steps are one level.', RESEARCH],
    ['15.14', 'Points go to projects by name; a table may add those that we do not know.', RESEARCH],
    ['15.15', 'A sheet stays secret until something on it is shown.', RESEARCH],
    [
      '15.21',
      'Points a turn: Axis 3, 1 intelligence, 1 German advanced; Allies 3 and 1; Russia 1, 1 and 1 advanced.',
      RESEARCH,
    ],
    ['15.22', 'One activity counter of each power may add to research.', RESEARCH],
    ['15.22A', 'Many civilian factories allow a second one, by the table’s word.', RESEARCH],
    ['15.24', 'Atomic research is closed until general event 72 or 144 opens it.', RESEARCH],
    ['16.16B', 'Spy rings lie in other alliances’ research, or in countries.', RESEARCH],
  ]),
  chapter('Building and the balance', [
    ['18.21B', 'The Balance of Power compares both alliances; the table enters it.', BALANCE],
    ['18.31', 'Units and ships are built in the Construction segment.', CONSTRUCTION],
    ['18.41', 'One unit of each type a turn, unless an event allows more.', CONSTRUCTION],
    ['18.51', 'Support below 0 makes Russia build; the table enters how much.', DIPLOMACY],
    ['21.22', 'Russia keeps a garrison: 8, and what the rules add.', DIPLOMACY],
    ['21.22B', 'Axis leads in armor, infantry and air raise the garrison; ships do not.', DIPLOMACY],
    ['21.22C', 'A positive index raises the garrison by as much.', DIPLOMACY],
    ['21.23A', 'A public purge takes effect as the turn begins.', DIPLOMACY],
  ]),
  chapter('The European Aggression Index', [
    ['23.11', 'A high index makes war and mobilizing easier, a low one harder.', CRISIS],
    ['23.21', 'The index is added up anew every turn.', INDEX],
    [
      '23.21A',
      'Austria, Czechoslovakia, Poland, the Baltic States, Yugoslavia, Greece: 1 each once taken.',
      CALENDAR,
    ],
    ['23.21B', 'The Pact: 1 for the rest of the game, even if it is broken.', CALENDAR],
    ['23.21D', 'A climate of −3: one more. A climate of +3: one less.', INDEX],
    ['23.21E', 'Any civil war being fought: 1, however many there are.', INDEX],
    ['23.22', 'What changes the index counts from that moment on.', INDEX],
    ['23.24', 'A random event changes the index for this turn only.', INDEX],
    ['23.3', 'What the index does to a declaration of war stands in the rulebook’s own table.', CRISIS],
  ]),
  chapter('Diplomacy, civil wars, war', [
    ['24', 'Diplomacy is played on the board; the app keeps what events owe and allow.', DIPLOMACY],
    ['24.3', 'The Axis has one anti-Comintern counter.', DIPLOMACY],
    ['24.5', 'Counters are placed in the Diplomatic phase.', DIPLOMACY],
    [
      '24.54E',
      'Two diplomatic counters a power and turn, and one of an alliance in a country, unless more is allowed.',
      DIPLOMACY,
    ],
    ['24.61', 'Russia may not place everywhere.', DIPLOMACY],
    ['24.61A', 'A purge can keep Russia from placing at all.', DIPLOMACY],
    [
      '24.61B',
      'Before full cohesion Russia places in Finland, Poland, Rumania and Turkey, and where a flag, a spy ring, a civil war or an event lets it.',
      DIPLOMACY,
    ],
    ['25', 'Spain, Greece and Yugoslavia can have a civil war.', DIPLOMACY],
    ['25.31', 'An event there adds a civil war counter.', DIPLOMACY],
    ['25.61A', 'While the war is fought, such events work toward its end; how is a reading.', READINGS],
    ['26.11', 'In the Crisis Italy and Germany may each attack one country.', CRISIS],
    ['26.11D', 'The attacker shows secret support as it answers the Allied threat.', CRISIS],
    ['26.11E', 'Britain and France show theirs as they decide on an ultimatum.', CRISIS],
    ['26.13', 'War between major powers ends the game.', TABLE],
    ['31', 'The Pact between Germany and Russia keeps war between them away.', CALENDAR],
    ['31.81', 'A broken Pact brings no more extra cards.', CALENDAR],
    ['32', 'Who may declare war on whom.', CRISIS],
    ['32.3', 'War needs a total that the table enters once.', CRISIS],
  ]),
  chapter('The Random Event Guide', [
    ['Guide', 'What each kind of event does, with worked cases that the app’s own tests follow.', DECK],
    ['Guide, Construction', 'Free units and ships, faster ships, a unit more of one type.', CONSTRUCTION],
    ['Guide, Diplomacy', 'Modifiers, extra counters, disputes, flexible events, Russia’s doors.', DIPLOMACY],
    ['Guide, Espionage', 'A point more in one category, as if a spy ring lay there.', RESEARCH],
    ['Guide, Factory', 'A conversion becomes cheaper or dearer.', ECONOMY],
    ['Guide, Income', 'Points more or less, tiles more or less, or no tiles at all.', ECONOMY],
    ['Guide, Research', 'Levels, steps, doubling, and what opens atomic research.', RESEARCH],
    ['Guide, Support', 'Support outright, or by results, pacts, the index, the climate, the balance.', TABLE],
  ]),
];
