import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { readRow } from '../../diplomacy/board';
import { readPoints } from '../../research/points';
import { card, event, inOrder, type Play, paper, secret, withDeck } from '../../testing/play';
import { POWERS } from '../../vocabulary';
import { checkEvent, windowOf } from '..';
import type { Effect } from '../shapes';

const purge: Effect = { kind: 'purge' };
const FREE = { fullCohesion: false, purge: false };
const at = () => paper({ keeps: ['flags'] }).to('placement');
const drawn = (table = at()) => table.plays('Russia', purge, { title: 'Staff Posts Stand Empty' });
const place = (table: Play, country: string) =>
  table.attempt({ type: 'place-counter', power: 'Russia', country });
const rowText = (table: Play) => readRow(table.open, 'Russia').words[0];

describe('a purge event', () => {
  it('GS 21.23A, 24.61A: bars Russian diplomacy this turn, and names the event, assumed', () => {
    const table = drawn();
    expect(place(table, 'Turkey')).toMatchObject({
      message: 'A purge bars Russian diplomacy this turn: “Staff Posts Stand Empty” (assumed).',
      rule: 'GS 24.61A',
    });
    expect(rowText(table)).toBe('A purge bars its diplomacy: “Staff Posts Stand Empty” (assumed)');
    expect(place(at(), 'Turkey')).toBeNull();
  });

  it('GS 21.23A: bars it from a general card too, before anything is placed', () => {
    const table = paper({ keeps: ['flags'] })
      .deal(0, purge)
      .to('placement');
    expect(place(table, 'Poland')).toMatchObject({ rule: 'GS 24.61A' });
    expect(rowText(table)).toContain('“Test card”');
  });

  it('GS 21.23A: ends with the turn and leaves nothing', () => {
    const table = drawn().nextTurn();
    expect(table.open.russia).toEqual(FREE);
    expect(place(table.to('placement'), 'Turkey')).toBeNull();
  });

  it('GS 24.61A: undo removes it completely; a purge that the table entered stays', () => {
    const free = drawn();
    free.run('undo');
    expect(free.open.russia).toEqual(FREE);
    expect(place(free, 'Turkey')).toBeNull();
    const barred = at();
    barred.run('set-fact', { fact: 'russia', purge: true });
    drawn(barred);
    expect(rowText(barred)).toBe('A purge bars its diplomacy');
    barred.run('undo');
    expect(barred.open.russia).toEqual({ ...FREE, purge: true });
  });

  const points = (table: Play) => readPoints(table.open, 'Russia');
  it('GS 15.21: takes Russia’s advanced research point this turn, and the explanation says so', () => {
    const table = paper().deal(0, purge).to('research');
    expect(points(table).value).toBe(2);
    expect(points(table).lines.at(-1)).toMatchObject({
      words: 'A purge takes the advanced point: “Test card”',
      amount: -1,
      rule: 'GS 15.21',
    });
    const put = { board: 'Russia', own: 1 };
    table.run('place', { ...put, project: 'Russia/armor' });
    table.run('place', { ...put, project: 'Russia/rockets' });
    expect(table.refused('place', { ...put, project: 'Russia/radar' }).rule).toBe('GS 15.21');
    expect(readPoints(table.open, 'Axis').value).toBe(5);
    for (const { person } of table.open.seats) table.run('open-papers', { person });
    expect(points(table.nextTurn()).value).toBe(3);
  });

  it('GS 15.21: the table decides whether a purge forbids it', () => {
    const table = paper().deal();
    table.run('set-fact', { fact: 'russia', purge: true });
    expect(points(table).value).toBe(3);
    table.run('set-fact', { fact: 'russia', takesPoint: true });
    expect(points(table).value).toBe(2);
    table.run('set-fact', { fact: 'russia', fullCohesion: true });
    expect(points(table).value).toBe(2);
    table.run('set-fact', { fact: 'russia', purge: false });
    expect(points(table).value).toBe(3);
  });

  it('GS 15.21: in an entry of an older table it took no point', () => {
    const table = paper();
    table.run('enter-card', { trend: 0, general: event(purge) });
    const apply = table.journal.game.commands['apply-card'];
    const old = produce(table.open, (draft) => {
      apply?.open?.(draft, { type: 'apply-card' } as never, undefined as never);
    });
    expect(readPoints(old, 'Russia').value).toBe(3);
  });

  it('GS 24.61A: the table has the last word', () => {
    const table = drawn();
    table.run('set-fact', { fact: 'russia', purge: false });
    expect(table.open.russia).toEqual(FREE);
    expect(place(table, 'Turkey')).toBeNull();
  });

  it('GS Guide, Diplomacy, C32b, C33: an extra counter and a door let Russia place one each', () => {
    const extra = drawn().plays('Russia', { kind: 'diplomatic-counter', power: 'Russia' });
    expect([place(extra, 'Turkey'), place(extra, 'Poland')?.rule]).toEqual([null, 'GS 24.61A']);
    const door = drawn().plays('Russia', { kind: 'russian-door', countries: ['Austria', 'Hungary'] });
    expect([place(door, 'Hungary'), place(door, 'Poland')?.rule]).toEqual([null, 'GS 24.61A']);
  });

  it('GS 21.23A: is public, on a general card or on Russia’s own, and shown when drawn', () => {
    const places = POWERS.map((power) => ({ general: false, power }));
    const refused = places.filter((here) => checkEvent(event(purge), here) !== null);
    expect(refused.map(({ power }) => power)).toEqual(['Germany', 'Italy', 'Britain', 'France']);
    expect(checkEvent(event(purge), { general: true })).toBeNull();
    expect(checkEvent(secret(purge), { general: false, power: 'Russia' })).toMatchObject({
      message: 'A purge event is public.',
      rule: 'GS 21.23A',
    });
    expect(windowOf(event(purge), paper().open)).toBe('drawn');
  });

  it('GS 21.23A: bars Russia while the app’s cards are dealt, undone and done again', () => {
    const cards = Array.from({ length: 14 }, (_, n) => card(n + 1, event(purge)));
    const table = withDeck({ name: 'Test deck', cards }, inOrder);
    table.run('turn-card');
    table.run('apply-card');
    const { russia } = table.open;
    expect(russia).toEqual({ ...FREE, purge: true, takesPoint: true, purgedBy: 'Test event' });
    table.run('undo');
    expect(table.open.russia).toEqual(FREE);
    table.run('redo');
    expect(table.open.russia).toEqual(russia);
  });
});
