import { describe, expect, it } from 'vitest';
import type { Command } from '../game';
import type { Entry } from '../journal/entry';
import { countBack, countOwn, dropMistakes, follow, type LessonStep } from './first-turn';

const SHEET = { role: 'dialog', name: 'Why' } as const;
const step = (more: Partial<LessonStep>): LessonStep => ({ say: () => 'Do it.', targets: [], ...more });
const STEPS = [
  step({ does: [{ type: 'deal' }] }),
  step({ until: { there: SHEET } }),
  step({ does: [{ type: 'show', power: 'Italy', amount: 1 }, { type: 'advance' }], free: ['amount'] }),
];

const line = (...commands: Command[]): Entry[] =>
  commands.map((command, at) => ({
    n: at + 1,
    parent: at,
    at: { turn: 1, step: 'any' },
    open: { command },
    changes: [],
  }));
const read = (seen: number[], ...commands: Command[]) => follow(STEPS, line(...commands), new Set(seen));

const DEAL = { type: 'deal' };
const SHOW = { type: 'show', power: 'Italy', amount: 2, edition: 3 };

describe('a lesson is read out of the journal', () => {
  it('begins at its first step and ends after its last', () => {
    expect(read([])).toEqual({ at: 0, done: 0, strayed: 0 });
    expect(read([1], DEAL, SHOW, { type: 'advance' })).toEqual({ at: 3, done: 0, strayed: 0 });
  });

  it('waits at a step that is only looked at, and goes on if it was skipped', () => {
    expect(read([], DEAL).at).toBe(1);
    expect(read([1], DEAL).at).toBe(2);
    expect(read([], DEAL, SHOW)).toEqual({ at: 2, done: 1, strayed: 0 });
  });

  it('accepts what the player was free to choose, and nothing else', () => {
    expect(read([1], DEAL, { ...SHOW, power: 'France' })).toEqual({ at: 2, done: 0, strayed: 1 });
    expect(read([1], DEAL, SHOW, { type: 'advance', to: 'crisis' })).toEqual({ at: 2, done: 1, strayed: 1 });
  });

  it('goes on after something else as soon as the intended action is done', () => {
    const note = { type: 'note', words: 'Anna goes first.' };
    expect(read([1], DEAL, note)).toEqual({ at: 2, done: 0, strayed: 1 });
    expect(read([1], DEAL, note, SHOW)).toEqual({ at: 2, done: 1, strayed: 0 });
  });

  it('accepts no intended action once a stray one has reached another phase', () => {
    const meant: Entry[] = line(DEAL, { type: 'advance', to: 'crisis' }, SHOW);
    expect(follow(STEPS, meant, new Set([1]))).toEqual({ at: 2, done: 1, strayed: 0 });
    const after = meant.map((entry, at) => (at < 2 ? entry : { ...entry, at: { turn: 1, step: 'crisis' } }));
    expect(follow(STEPS, after, new Set([1]))).toEqual({ at: 2, done: 0, strayed: 2 });
  });

  it('accepts another way to the same table, and asks for nothing of it afterwards', () => {
    const way = [{ type: 'advance' }, { type: 'advance' }];
    const progressAfter = (to: number, ...commands: Command[]) =>
      follow(STEPS, line(DEAL, ...commands), new Set([1]), [], (so, from, meant) => {
        expect([from, meant[0]]).toEqual([1, STEPS[2]?.does?.[0]]);
        return so.length === to && meant.length === 2;
      });
    expect(progressAfter(3, ...way)).toEqual({ at: 3, done: 0, strayed: 0 });
    expect(progressAfter(9, ...way)).toEqual({ at: 2, done: 0, strayed: 2 });
  });

  it('does not count a deliberate mistake as a later step until it is undone', () => {
    const again = [
      step({ until: 'mistake', does: [DEAL], plays: true }),
      step({ until: 'taken-back', does: [{ type: 'undo' }], mistakes: 1 }),
      step({ does: [DEAL, { type: 'advance' }], plays: true }),
    ];
    const anyway = () => true;
    expect(follow(again, line(DEAL), new Set([0]), [], anyway)).toEqual({ at: 1, done: 0, strayed: 1 });
    expect(follow(again, line(), new Set([0, 1]))).toEqual({ at: 2, done: 0, strayed: 0 });
    expect(follow(again, line(DEAL), new Set([0, 1]))).toEqual({ at: 2, done: 1, strayed: 0 });
    expect(dropMistakes(again)).toEqual([DEAL, { type: 'advance' }]);
  });

  it('does not count reopened papers as something else', () => {
    expect(read([1], DEAL, { type: 'open-papers', person: 'Ben' }).strayed).toBe(0);
  });

  it('ignores what the app decides for its powers, but nothing that a player does', () => {
    const apps = ['Britain'];
    const shown = { type: 'show', power: 'Britain', slot: 1 };
    const answered = { type: 'answer', obligation: 'o1', answer: 'Spain', why: ['Always: play it'] };
    const progressAfter = (...commands: Command[]) =>
      follow(STEPS, line(DEAL, ...commands), new Set([1]), apps);
    expect(progressAfter(shown, answered)).toEqual({ at: 2, done: 0, strayed: 0 });
    expect(progressAfter(shown, SHOW, answered)).toEqual({ at: 2, done: 1, strayed: 0 });
    expect(progressAfter({ ...shown, power: 'France' }).strayed).toBe(1);
    expect(progressAfter({ type: 'answer', obligation: 'o1', answer: 'Spain' }).strayed).toBe(1);
    expect(progressAfter({ type: 'aggression', power: 'Britain' }).strayed).toBe(1);
  });

  it('undoes what the app did in response together with it', () => {
    const note = { type: 'note', words: 'Anna goes first.' };
    const opened = { type: 'open-papers', person: 'The app' };
    const shown = { type: 'show', power: 'Britain', slot: 1 };
    expect(countBack(line(DEAL, opened, shown), 1, ['Britain'])).toBe(3);
    expect(countBack(line(DEAL, note, opened, SHOW), 2, ['Britain'])).toBe(3);
    expect(countBack(line(DEAL, note), 1)).toBe(1);
    expect(countOwn([opened, DEAL])).toBe(1);
  });
});
