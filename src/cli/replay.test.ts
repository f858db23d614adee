import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { deckInTable } from '@/games/gathering-storm/rules/cards/decks';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { handOf } from '@/games/gathering-storm/rules/state/state';
import { createGatheringStorm } from '@/games/gathering-storm/rules/system';
import { createPick } from '@/games/gathering-storm/rules/testing/pick';
import {
  card,
  event,
  FIVE,
  type Play,
  paper,
  play,
  secret,
} from '@/games/gathering-storm/rules/testing/play';
import { nextCommand, otherCommand } from '@/games/gathering-storm/rules/testing/player';
import { begun, faster, yard } from '@/games/gathering-storm/rules/testing/yard';
import { POWERS, type Power, printSigned, printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { commitTo, createChance } from '@/kernel/chance';
import { exportPublic, exportWhole } from '@/kernel/file/saves';
import type { Command } from '@/kernel/game';
import { runs } from '@/kernel/testing/effort';
import type { Explained } from '@/kernel/totals';
import { main } from './replay';

const docs = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../docs/examples/${name}`, import.meta.url)), 'utf8');

interface Printed {
  view: OpenState;
  totals: Record<string, Explained>;
  obligations: { id: string; owes: string; words: string; rule: string }[];
  owedLater: { words: string; at: string; owes: string; rule: string }[];
  journal: { no: number; text: string }[];
  refusals: { command: number; type: string; message: string; allowed?: string }[];
  difference?: { n: number; total: string };
  hidden?: Record<string, { hand: { number: number; event: { title: string } }[] }>;
}

/** Runs the tool on one file that is not on any disk. */
async function replay(file: unknown, ...flags: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(['table.json', ...flags], {
    readFile: async () => (typeof file === 'string' ? file : JSON.stringify(file)),
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return {
    code,
    text: out.join('\n'),
    said: err.join('\n'),
    printed: JSON.parse(out[0] ?? 'null') as Printed,
  };
}

const SEED = Uint8Array.from({ length: 64 }, (_, at) => (at * 37 + 11) % 256);

/** A table whose commitments hold: its deck and seed are those of its set-up. */
function tableWith(deck: Deck | null, seed = SEED): Play {
  const setup = {
    name: 'Test table',
    seats: FIVE,
    cards: deck ? 'app' : 'paper',
    deck: deck && deckInTable(deck),
    commitment: deck && commitTo(seed),
  };
  return play(createGatheringStorm(deck), setup, deck && createChance(seed));
}

function filesOf({ journal }: Play, deck: Deck | null, seed = SEED) {
  const record = {
    id: 'test',
    game: journal.game.id,
    rules: journal.game.rules,
    setup: journal.setup,
    deck,
    kind: 'whole' as const,
  };
  return {
    open: JSON.parse(JSON.stringify(exportPublic(record, journal))),
    whole: JSON.parse(JSON.stringify(exportWhole(record, journal, deck && seed))),
  };
}

/** Unique titles, words and numbers. Germany's first card is secret support; Britain's is not. */
const CANARY: Deck = {
  name: 'Canaries',
  cards: Array.from({ length: 20 }, (_, at) => {
    const national = Object.fromEntries(
      POWERS.map((power) => {
        const title = `Canary of ${power}, ${at}`;
        return power === 'Germany'
          ? [power, secret({ kind: 'support', power, amount: 7 }, title)]
          : [power, event({ kind: 'by-hand', words: `Canary ${power}`, window: 'diplomatic' }, { title })];
      }),
    ) as Record<Power, ReturnType<typeof event>>;
    return card(401 + at, event([], { title: 'Quiet' }), national);
  }),
};

const script = (commands: Command[], more: object = {}) => ({
  format: 'dispatch-box/script',
  version: 1,
  setup: { name: 'Test table', seats: FIVE, cards: 'app' },
  seed: bytesToHex(SEED),
  deck: CANARY,
  commands,
  ...more,
});
const DEALT: Command[] = [{ type: 'turn-card' }, { type: 'apply-card' }, { type: 'deal' }];
const paperScript = (commands: Command[]) => ({
  ...script(commands, { seed: undefined, deck: undefined }),
  setup: { name: 'Test table', seats: FIVE, cards: 'paper' },
});
const SHOWN: Command[] = [
  {
    type: 'enter-card',
    trend: -2,
    general: { title: 'Short title', effects: [{ kind: 'support', power: 'Italy', amount: 1 }] },
  },
  { type: 'apply-card' },
  { type: 'add-line', total: 'support:Italy', amount: -3 },
];

describe('a script', () => {
  it('gets the public view, every total as the sum of its lines, what is due, and the journal', async () => {
    const { code, said, printed } = await replay(paperScript(SHOWN));
    expect([code, said]).toEqual([0, '']);
    expect(printed.view).toMatchObject({ step: 'deal', turn: 1, card: { trend: -2, applied: true } });
    expect(printed.totals.climate?.value).toBe(-2);
    expect(printed.totals['support:Italy']?.value).toBe(-2);
    expect(printed.totals['support:Italy']?.lines.map(({ amount }) => amount)).toEqual([0, 1, -3]);
    for (const { value, lines } of Object.values(printed.totals))
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
    expect(printed.obligations).toEqual([
      { id: 'deal', owes: 'table', words: 'The cards are not dealt yet', rule: 'GS 9.12' },
    ]);
    expect(printed.journal.map(({ no }) => no)).toEqual([1, 2, 3]);
    expect(printed.refusals).toEqual([]);
    expect(printed).not.toHaveProperty('hidden');
  });

  it('continues after a refusal, names it in order, and exits with 1', async () => {
    const { code, said, printed } = await replay(
      paperScript([{ type: 'deal' }, ...SHOWN, { type: 'fly' }, { type: 'undo' }]),
    );
    expect(code).toBe(1);
    expect(printed.refusals.map(({ command, type }) => [command, type])).toEqual([
      [1, 'deal'],
      [5, 'fly'],
    ]);
    expect(said.split('\n')[0]).toMatch(/^Command 1, deal: .*GS 9\.12/);
    expect(printed.totals['support:Italy']?.value).toBe(1);
  });

  it('draws the same cards each time, and others with another seed', async () => {
    const once = await replay(script(DEALT), '--all');
    const other = await replay(script(DEALT, { seed: 'ab'.repeat(64) }), '--all');
    expect(once.code).toBe(0);
    expect((await replay(script(DEALT), '--all')).text).toBe(once.text);
    expect(other.printed.hidden).not.toEqual(once.printed.hidden);
  });

  it('that draws without a seed is refused', async () => {
    const { code, printed } = await replay(script(DEALT, { seed: undefined }));
    expect(code).toBe(1);
    expect(printed.refusals.map(({ type }) => type)).toEqual(['turn-card', 'apply-card', 'deal']);
    expect(printed.refusals[0]?.allowed).toContain('names its seed');
  });

  it('uses the house deck if it names none', async () => {
    const { printed } = await replay(script(DEALT, { deck: undefined }));
    expect(printed.view.deck?.numbers).toHaveLength(HOUSE_DECK.cards.length);
  });
});

describe('the position that is printed', () => {
  it('GS Guide, Construction: shows a ship at its current space, advanced and accelerated', async () => {
    const table = yard().plays('Britain', faster('Britain', 'all'));
    const ship = begun(table, 'Hood', 2);
    const printed = async () => (await replay(filesOf(table, null).open)).printed.view.ships;
    table.run('advance-ship', { ship });
    expect(await printed()).toMatchObject([{ name: 'Hood', row: 1, space: 3, began: { row: 1, space: 2 } }]);
    table.run('accelerate-ship', { ship, when: 'after' });
    expect(await printed()).toMatchObject([{ row: 1, space: 4, began: { row: 1, space: 2 } }]);
    table.nextTurn();
    expect(await printed()).toMatchObject([{ row: 1, space: 4, began: { row: 1, space: 4 } }]);
  });

  it('GS Guide, Diplomacy, B19: says what is due at a later step, and then that it is due', async () => {
    const table = paper().deal(0, { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] });
    const later = (await replay(filesOf(table, null).open)).printed;
    expect(later.owedLater).toMatchObject([{ at: 'first placement', rule: expect.stringContaining('GS') }]);
    expect(later.owedLater[0]?.words).toContain('Bulgaria');
    table.to('placement');
    const due = (await replay(filesOf(table, null).open)).printed;
    expect(due.owedLater).toEqual([]);
    expect(due.obligations.map(({ words }) => words)).toContain(later.owedLater[0]?.words);
  });
});

describe('secrets', () => {
  const hidden = { ...script(DEALT) };
  const bare = (text: string) => {
    const printed = JSON.parse(text) as Printed;
    // The deck's list of cards is public, and so is the card face up.
    const { deck, card: faceUp, ...view } = printed.view;
    return JSON.stringify({
      ...printed,
      view: { ...view, deck: { ...deck, numbers: [], gone: [] } },
      faceUp: 0,
    });
  };

  it('stay out: no title, no words, no number of a hidden card, and no seed', async () => {
    const { text } = await replay(hidden);
    expect(text).toContain('Quiet');
    expect(text).not.toMatch(/canary/i);
    expect(bare(text)).not.toMatch(/\b4\d\d\b/);
    expect(text).not.toContain(bytesToHex(SEED));
  });

  it('--as shows one power’s hand and no other, however it is written', async () => {
    const { code, text, printed } = await replay(hidden, '--as', 'germany');
    expect(code).toBe(0);
    expect(Object.keys(printed.hidden ?? {})).toEqual(['Germany', 'research:Axis']);
    expect(printed.hidden?.Germany?.hand[0]?.event.title).toMatch(/^Canary of Germany/);
    expect(text).not.toMatch(/Canary of (?!Germany)/);
  });

  it('--all shows every hand, and still no seed', async () => {
    const { text, printed } = await replay(hidden, '--all');
    expect(Object.keys(printed.hidden ?? {})).toEqual([
      ...POWERS,
      ...['Axis', 'Allies', 'Russia'].map((side) => `research:${side}`),
    ]);
    expect(text).not.toContain(bytesToHex(SEED));
  });

  it('why a hidden card is refused is for its owner alone', async () => {
    const wrong = script([...DEALT, { type: 'show', power: 'Britain', slot: 1 }]);
    const other = await replay(wrong, '--as', 'Germany');
    expect(other.code).toBe(1);
    expect(other.text + other.said).not.toMatch(/diplomacy is resolved|cannot be shown yet/);
    expect((await replay(wrong, '--as', 'Britain')).said).toContain('cannot be shown yet');
    const sheet = script([...DEALT, { type: 'place', board: 'Allies', project: 'Allies/ASW', own: 9 }]);
    expect((await replay(sheet, '--as', 'Germany')).said).toContain('the Allies research sheet alone');
    expect((await replay(sheet, '--as', 'Britain')).said).toContain('more than the 4 that are left');
  });
});

describe('unreadable input is refused with a reason and nothing is printed', () => {
  const good = filesOf(tableWith(null).deal(), null).open;
  it.each([
    ['', 'not JSON'],
    ['{"a":', 'not JSON'],
    ['null', 'neither a table'],
    [{ entries: [] }, 'neither a table'],
    [{ ...good, version: 4 }, 'newer Dispatch Box (version 4'],
    [{ ...good, version: 3 }, 'The locks of this table are damaged.'],
    [{ ...script([]), version: 2 }, 'newer Dispatch Box (version 2'],
    [{ ...script([]), version: 0 }, 'wrong at version'],
    [{ ...script([]), seed: '0x12' }, '128 hexadecimal digits'],
    [{ ...script([]), setup: { ...script([]).setup, seats: [] } }, 'wrong at setup.seats'],
    [{ ...good, game: 'chess' }, 'does not know the game "chess"'],
    [{ ...good, entries: undefined }, 'damaged at entries'],
    [{ ...good, setup: { ...good.setup, year: 1900 } }, 'set-up is damaged'],
    [{ ...good, entries: good.entries.slice(1) }, 'damaged at entry 2'],
  ])('%j', async (file, reason) => {
    const { code, text, said } = await replay(file);
    expect([code, text]).toEqual([1, '']);
    expect(said).toContain(reason);
  });

  it.each([
    [[], 'Usage:'],
    [['--all'], 'Usage:'],
    [['table.json', '--as'], 'Usage:'],
    [['nowhere.json'], 'nowhere.json cannot be read'],
  ])('%j', async (args, reason) => {
    const said: string[] = [];
    const io = {
      readFile: () => Promise.reject(new Error('ENOENT')),
      out: () => expect.unreachable(),
      err: (text: string) => said.push(text),
    };
    expect(await main(args, io)).toBe(1);
    expect(said.join()).toContain(reason);
  });
});

describe('a table', () => {
  const played = tableWith(HOUSE_DECK).to('industrial');
  played.run('add-line', { total: 'support:Italy', amount: 2 });
  const { open, whole } = filesOf(played, HOUSE_DECK);
  const damage = (file: typeof open, change: (entries: typeof open.entries) => void) => {
    const copy = structuredClone(file);
    change(copy.entries);
    return copy;
  };

  it('refuses a power of another game', async () => {
    const { code, text, said } = await replay(whole, '--as', 'Spain');
    expect([code, text]).toEqual([1, '']);
    expect(said).toContain('no power "Spain". Name one of Germany, Italy');
  });

  it('replays, and a whole copy has its hands', async () => {
    expect((await replay(open)).code).toBe(0);
    const { code, printed } = await replay(whole, '--as', 'France');
    expect(code).toBe(0);
    expect(printed.hidden?.France?.hand).toEqual(handOf(played.state, 'France').hand);
    expect((await replay(open, '--as', 'France')).said).toContain('holds no hands');
  });

  it('whose recorded changes were altered names the entry', async () => {
    const last = open.entries.length;
    const file = damage(open, (entries) => {
      entries[last - 1].changes = [['support:Italy', 0, 5]];
    });
    const { code, said, printed } = await replay(file);
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Entry ${last} differs: .*recorded .*, replayed `));
    expect(printed.difference?.n).toBe(last);
  });

  it('with an altered recorded outcome names the entry in a whole copy, and reveals no card', async () => {
    const at = whole.entries.findIndex(
      (entry: { open?: { command: Command } }) => entry.open?.command.type === 'deal',
    );
    const file = damage(whole, (entries) => {
      entries[at].open.came.epoch = 1;
    });
    const { code, said } = await replay(file);
    expect([code, said]).toEqual([
      1,
      `Entry ${at + 1} differs: what came of deal recorded one thing, replayed another.`,
    ]);
  });

  it.each([
    ['an outcome that is missing', (entries: typeof open.entries) => delete entries[0].open.came],
    [
      'a command that there is not',
      (entries: typeof open.entries) => Object.assign(entries[0].open.command, { type: 'fly' }),
    ],
    [
      'a field out of its range',
      (entries: typeof open.entries) => Object.assign(entries[0].open.command, { slot: 1 }),
    ],
  ])('with %s names the damaged entry', async (_, change) => {
    const { code, text, said } = await replay(damage(open, change));
    expect([code, text]).toEqual([1, '']);
    expect(said).toMatch(/^Entry 1 is damaged/);
  });

  it('with another deck or another seed than it began with is refused', async () => {
    const swapped = { ...whole, deck: { ...HOUSE_DECK, name: 'Another' } };
    expect((await replay(swapped)).said).toContain('deck in this file is not the one');
    const { whole: seeded } = filesOf(
      played,
      HOUSE_DECK,
      SEED.map((byte) => byte ^ 1),
    );
    expect((await replay(seeded)).said).toContain('seed in this file is not the one');
  });

  it('any table’s public copy prints what its whole copy prints', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2 ** 31 }), fc.boolean(), async (number, app) => {
        const deck = app ? HOUSE_DECK : null;
        const table = tableWith(deck);
        const pick = createPick(number);
        for (let move = 0; move < 100; move += 1) {
          const next = pick(5) < 3 ? nextCommand : otherCommand;
          table.attempt(next(table, pick, HOUSE_DECK.cards));
        }
        const files = filesOf(table, deck);
        const [alone, all] = [await replay(files.open), await replay(files.whole)];
        expect([all.code, all.said]).toEqual([0, '']);
        expect(alone).toEqual(all);
      }),
      { numRuns: runs(8) },
    );
  });
});

