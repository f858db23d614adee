import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { printEntered } from '../card-text/read/print-event';
import { parseEntered } from '../card-text/read/read-event';
import { setProject } from '../commands/sheets/set-project';
import { checkEvent } from '../effects';
import { placeAt } from '../effects/place';
import type { Effect } from '../effects/shapes';
import { researchSheetOf } from '../state/state';
import { event, type Play, paper } from '../testing/play';
import type { Power } from '../vocabulary';
import { stepsOn } from './sheet';

const SNORKELS = { owner: 'Germany', name: 'snorkels', category: 'naval' };
const ID = 'Germany/snorkels';

/** A table that added a project to its list. */
function withOwn(more: object = {}): Play {
  const table = paper();
  table.run('set-project', { ...SNORKELS, ...more });
  return table.deal();
}

const results = (power: Power, category: 'naval' | 'air' | 'military'): Effect => ({
  kind: 'support-results',
  power,
  base: -3,
  max: 3,
  category,
});

describe('a table’s own projects', () => {
  it('GS Guide, Support: a result of one counts in a formula of its category', () => {
    const table = withOwn();
    table.plays('Germany', results('Germany', 'naval'), { secret: true });
    table.run('set-fact', { fact: 'results', project: ID, value: 2 });
    expect(table.value('support:Germany')).toBe(-1);
    expect(table.explain('support:Germany').lines.at(-1)?.parts).toContainEqual({
      words: 'Snorkels, 2 results',
      amount: 2,
    });
  });

  it('GS Guide, Support: a project moved to another category counts only there', () => {
    const table = paper();
    table.run('set-project', { owner: 'Germany', name: 'radar', category: 'military' });
    table.deal();
    table.run('set-fact', { fact: 'results', project: 'Germany/radar', value: 1 });
    table.plays('Germany', [results('Germany', 'military'), results('Germany', 'air')], { secret: true });
    const [military, air] = table.explain('support:Germany').lines.slice(1);
    expect(military?.amount).toBe(-2);
    expect(air?.amount).toBe(-3);
    expect(air?.notCounted).toContainEqual({
      what: 'German radar, 1',
      why: 'military research; this event reads air',
    });
  });

  it('GS 15.13: its steps are entered, and its levels count', () => {
    const table = withOwn();
    table.run('set-fact', { fact: 'steps', project: ID, value: 5 });
    table.plays('Germany', { kind: 'support-progress', power: 'Germany', base: -3, max: 3, project: ID });
    expect(table.value('support:Germany')).toBe(-1);
  });

  it('GS 9.41B: a level of it lands on the sheet', () => {
    const table = withOwn().to('research');
    table.plays('Germany', { kind: 'research-level', project: ID });
    expect(stepsOn(researchSheetOf(table.state, 'Axis'), ID)).toBe(2);
  });

  it.each([
    ['the printed words of a level', 'German snorkels +1 level', [{ kind: 'research-level', project: ID }]],
    [
      'the printed words of a formula',
      'German support level: -3 (max. +3)\n+1 for each level of snorkels research.',
      [{ kind: 'support-progress', power: 'Germany', base: -3, max: 3, project: ID }],
    ],
    [
      'the printed words of two steps',
      'German snorkels and German armor +1 step each',
      [{ kind: 'research-steps', projects: [ID, 'Germany/armor'] }],
    ],
    ['free words', 'one level more in snorkels', [{ kind: 'research-level', project: ID }]],
  ] as [string, string, Effect[]][])('GS 15.14: can appear on a card in %s', (_, words, effects) => {
    const table = withOwn();
    const place = placeAt(table.open, 'Germany');
    const read = parseEntered(`-\n${words}`, place);
    expect(read).toMatchObject({ ok: true, value: { effects } });
    // The printed text parses back to the same event.
    const printed = printEntered(event(effects), place);
    expect(parseEntered(printed, place)).toMatchObject({ ok: true, value: { effects } });
  });

  it('GS 15.14: outside this table the same words name no project', () => {
    const read = parseEntered('German snorkels +1 level', { general: false, power: 'Germany' });
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.mistakes[0]).toMatchObject({ message: '“snorkels” is not understood here.' });
  });

  it('GS 15.14: its name yields to power names and rule words, and takes precedence over other project aliases', () => {
    const table = paper();
    for (const name of ['range', 'support']) table.run('set-project', { ...SNORKELS, name });
    const place = placeAt(table.open, 'Germany');
    expect(parseEntered('one level more in range', place)).toMatchObject({
      ok: true,
      value: { effects: [{ kind: 'research-level', project: 'Germany/range' }] },
    });
    expect(parseEntered('+1 support', place)).toMatchObject({
      ok: true,
      value: { effects: [{ kind: 'support', power: 'Germany', amount: 1 }] },
    });
  });

  const LEVEL: Effect = { kind: 'research-level', project: ID };
  it('GS 15.14: refuses an event with a project that this table does not have', () => {
    const table = paper().deal();
    const before = table.state;
    const wrong = [
      table.refused('show-event', { power: 'Germany', event: event(LEVEL) }),
      table.refused('show-event', {
        power: 'Germany',
        event: event({ kind: 'support-progress', power: 'Germany', base: -3, max: 3, project: ID }),
      }),
      table.refused('set-fact', { fact: 'results', project: ID, value: 1 }),
      table.refused('set-fact', { fact: 'steps', project: ID, value: 1 }),
    ];
    for (const { message, rule, allowed } of wrong) {
      expect(message).toBe('There is no project “German snorkels”.');
      expect(rule).toBe('GS 15.14');
      expect(allowed).toContain('Add it to the table’s list of projects first.');
    }
    expect(table.state).toBe(before);
    expect(checkEvent(event(LEVEL), { general: false, power: 'Germany' })?.rule).toBe('GS 15.14');
    expect(table.refused('set-fact', { fact: 'results', project: 'snorkels', value: 1 }).message).toContain(
      'Name a project of the list',
    );
  });

  it.each([
    ['Snorkels', 'The list has German snorkels.'],
    ['+1 level', 'A card cannot name “+1 level”.'],
    ['type (VII)', 'A card cannot name “type (VII)”.'],
  ])('GS 15.14: another project “%s” is refused', (name, message) => {
    const table = withOwn();
    expect(table.refused('set-project', { ...SNORKELS, name })).toMatchObject({ message, rule: 'GS 15.14' });
  });

  it('an older entry, which did not change what events count, folds as before', () => {
    const old = produce(paper().open, (draft) => {
      for (const more of [SNORKELS, { owner: 'Germany', name: 'radar', category: 'military' }])
        setProject.open?.(draft, { type: 'set-project', last: null, ...more } as never, undefined);
    });
    const radar = old.projects.find(({ id }) => id === 'Germany/radar');
    expect(radar).toMatchObject({ category: 'military', counted: 'air' });
    expect(old.projects.at(-1)).toMatchObject({ id: ID, category: 'naval', counted: null });
  });
});
