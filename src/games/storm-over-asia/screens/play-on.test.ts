import { describe, expect, it } from 'vitest';
import { seeded, sitDown } from '@/games/storm-over-asia/rules/testing/play';
import type { Power } from '@/games/storm-over-asia/rules/vocabulary';
import type { Entry } from '@/kernel/journal/entry';
import type { Seat } from '@/kernel/seats';
import { summarize } from './begin-middle';
import { MAP_QUESTIONS, PLAY_ON } from './guide-extra';

const SEATS: Seat<Power>[] = [
  { person: 'Karl', powers: ['China', 'Britain'] },
  { person: 'The app', powers: ['Japan', 'Russia'], by: 'app' },
];
const FLAG = { kind: 'turn-flag', from: 'Nationalist', to: 'warlord', picks: 'Japan', rule: 'SOA 26.111A' };
const alone = (china = {}) =>
  sitDown('app', {
    chance: seeded(4),
    china: { Yunnan: 'N', Shensi: 'W', ...china },
    setup: { seats: SEATS },
  });
type Table = ReturnType<typeof alone>;

const newest = ({ journal }: Table) => journal.published.at(-1) as Entry;
const stopsHere = (table: Table) => PLAY_ON.stops(newest(table), table.open);

describe('on to the next decision', () => {
  it.each([
    ['draw', 'turn-card'],
    ['income', 'advance'],
    ['economic', 'advance'],
    ['diplomacy', 'advance'],
    ['attacks', 'advance'],
  ])('SOA 7: %s is played on the board: it is passed only where that is asked first', (step, command) => {
    const { open } = alone().to(step);
    expect(PLAY_ON.next(open, false)?.type).toBe(command);
    expect(PLAY_ON.next(open, true)).toBeNull();
  });

  it.each([
    ['general', 'apply-card'],
    ['warlord', 'draw-warlord'],
  ])('SOA 7: passes %s, in which no player decides anything', (step, command) => {
    expect(PLAY_ON.next(alone().to(step).open, true)?.type).toBe(command);
  });

  it('SOA 9: waits for the player’s papers, and for what is due', () => {
    const table = alone().to('read');
    expect(PLAY_ON.next(table.open, false)).toBeNull();
    for (const { person } of SEATS) table.run('open-papers', { person });
    expect(PLAY_ON.next(table.open, true)?.type).toBe('advance');
    // Its entry is open: the table reads it.
    table.run('show', { power: 'China', slot: 1 });
    expect(PLAY_ON.next(table.open, false)).toBeNull();
  });

  it('asks about the board at the start of a turn, in the same words whatever the app holds', () => {
    expect(PLAY_ON.asksMap?.(alone().open)).toBe(true);
    expect(PLAY_ON.asksMap?.(alone().to('income').open)).toBe(false);
    expect(new Set(MAP_QUESTIONS.map(({ id }) => id)).size).toBe(MAP_QUESTIONS.length);
  });
});

describe('what play stops to show', () => {
  it('SOA 9: a card that the app shows, at once or at the end of the turn; none of the player’s own', () => {
    const table = alone().to('read');
    table.run('show', { power: 'Japan', slot: 1 });
    expect(stopsHere(table)).toBe(true);
    table.run('show', { power: 'China', slot: 1 });
    expect(stopsHere(table)).toBe(false);
    table.to('end');
    for (const { person } of SEATS) table.run('open-papers', { person });
    table.run('end-turn');
    // Russia’s is shown and discarded.
    expect(stopsHere(table)).toBe(true);
  });

  it('SOA 26.111: a flag that the app picks by its policy; none that a person picks', () => {
    const pick = (more: object) => {
      const table = alone();
      table.run('turn-card');
      table.run('apply-card');
      const [owed] = table.open.obligations;
      const event = { title: '', effects: [FLAG] };
      table.run('read-entry', { obligation: owed?.id, event });
      table.run('pick-flag', { obligation: table.open.obligations[0]?.id, region: 'Yunnan', ...more });
      return stopsHere(table);
    };
    expect(pick({ why: [] })).toBe(true);
    expect(pick({})).toBe(false);
  });

  it('SOA 26.212: a warlord flag that the surplus turns by the policy', () => {
    const turn = (more: object) => {
      const table = alone();
      table.run('set-front', { exists: true, entered: 6, allJoined: true, surplus: 1 });
      table.to('diplomacy').run('convert-warlord', { region: 'Shensi', cause: 'surplus', ...more });
      return stopsHere(table);
    };
    expect(turn({ why: ['Always: turn one'] })).toBe(true);
    expect(turn({})).toBe(false);
  });
});

describe('the set-up in words', () => {
  const words = (seats: Seat[], cards: 'app' | 'paper') =>
    summarize({ seats, cards, placed: 0, begun: null }).join(' ');

  it('says what the app holds, and that it cannot hold paper cards', () => {
    expect(words(SEATS, 'app')).toContain('The app holds 2 of them');
    expect(words(SEATS, 'paper')).toContain('With paper cards the app can hold no hand');
    const people = [{ person: 'Anna', powers: ['Japan', 'China', 'Britain', 'Russia'] }];
    expect(words(people, 'app')).not.toMatch(/The app holds|One person/);
  });
});