describe('docs/examples/three-turns', () => {
  // Support: constants and formulas of the turn.
  //   Spring  Germany 0. Italy −1 +1 and (−1 and two air results) +1. Britain −1. Russia −3 and one level (3 steps).
  //   Summer  Germany +1 +1 and (−3 and 3+1+1 military results) +2. Italy +1. Britain 2, the climate being −2.
  //           France −2 and three naval results. Russia −1: it was a point short in Spring.
  //   Fall    Italy 6 held at 3, and pacts 1 (Rumania) + 2 (Russia), Poland being an Allied one. Britain as ruled.
  //           France −2, the balance being 2 for the Axis.
  // Income: factories 8, 4, 8, 6, 6, then support as it stands when income is taken, then climate, then events.
  //   Spring  Germany 8+1+1+0−1. Italy 4+0. Britain 8−1−1. France 6. Russia 6.
  //   Summer  Germany 8+3−2 (the third armor result comes later). Italy 4+1. Britain 8+2−2. France 6+1. Russia 6−1.
  //   Fall    Germany 8+0−3. Italy 4+3. Britain 8+0−3. France 6. Russia 6.
  // Tiles: carried + income + support events since − spent.
  //   Spring  9−9. 4+1−4. 6−3. 6−6. 6−2−5, one short.
  //   Summer  0+9+1−7. 1+5−2. 3+8−6. 0+7−7. 0+5−5.
  //   Fall    3+5−4. 4+7+3−9. 5+5−6. 0+6−2−5, one short. 0+6−2.
  // Index: Spring event +1, Pact +1. Summer Czechoslovakia +1, Pact +1, event +1. Fall the same two, climate −3, events +3.
  // Climate: −1. −1−1. −2−2, stopped at −3.
  const REACHED = [
    {
      support: [0, 1, -1, 0, -2],
      income: [9, 4, 6, 6, 6],
      tiles: [0, 1, 3, 0, -1],
      more: {
        index: 2,
        climate: -1,
        'draws:France': 0,
        'country:Turkey:Axis': 1,
        'country:Belgium:Allies': 1,
      },
    },
    {
      support: [4, 1, 2, 1, -1],
      income: [9, 5, 8, 7, 5],
      tiles: [3, 4, 5, 0, 0],
      more: {
        index: 3,
        climate: -2,
        'draws:France': 1,
        'war:Greece': 1,
        'country:Austria:Axis': 2,
        'country:Hungary:Allies': 1,
        'country:Bulgaria:Axis': 1,
        'country:Greece:Russia': 2,
      },
    },
    {
      support: [0, 6, 1, -2, 0],
      income: [5, 7, 5, 6, 6],
      tiles: [4, 5, 4, -1, 4],
      more: {
        index: 6,
        climate: -3,
        balance: 2,
        'war:Yugoslavia': 1,
        'country:Hungary:Axis': 1,
        'country:Rumania:Allies': 1,
      },
    },
  ];
  const perPower = (kind: string, values: readonly number[]) =>
    Object.fromEntries(POWERS.map((power, at) => [`${kind}:${power}`, values[at]]));

  it('goes through, and every turn ends with the totals that the rules give', async () => {
    const { code, said, printed } = await replay(docs('three-turns.json'));
    expect([code, said]).toEqual([0, '']);
    expect(printed.view.past.map(({ turn }) => printTurn(turn))).toEqual([
      'Spring 1938',
      'Summer 1938',
      'Fall 1938',
    ]);
    for (const [at, { support, income, tiles, more }] of REACHED.entries())
      expect(printed.view.past[at]?.values).toMatchObject({
        ...perPower('support', support),
        ...perPower('income', income),
        ...perPower('tiles', tiles),
        ...more,
      });
    // Cards dealt: one each; Ethiopia for one turn, Czechoslovakia for two, Albania for one, the Pact 1 and then 2.
    const dealt = printed.journal.map(({ text }) => text).filter((text) => /dealt/.test(text));
    expect(dealt).toEqual([
      'Cards dealt: Italy 2, the others 1 each',
      'Cards dealt: Germany 2, Britain 2, France 2, the others 1 each',
      'Cards dealt: Germany 2, Italy 2, Britain 3, France 3, the others 1 each',
    ]);
    expect(
      Object.fromEntries(Object.entries(printed.totals).map(([key, { value }]) => [key, value])),
    ).toMatchObject({
      ...perPower('support', [0, 0, 0, -1, 0]),
      ...perPower('tiles', [4, 5, 4, 0, 4]),
      index: 3,
      climate: -3,
      balance: 2,
    });
  });

  it('its page gives the same numbers', () => {
    const page = docs('three-turns.md');
    for (const [at, { support, more }] of REACHED.entries())
      expect(page).toContain(
        `| ${[printTurn(13 + at), ...[...support, more.index, more.climate].map(printSigned)].join(' | ')} |`,
      );
    expect(page).toContain(`${JSON.parse(docs('three-turns.json')).commands.length} commands`);
  });
});

