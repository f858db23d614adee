import type { Command } from '@/kernel/game';
import { sayWhy } from '@/kernel/policy';
import { printNumber, withArticle } from '@/kernel/print';
import { as, type Said } from '@/kernel/say-table';
import { printTurn } from './calendar';
import type { NoCard } from './commands/warlords';
import type { PassageFacts, RussianLine } from './state';
import type { Flag, Region } from './vocabulary';
import { RUSSIAN_EFFECTS } from './vocabulary';
import { sayRegions } from './warlords/cards';

export type Say = (command: Command, came: unknown) => Said;

export const flagName = (flag: Flag) => `${flag} flag`;
/** An event finds no flag to turn. @rule SOA 26.111, 26.213 */
export const sayNothing = (flag: Flag) => `No ${flagName(flag)} stands in China: nothing is turned`;

const aFlag = (flag: Flag) => withArticle(flagName(flag));

/** What is done with two flags of a region. @rule SOA 26.211 */
const replace = (from: Flag, to: Flag, region: Region) =>
  `Replace ${aFlag(from)} with ${aFlag(to)} in ${region}`;

/** What a warlord card did in its region. @rule SOA 26.112 */
function sayCard({ region, replaces, nothing }: { region: Region; replaces?: Flag; nothing?: true }) {
  const does = nothing
    ? 'Four warlord flags are there: there is nothing to replace'
    : replaces
      ? replace(replaces, 'warlord', region)
      : `Put ${aFlag('warlord')} in ${region}`;
  return { text: `The warlord card: ${region}`, notes: [does], rule: 'SOA 26.112' };
}

/** Where the card of a region goes as it is conquered or revolts. @rule SOA 26.112D, E */
function cardGoes(conquered: boolean, held: boolean): string {
  if (conquered)
    return held
      ? 'Its warlord card, held out now, stays out until it revolts'
      : 'Take its warlord card out of the deck';
  return held
    ? 'Its warlord card is held out until after the next draw'
    : 'Put its warlord card back in the deck';
}

/** Why no card came in a turn, and which one is back after it. @rule SOA 26.112D, E */
function sayNoCard({ conquered, heldOut }: NoCard, told: boolean): string[] {
  const why = told || conquered === 0 ? [] : [`${sayRegions(conquered)} conquered`];
  return heldOut ? [...why, `${heldOut} came last turn: its card was held out, and is back now`] : why;
}

/** What is told for the passage, fact by fact. @rule SOA transition 13.31, 14.41 */
function sayFacts(command: Command): string[] {
  const { turn, declared, pact, surrendered, atWarWithWest, ...told } = as<Partial<PassageFacts>>(command);
  const figure = (name: string, value: number | null | undefined) =>
    value === undefined ? [] : [`${name} ${value === null ? 'not entered' : printNumber(value)}`];
  const fact = (yes: boolean | null | undefined, [is, not]: readonly [string, string]) =>
    yes === undefined || yes === null ? [] : [yes ? is : not];
  return [
    ...(turn === undefined ? [] : [`The passage stands in ${printTurn(turn)}`]),
    ...(declared === undefined
      ? []
      : [
          declared === null
            ? 'Japan has not declared war on a neutral Russia'
            : `Japan declared war on a neutral Russia in ${printTurn(declared)}`,
        ]),
    ...fact(pact, ['A Nazi-Soviet Pact is in force', 'No Nazi-Soviet Pact is in force']),
    ...fact(surrendered, ['Japan has surrendered', 'Japan has not surrendered']),
    ...fact(atWarWithWest, ['Japan is at war with the West', 'Japan is not at war with the West']),
    ...figure('Burma Road', told.burmaRoad),
    ...figure('Russo-German tension', told.tension),
    ...figure('Japanese resistance', told.resistance),
  ];
}

const place = (command: Command) => as<{ region: Region }>(command).region;

/** By which rules a power of the app’s chose it. */
const whyOf = (command: Command) => sayWhy(as<string[] | undefined>(command.why));

