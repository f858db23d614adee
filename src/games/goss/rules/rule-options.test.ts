import { describe, expect, it } from 'vitest';
import { countPairs, eventsOf, isDoubles, printOdds } from './doubles';
import { duesOf } from './guide';
import { passes } from './leaders';
import { ASSUMED, RULE_OPTIONS, type RuleChoices, USUAL_CHOICES } from './options';
import { registerOf } from './register';
import { dice, sitDown } from './testing/play';

const reading = (more: Partial<RuleChoices>): RuleChoices => ({ ...USUAL_CHOICES, ...more });
const pair = (first: string, second: string) => ({ first: dice(first), second: dice(second) });
const at = (more: Partial<RuleChoices>) => sitDown({ setup: { readings: more } }).to('second:combat');
const sides = (table: ReturnType<typeof sitDown>) => table.open.pending.map(({ side }) => side);

describe('GOSS 23.1.0: doubles', () => {
  it('are ten of a hundred rolls, 00 among them', () => {
    const rolls = Array.from({ length: 100 }, (_, value) => dice(String(value).padStart(2, '0')));
    expect(rolls.filter(isDoubles).map(([tens]) => tens)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('the computed odds match a count over every pair of rolls', () => {
    const rolls = Array.from({ length: 100 }, (_, value) => dice(String(value).padStart(2, '0')));
    const pairs = rolls.flatMap((first) => rolls.map((second) => ({ first, second })));
    for (const doubles of ['both', 'either'] as const) {
      const readings = reading({ doubles });
      const events = pairs.filter((one) => eventsOf(readings, one, 'first').length > 0);
      const bothSides = events.filter(({ first, second }) => isDoubles(first) && isDoubles(second)).length;
      expect(countPairs(readings)).toEqual({
        pairs: pairs.length,
        events: events.length,
        oneSide: events.length - bothSides,
        bothSides,
      });
    }
  });

  it('over all 10,000 pairs: both 100; either 1,900, of these 1,800 on one side and 100 on both', () => {
    const both = { pairs: 10_000, events: 100, oneSide: 0, bothSides: 100 };
    const either = { pairs: 10_000, events: 1900, oneSide: 1800, bothSides: 100 };
    for (const value of ['active', 'each', 'table', 'together'] as const)
      expect(countPairs(reading({ 'both-doubles': value }))).toEqual(both);
    for (const value of ['two', 'one', 'together'] as const)
      expect(countPairs(reading({ doubles: 'either', 'either-both': value }))).toEqual(either);
    expect([printOdds(reading({})), printOdds(reading({ doubles: 'either' }))]).toEqual([
      '1 in 100',
      '19 in 100',
    ]);
  });

  it('each pair, either reading: an event affects only a side that rolled doubles, unless the active one acts for both', () => {
    expect(eventsOf(reading({}), pair('11', '22'), 'second')).toEqual(['second']);
    expect(eventsOf(reading({}), pair('11', '23'), 'first')).toEqual([]);
    expect(eventsOf(reading({ doubles: 'either' }), pair('12', '22'), 'first')).toEqual(['second']);
    expect(eventsOf(reading({ doubles: 'either' }), pair('12', '23'), 'first')).toEqual([]);
  });
});

describe('each reading, each choice', () => {
  it('both-doubles, active: one event, on the active player; the other is refused', () => {
    expect(sides(at({}).assault('11', '22'))).toEqual(['second']);
    const table = at({});
    expect(table.refused('doubles', { hex: '2318', sides: ['first'] })).toMatchObject({
      message: 'By this table’s reading there is one event, on the active side.',
      allowed: 'Name Eastern, or choose another reading.',
    });
    expect(table.refused('doubles', { hex: '2318', sides: ['second', 'first'] }).rule).toBe('GOSS 23.1.0');
    expect(sides(table.run('doubles', { hex: '2318', sides: ['second'] }))).toEqual(['second']);
  });

  it('both-doubles, each: one event each, active first', () => {
    expect(sides(at({ 'both-doubles': 'each' }).assault('11', '22'))).toEqual(['second', 'first']);
    const table = at({ 'both-doubles': 'each' });
    expect(table.refused('doubles', { hex: '2318', sides: ['second'] }).allowed).toBe(
      'Name Eastern and Western, or choose another reading.',
    );
    table.run('doubles', { hex: '2318', sides: ['first', 'second'] });
    expect(sides(table)).toEqual(['second', 'first']);
  });

  it('both-doubles, table: the table chooses one side or both', () => {
    const table = at({ 'both-doubles': 'table' }).assault('11', '22');
    expect(table.open.pending).toMatchObject([{ side: null, step: 'side' }]);
    expect(table.said.text).toBe('A random event in 2318: the table says whose');
    const event = table.open.pending[0]?.id;
    expect(table.refused('type-die', { event, die: 3 }).allowed).toBe('Next: Whom does it affect?');
    table.run('say-side', { event, sides: ['first', 'second'] });
    expect(sides(table)).toEqual(['first', 'second']);
    expect(table.refused('say-side', { event, sides: ['first'] }).allowed).toBe('Next: The type die');
    const seen = at({ 'both-doubles': 'table' }).run('doubles', { hex: '2318', sides: ['first'] });
    expect(sides(seen)).toEqual(['first']);
  });

  it('both-doubles, together: one event on both sides, one type die and one marker that counts for each', () => {
    const table = at({ 'both-doubles': 'together' }).assault('11', '22');
    expect(table.open.pending).toMatchObject([{ side: 'both', step: 'type' }]);
    expect(table.said.text).toBe('A random event in 2318: both sides');
    const event = table.open.pending[0]?.id;
    table.run('type-die', { event, die: 7 });
    expect(table.said.text).toBe('Type die 7: a movement event for both sides in 2318');
    expect(table.values).toEqual({ 'markers:first': 1, 'markers:second': 1 });
    expect(table.open.markers).toHaveLength(1);
    const register = registerOf(table.open);
    expect([register.first.rows, register.second.rows].map(([row]) => row?.id)).toEqual([event, event]);
    // Units of either side set it off.
    table.run('advance').run('result', { marker: event, dice: [1, 3] });
    expect(table.said.notes[0]).toBe('Rolled for both sides: 13');
    // The second side moves in the next game turn.
    expect(table.refused('units-done', { marker: event }).rule).toBe('GOSS 23.1.1b');
    table.to('first:movement').run('units-done', { marker: event });
    expect(table.open.markers).toEqual([]);
  });

  it('both-doubles, together: seen on the table it is named by both; it is ignored where one side has two', () => {
    const table = at({ 'both-doubles': 'together' });
    const seen = (hex: string) => table.run('doubles', { hex, sides: ['first', 'second'] });
    expect(table.refused('doubles', { hex: '2318', sides: ['first'] })).toMatchObject({
      message: 'By this table’s reading there is one event, on both sides.',
      allowed: 'Name Western and Eastern, or choose another reading.',
    });
    table
      .run('place-marker', { hex: '1010', side: 'first' })
      .run('place-marker', { hex: '1011', side: 'first' });
    seen('2318');
    expect(table.said.text).toBe('Doubles: a random event in 2318: both sides');
    expect(duesOf(table.open)[0]?.words).toBe('Event of both sides in 2318: The type die');
    table.run('type-die', { event: table.open.pending[0]?.id, die: 7 });
    expect(table.said.text).toContain('ignored');
    expect(table.values).toEqual({ 'markers:first': 2, 'markers:second': 0 });
  });

  it('either-both, together: both rolled doubles, one event on both; one side alone has its own', () => {
    const table = at({ doubles: 'either', 'either-both': 'together' });
    expect(sides(table.assault('11', '22'))).toEqual(['both']);
    table.run('waive', { due: table.open.pending[0]?.id });
    expect(sides(table.run('doubles', { hex: '2319', sides: ['first', 'second'] }))).toEqual(['both']);
    table.run('waive', { due: table.open.pending[0]?.id });
    expect(sides(table.run('doubles', { hex: '2320', sides: ['first'] }))).toEqual(['first']);
  });

  it('third-marker: ignored at a new table, while a table from before recorded readings keeps its own', () => {
    expect(sitDown().open.readings['third-marker']).toBe('ignored');
    expect(sitDown({ older: true }).open.readings['third-marker']).toBe('phase');
  });

  it.each([
    ['waits', 1, 'It waits for a unit in its hex or next to it that is about to move'],
    ['all', 2, 'Ignored: a side has its two markers already, and it would stay for more than one phase'],
  ] as const)('in-effect, %s: with one in effect and one waiting, %i count', (value, count, note) => {
    const table = at({ 'both-doubles': 'together', 'in-effect': value });
    table.run('doubles', { hex: '2318', sides: ['first', 'second'] });
    const event = table.open.pending[0]?.id;
    table.run('type-die', { event, die: 7 }).run('advance');
    // In effect on both sides: it stays until the second of them has moved.
    table.run('result', { marker: event, dice: [1, 3] }).run('place-marker', { hex: '1010', side: 'second' });
    expect([table.values['markers:second'], registerOf(table.open).second.free]).toEqual([count, 2 - count]);
    table.run('doubles', { hex: '1210', sides: ['first', 'second'], anyway: true });
    table.run('type-die', { event: table.open.pending[0]?.id, die: 7 });
    expect(table.said.notes[0]).toBe(note);
    const third = { hex: '1311', side: 'second' };
    expect(table.refused('place-marker', third)).toMatchObject({
      message: 'Eastern has its two markers already.',
      rule: 'GOSS 23.1.2',
    });
  });

  it('in-effect: the default is what every earlier table did, and is marked as assumed', () => {
    expect(sitDown({ older: true }).open.readings['in-effect']).toBe('waits');
    expect(RULE_OPTIONS.find(({ id }) => id === 'in-effect')?.readings[0]).toEqual({
      value: 'waits',
      words: 'No: only markers that wait (assumed)',
    });
  });

  it('doubles, either, with either-both, two: two events, active first; one side alone has one', () => {
    expect(sides(at({ doubles: 'either' }).assault('11', '22'))).toEqual(['second', 'first']);
    const table = at({ doubles: 'either' }).run('doubles', { hex: '2318', sides: ['first', 'second'] });
    expect(sides(table)).toEqual(['second', 'first']);
    const alone = at({ doubles: 'either' }).run('doubles', { hex: '2318', sides: ['first'] });
    expect(sides(alone)).toEqual(['first']);
  });

  it('doubles, either, with either-both, one: one event, and the table chooses whose', () => {
    const table = at({ doubles: 'either', 'either-both': 'one' }).assault('11', '22');
    const event = table.open.pending[0]?.id;
    expect(table.refused('say-side', { event, sides: ['first', 'second'] }).allowed).toBe('Name one side.');
    expect(sides(table.run('say-side', { event, sides: ['first'] }))).toEqual(['first']);
    const seen = at({ doubles: 'either', 'either-both': 'one' });
    expect(seen.refused('doubles', { hex: '2318', sides: ['first', 'second'] }).allowed).toContain(
      'Name Western or Eastern',
    );
  });

  it('leader-check (22.1): at most the rating, or below it', () => {
    const passing = (more: Partial<RuleChoices>) =>
      Array.from({ length: 10 }, (_, die) => die).filter((die) => passes(reading(more), 4, die));
    expect(passing({})).toEqual([0, 1, 2, 3, 4]);
    expect(passing({ 'leader-check': 'below' })).toEqual([0, 1, 2, 3]);
    const table = at({ 'leader-check': 'below' }).assault('11', '22');
    table.run('negate', { event: table.open.pending[0]?.id, rating: 4, die: 4 });
    expect(table.open.pending).toHaveLength(1);
  });

  it('may be chosen at the table; another value or another reading is refused with what there is', () => {
    const table = at({}).run('choose-reading', { reading: 'doubles', value: 'either' });
    expect(table.said).toMatchObject({ text: 'Reading changed: Either player', rule: 'GOSS 23.1.0' });
    expect(sides(table.assault('11', '23'))).toEqual(['first']);
    expect(table.refused('choose-reading', { reading: 'doubles', value: 'all' }).allowed).toBe(
      'Say "both": Both players; "either": Either player.',
    );
    expect(table.refused('choose-reading', { reading: 'dice', value: 'all' }).allowed).toContain(
      'either-both',
    );
  });

  it('each assumption names its rule and is not a reading', () => {
    const ids: string[] = RULE_OPTIONS.map(({ id }) => id);
    for (const { id, rule, words } of ASSUMED) {
      expect(ids).not.toContain(id);
      expect([rule.startsWith('GOSS '), words.endsWith('.')]).toEqual([true, true]);
    }
  });
});