describe('the other games', () => {
  const asia = {
    ...script([{ type: 'turn-card' }, { type: 'apply-card' }, { type: 'deal' }], { deck: undefined }),
    game: 'storm-over-asia',
    setup: {
      name: 'Harbor Street',
      seats: [
        { person: 'Anna', powers: ['Japan', 'Russia'] },
        { person: 'Ben', powers: ['China', 'Britain'] },
      ],
      cards: 'app',
    },
  };
  const river = (commands: Command[]) => ({
    ...script(commands, { deck: undefined }),
    game: 'goss',
    setup: {
      name: 'River Line',
      sides: {
        first: { name: 'Western', mark: 'disk', tone: 'ink' },
        second: { name: 'Eastern', mark: 'square', tone: 'brown' },
      },
    },
  });

  it('SOA 9: a script draws from the open deck, and a hand is shown to its power alone', async () => {
    const { code, said, printed, text } = await replay(asia, '--as', 'japan');
    expect([code, said]).toEqual([0, '']);
    expect(Object.keys(printed.hidden ?? {})).toEqual(['Japan']);
    expect(printed.totals).toHaveProperty('front');
    expect((await replay(asia)).text).not.toContain('"hidden"');
    expect(text).not.toContain(bytesToHex(SEED));
    expect((await replay(asia, '--as', 'Germany')).said).toContain(
      'Name one of Japan, China, Britain, Russia',
    );
  });

  it('GOSS 23.1.0: a script rolls the same from its seed each time, and there are no hands', async () => {
    const assault = { type: 'assault', hex: '2318', attacker: 'first', anyway: true };
    const once = await replay(river([assault]));
    expect([once.code, once.said]).toEqual([0, '']);
    expect(once.printed.journal[0]).toMatchObject({ rule: 'GOSS 23.1.0' });
    expect((await replay(river([assault]))).text).toBe(once.text);
    const bad = await replay(river([{ ...assault, dice: { attacker: [9, 10], defender: [0, 0] } }]));
    expect(bad.code).toBe(1);
    expect(bad.said).toContain('0 to 9');
    expect((await replay(river([assault]), '--as', 'Western')).said).toContain('Nobody holds a hand');
  });

  it('a game that this build does not know is refused', async () => {
    expect((await replay({ ...asia, game: 'chess' })).said).toContain('does not know that game');
  });
});
