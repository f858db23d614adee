import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import type { TrackedPart } from '@/games/gathering-storm/rules/state/setup';
import { card, event, type Play, paper, secret, withDeck } from '@/games/gathering-storm/rules/testing/play';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { sitDown as sitGoss } from '@/games/goss/rules/testing/play';
import { seeded, sitDown as sitStorm } from '@/games/storm-over-asia/rules/testing/play';
import { POWERS as ASIA_POWERS, type Power as AsiaPower } from '@/games/storm-over-asia/rules/vocabulary';
import { createChance, SEED_BYTES } from '@/kernel/chance';
import type { Command } from '@/kernel/game';
import type { Seat } from '@/kernel/seats';

/** For tests only: the examples of the docs, and tables at the point where they begin. */

/** A block of a page: "```json command at=deal cards=app", its heading, and the sentence quoted under it. */
export interface Example {
  heading: string;
  use: string;
  set: Record<string, string>;
  data: unknown;
  said: string;
}

const BLOCK = /```json (\w+)([^\n]*)\n([\s\S]*?)```(?:\n\n> ([^\n]+))?/g;

export function examplesOf(page: string): Example[] {
  return page.split(/^(?=###? )/m).flatMap((section) =>
    [...section.matchAll(BLOCK)].map(([, use = '', set = '', json = '', said = '']) => ({
      heading: /^#+ (.*)/.exec(section)?.[1] ?? '',
      use,
      set: Object.fromEntries(
        set
          .trim()
          .split(' ')
          .map((pair) => pair.split('=') as [string, string]),
      ),
      data: JSON.parse(json),
      said,
    })),
  );
}

/** Every national event is a secret support event or a research event, as the page says. */
export function deckOf(size: number, events: string): Deck {
  const own = (power: Power) =>
    events === 'research'
      ? event({ kind: 'research-steps-any', owner: power, category: 'intelligence' })
      : secret({ kind: 'support', power, amount: 1 });
  const national = Object.fromEntries(POWERS.map((power) => [power, own(power)])) as Record<
    Power,
    ReturnType<typeof secret>
  >;
  return {
    name: 'Examples',
    cards: Array.from({ length: size }, (_, at) => card(at + 1, event([]), national)),
  };
}

/** Anna plays, and the app holds one power. */
const seatsWith = <P extends string>(powers: readonly P[], power: P): Seat<P>[] => [
  { person: 'Anna', powers: powers.filter((item) => item !== power) },
  { person: 'The app', powers: [power], by: 'app' },
];

/** A table at the point where the example begins. */
export function tableFor({
  at = 'draw',
  cards = 'paper',
  deck = '30',
  turn = '1',
  events = 'support',
  keeps = '',
  app = '',
}: Example['set']): Play {
  const held = app ? { seats: seatsWith(POWERS, app as Power) } : {};
  const more = { ...(keeps ? { keeps: keeps.split(',') as TrackedPart[] } : {}), ...held };
  const chance = createChance(new Uint8Array(SEED_BYTES));
  const table = cards === 'app' ? withDeck(deckOf(Number(deck), events), chance, more) : paper(more);
  if (turn === '2') table.nextTurn();
  if (at === 'draw') return table;
  if (at !== 'general' && at !== 'deal') table.to(at);
  else if (cards === 'app') table.run('turn-card');
  else table.run('enter-card', { trend: 0, general: event([]) });
  if (at === 'deal') table.run('apply-card');
  if (at === 'end' && cards === 'app')
    for (const { person } of table.open.seats) table.run('open-papers', { person });
  return table;
}

type Set = Record<string, string | undefined>;

/** Fenced blocks of a page, headed `json at=combat`, whose commands name their own type. */
export const commandsIn = (page: string): { heading: string; set: Set; command: Command }[] =>
  page.split(/^(?=### )/m).flatMap((section) =>
    [...section.matchAll(/```json([^\n]*)\n([\s\S]*?)```/g)].map(([, set = '', json = '']) => ({
      heading: /^### (.*)/.exec(section)?.[1] ?? '',
      set: Object.fromEntries([...set.matchAll(/(\w+)=([\w:]+)/g)].map(([, name, value]) => [name, value])),
      command: JSON.parse(json) as Command,
    })),
  );

/** A table of Storm Over Asia at the step of an example. */
export function stormTableFor({ at = 'draw', cards, app, front, declared }: Set) {
  const table = sitStorm(cards === 'app' ? 'app' : 'paper', {
    chance: seeded(2),
    china: { Shensi: 'CW', Shanghai: 'J' },
    setup: app ? { seats: seatsWith(ASIA_POWERS, app as AsiaPower) } : {},
  }).to(at);
  if (front) table.run('set-front', { exists: true });
  if (declared) table.run('set-passage', { declared: 1 });
  return table;
}

/** A table at the step of an example, with what it names: event e1, marker m1, note n1 or leader l1. */
export function gossTableFor({ at = 'joint', event, marker, note, leader }: Set) {
  const readings = event === 'side' ? ({ 'both-doubles': 'table' } as const) : {};
  const table = sitGoss({ setup: { readings } });
  if (note) table.run('note', { words: 'Only for tonight.' });
  if (leader) table.run('set-leader', { side: 'first', hex: '2417', rating: 6 });
  if (marker) table.run('place-marker', { hex: '2417', side: 'first' });
  table.to(at);
  if (event) table.assault('99', '44');
  if (marker === 'works') table.run('result', { marker: 'm1', dice: [1, 3] });
  return table;
}

/** Creates the starting table of an example, for each game with a page of its own. */
export const TABLES_FOR = { 'storm-over-asia': stormTableFor, goss: gossTableFor };
