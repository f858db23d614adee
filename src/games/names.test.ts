import { describe, expect, it } from 'vitest';
import { decideOn } from '@/kernel/command/decide-on';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { readFreshSetup } from '@/kernel/system';
import { loadSystem } from './games';

const UNSEEN = '\u200b\u2060\u3164';
const seat =
  (...people: string[]) =>
  (powers: readonly string[]) =>
    people.map((person, at) => ({ person, powers: at === 0 ? [...powers] : [] }));
const POWERS = ['Germany', 'Italy', 'Britain', 'France', 'Russia'];
const ASIAN = ['Japan', 'China', 'Britain', 'Russia'];
const SIDES = {
  first: { name: 'Axis', mark: 'disk', tone: 'ink' },
  second: { name: 'Soviet', mark: 'square', tone: 'brown' },
};

/** A set-up of each game. */
const SETUPS = {
  'gathering-storm': { name: 'T', seats: seat('Anna', 'Ben')(POWERS), cards: 'paper' },
  'storm-over-asia': { name: 'T', seats: seat('Anna', 'Ben')(ASIAN), cards: 'paper' },
  goss: { name: 'T', sides: SIDES },
};

const begin = async (game: string, setup: unknown) => {
  const system = await loadSystem(game);
  if (!system) throw new Error(game);
  return { system, read: readFreshSetup(system, setup) };
};

describe.each(Object.entries(SETUPS))('names at a table of %s', (game, setup) => {
  it('a new table refuses an invisible name, and cleans any other', async () => {
    expect((await begin(game, setup)).read.ok).toBe(true);
    const unseen = await begin(game, { ...setup, name: UNSEEN });
    expect(unseen.read).toMatchObject({ ok: false, refusal: { at: 'name' } });
    const { read } = await begin(game, { ...setup, name: `Cafe\u0301${UNSEEN}  1` });
    expect(read).toMatchObject({ ok: true, value: { name: 'Café 1' } });
  });

  it('a table with an invisible name opens as it was', async () => {
    const { system } = await begin(game, setup);
    expect(system.readSetup({ ...setup, name: UNSEEN })).toMatchObject({ ok: true, value: { name: UNSEEN } });
  });
});

describe.each([
  ['gathering-storm', POWERS],
  ['storm-over-asia', ASIAN],
] as const)('people at a table of %s', (game, powers) => {
  const withSeats = (...people: string[]) => ({ ...SETUPS[game], seats: seat(...people)(powers) });

  it.each([
    ['one whom nobody sees', [UNSEEN, 'Ben'], 'Write a name.'],
    ['composed and decomposed', ['José', 'Jose\u0301'], 'Two people have the same name.'],
    ['seen and unseen', ['Ben', `Ben${UNSEEN}`], 'Two people have the same name.'],
  ])('%s: a new table and new seats are refused', async (_, people, message) => {
    const { read, system } = await begin(game, withSeats(...people));
    expect(read).toMatchObject({ ok: false, refusal: { message: expect.stringContaining(message) } });
    const whole = await begin(game, withSeats('Anna', 'Ben'));
    if (!whole.read.ok) throw new Error('no table');
    const journal = createJournal(system.create(null), whole.read.value);
    const command = { type: 'reseat', seats: seat(...people)(powers) };
    const given = decideOn(journal.game, stateAt(journal), command, null);
    expect(given).toMatchObject({ ok: false, refusal: { message: expect.stringContaining(message) } });
    // An entry of an earlier release is decided as it was.
    if (people[0] !== UNSEEN)
      expect(decideOn(journal.game, stateAt(journal), command, null, 'stored').ok).toBe(true);
  });
});

it('GS 11.3 a new table starts with a climate within its limits; an older one opens unchanged', async () => {
  const running = { ...SETUPS['gathering-storm'], running: true, climate: -4 };
  const { read, system } = await begin('gathering-storm', running);
  expect(read).toMatchObject({ ok: false, refusal: { message: 'The climate lies between −3 and +3.' } });
  expect(
    (await begin('gathering-storm', { ...running, readings: { 'climate-range': 'none' } })).read.ok,
  ).toBe(true);
  expect(system.readSetup(running).ok).toBe(true);
});