/** What is said of China, its flags, and what the passage reads. */
export const SAY_CHINA: Record<string, Say> = {
  'set-region': (command) => {
    const { region, flags } = as<{ region: Region; flags: Flag[] }>(command);
    return { text: `${region} has ${flags.length === 0 ? 'no flags' : flags.join(', ')}`, rule: 'SOA 25.1' };
  },
  'place-flag': (command) => ({
    text: `Put ${aFlag(as<{ flag: Flag }>(command).flag)} in ${place(command)}`,
    rule: 'SOA 25',
  }),
  'take-flag': (command) => ({
    text: `Take ${aFlag(as<{ flag: Flag }>(command).flag)} off ${place(command)}`,
    rule: 'SOA 25',
  }),
  'move-flag': (command) => {
    const { flag, from, to } = as<{ flag: Flag; from: Region; to: Region }>(command);
    return { text: `Move ${aFlag(flag)} from ${from} to ${to}`, rule: 'SOA 25' };
  },
  'turn-flag': (command) => {
    const { from, to, by } = as<{ from: Flag; to: Flag; by: string }>(command);
    return {
      text: replace(from, to, place(command)),
      notes: [by === 'event' ? 'By a random event' : 'For another reason'],
      rule: 'SOA 26.22',
    };
  },
  'pick-flag': (command, came) => {
    const { from, to, gone = [] } = as<{ from: Flag; to: Flag; gone?: string[] }>(came);
    return {
      text: replace(from, to, place(command)),
      notes: [
        ...gone.map((title) => `${title}: no ${flagName(from)} is left in China, so nothing more is turned`),
        ...whyOf(command),
      ],
      rule: 'SOA 26.111, 26.213',
    };
  },
  'convert-warlord': (command) => ({
    text: replace('warlord', 'Nationalist', place(command)),
    notes: ['United Front −1', ...whyOf(command)],
    rule: as<{ cause: string }>(command).cause === 'surplus' ? 'SOA 26.212' : 'SOA 26.211',
  }),
  'japanese-result': (command) => ({
    text: `Japan lays a ${flagName(as<{ flag: Flag }>(command).flag)} in ${place(command)}`,
    rule: 'SOA 26.113',
  }),
  conquest: (command, came) => {
    const { region, conquered } = as<{ region: Region; conquered: boolean }>(command);
    const held = as<{ held: boolean } | undefined>(came)?.held ?? false;
    return {
      text: conquered ? `Japan conquers ${region}` : `${region} revolts`,
      notes: [cardGoes(conquered, held)],
      rule: 'SOA 26.112E',
    };
  },
  'draw-warlord': (_, came) => sayCard(as(came)),
  'enter-warlord': (command, came) => {
    const said = sayCard(as(came));
    return command.placed ? { ...said, notes: ['Its flag stands on the map already'] } : said;
  },
  'no-warlord': (command, came) => ({
    text: command.anyway ? 'No warlord card this turn' : 'No warlord card can come',
    notes: came ? sayNoCard(as(came), command.anyway === true) : [],
    rule: 'SOA 26.112D',
  }),
  'set-front': () => ({ text: 'The United Front is entered', rule: 'SOA 32' }),
  'draw-purge': (_, came) => ({
    text: `Purge card ${as<{ card: number }>(came).card} is drawn`,
    rule: 'SOA purge cards',
  }),
  'enter-purge': (command) => ({
    text: `Purge card ${as<{ card: number }>(command).card} is entered`,
    rule: 'SOA purge cards',
  }),
  'set-cohesion': (command) => {
    const { of, cohesion } = as<{ of: string; cohesion: string | null }>(command);
    return {
      text: cohesion ? `Cohesion of ${of} is ${cohesion}` : `Cohesion of ${of} is not tracked`,
      rule: 'SOA 28 to 30',
    };
  },
  'set-abroad': (command) => {
    const { country, British, Japanese } = as<{ country: string; British: number; Japanese: number }>(
      command,
    );
    return { text: `${country}: ${British} British, ${Japanese} Japanese`, rule: 'SOA 27' };
  },
  'set-research': (command) => {
    const { project, ...told } = as<{ project: string; steps?: number | null; results?: number | null }>(
      command,
    );
    const parts = (['steps', 'results'] as const).flatMap((what) =>
      typeof told[what] === 'number' ? [`${told[what]} ${what}`] : [],
    );
    return { text: `British ${project}: ${parts.join(', ') || 'not entered'}`, rule: 'SOA 16' };
  },
  'set-passage': (command) => ({
    text: 'Facts for the passage are entered',
    notes: sayFacts(command),
    rule: 'SOA transition',
  }),
  'tick-passage': (command) => {
    const { line, done } = as<{ line: RussianLine; done: boolean }>(command);
    const { name, rule } = RUSSIAN_EFFECTS.find(({ id }) => id === line) as (typeof RUSSIAN_EFFECTS)[number];
    return { text: `${done ? 'Done' : 'Not done yet'}: ${name}`, rule };
  },
};
