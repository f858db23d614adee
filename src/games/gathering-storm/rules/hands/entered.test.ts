import { describe, expect, it } from 'vitest';
import { publicRows, standingRows } from '@/kernel/journal/views';
import { sheetViewer } from '../state/state';
import { event, hands, type Play, paper, QUIET, secret } from '../testing/play';
import { POWERS, type Power } from '../vocabulary';
import {
  againFor,
  type EnteredCard,
  MOST_FAVORITES,
  readFavorites,
  recentlyEntered,
  toggleFavorite,
} from './entered-cards';

/** The cards that the table offers to enter again, as its screens read them. */
const recent = (table: Play, power?: Power) =>
  recentlyEntered(
    standingRows(publicRows(table.journal)).map(({ entry }) => entry),
    power,
  );
const titles = (table: Play, power?: Power) => recent(table, power).map((card) => card.event.title);
const support = (power: Power, title: string, amount = 1) =>
  event({ kind: 'support', power, amount }, { title });
const show = (table: Play, power: Power, title: string, more = {}) =>
  table.run('show-event', { power, event: support(power, title), ...more });

describe('GS 9.41: the list of recent entries', () => {
  it('is each card once, newest first, of this power', () => {
    const table = paper().deal();
    show(table, 'Italy', 'One');
    show(table, 'Italy', 'Two', { number: 12 });
    show(table, 'France', 'Three');
    table.nextTurn().deal();
    show(table, 'Italy', 'One', { number: 30 });
    expect(titles(table, 'Italy')).toEqual(['One', 'Two']);
    expect(titles(table, 'France')).toEqual(['Three']);
    expect(titles(table, 'Russia')).toEqual([]);
  });

  it('distinguishes cards by their text, not by their title', () => {
    const table = paper().deal();
    show(table, 'Italy', '');
    table.run('show-event', { power: 'Italy', event: support('Italy', '', -1) });
    expect(recent(table, 'Italy')).toHaveLength(2);
  });

  it('includes the trend of general cards, and no card that does nothing', () => {
    const table = paper().deal(-1, { kind: 'index', amount: 1 });
    table.nextTurn().deal(2);
    expect(recent(table)).toMatchObject([{ trend: -1, event: { title: 'Test card' } }]);
  });

  it('excludes undone cards and cards discarded unplayed, and includes corrected ones', () => {
    const table = paper({ season: 'Summer' });
    table.run('aggression', { power: 'Italy', target: 'Ethiopia', value: 1, completed: 1 });
    table.deal();
    const one = show(table, 'Italy', 'One');
    show(table, 'Italy', 'Two', { how: 'declined' });
    show(table, 'France', 'Three');
    table.run('undo');
    expect([titles(table, 'Italy'), titles(table, 'France')]).toEqual([['One'], []]);
    table.run('correct', {
      entry: one.n,
      how: 'change',
      command: { type: 'show-event', power: 'Italy', event: support('Italy', 'One, corrected') },
    });
    expect(titles(table, 'Italy')).toEqual(['One, corrected']);
  });

  it('ends at twelve', () => {
    const table = paper().deal();
    for (let at = 1; at <= 15; at += 1) show(table, 'Italy', `Event ${at}`);
    expect(titles(table, 'Italy')).toHaveLength(12);
    expect(titles(table, 'Italy')[0]).toBe('Event 15');
  });
});

describe('GS 9.12, 15.11: no hidden data feeds it', () => {
  /** The same public game with different research sheets. */
  const played = (hide: (table: Play) => void) => {
    const table = paper({ keeps: ['research'] }).deal(1, { kind: 'index', amount: 1 });
    show(table, 'Italy', 'One');
    hide(table);
    show(table, 'France', 'Two');
    return table;
  };

  it('two tables that differ in hidden parts alone offer the same', () => {
    const quiet = played(() => undefined);
    const busy = played((table) => {
      table.run('set-sheet', { board: 'Axis', what: 'steps', project: 'Axis/air range', steps: 4 });
      table.run('private-note', { power: 'Italy', words: 'Hold the torpedoes back' });
    });
    expect(busy.state.hidden[sheetViewer('Axis')]).not.toEqual(quiet.state.hidden[sheetViewer('Axis')]);
    for (const power of [undefined, ...POWERS]) expect(recent(busy, power)).toEqual(recent(quiet, power));
    expect(titles(busy, 'Italy')).toEqual(['One']);
  });

  it('the hands of a table with the app’s deck never reach it, not even when they are shown', () => {
    const table = hands({
      Germany: [secret({ kind: 'support', power: 'Germany', amount: 2 }, 'Canary 4711')],
      Italy: [support('Italy', 'Canary 4712'), QUIET],
    });
    table.run('order', { power: 'Germany', slot: 1, do: 'play' });
    table.to('end');
    expect(table.open.shown.length).toBeGreaterThan(0);
    for (const power of [undefined, ...POWERS]) expect(recent(table, power)).toEqual([]);
  });
});

describe('favorites', () => {
  const card = (title: string, power?: Power): EnteredCard => ({
    ...(power ? { power } : { trend: 1 }),
    event: support(power ?? 'Italy', title),
  });

  it('are first, each once, for their power alone', () => {
    const favorites = [card('B', 'Italy'), card('C', 'France'), card('D')];
    const list = againFor(favorites, [card('A', 'Italy'), card('B', 'Italy')], 'Italy');
    expect(list.map(({ card: { event }, favorite }) => [event.title, favorite])).toEqual([
      ['B', true],
      ['A', false],
    ]);
    expect(againFor(favorites, []).map((item) => item.card.event.title)).toEqual(['D']);
  });

  it('a star is put and taken off', () => {
    const one = toggleFavorite([], card('A', 'Italy')) as EnteredCard[];
    expect(one).toHaveLength(1);
    expect(toggleFavorite(one, structuredClone(card('A', 'Italy')))).toEqual([]);
  });

  it('are twenty at most; one can still be taken off', () => {
    const full = Array.from({ length: MOST_FAVORITES }, (_, at) => card(`Event ${at}`, 'Italy'));
    expect(toggleFavorite(full, card('More', 'Italy'))).toBeNull();
    expect(toggleFavorite(full, card('Event 3', 'Italy'))).toHaveLength(MOST_FAVORITES - 1);
  });

  it('are restored as they were saved', () => {
    const saved = [card('A', 'Italy'), card('B')];
    expect(readFavorites(JSON.stringify(saved))).toEqual(saved);
  });

  it.each([
    null,
    '',
    '0',
    'null',
    '{"a":1}',
    '[1, null, "x"]',
    '[{"power":"Atlantis"}]',
    '[{"event":{"title":"A","effects":[{"kind":"support","power":"Italy","amount":"1"}]}}]',
    '[{"__proto__":{"power":"Italy"}}]',
    '[',
  ])('what cannot be one is left out: %s', (text) => {
    expect(readFavorites(text)).toEqual([]);
  });
});
