import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  measureAsked,
  measureChatty,
  measureFree,
  measureHouse,
  measureMet,
  measureNone,
  measureTraps,
  measureWords,
} from './measure';

const linesOf = (all: { outcome: string; line: string }[], ...outcomes: string[]) =>
  all.filter(({ outcome }) => outcomes.includes(outcome)).map(({ line }) => line);

describe('lines as owners of the game type them', () => {
  const free = measureFree();

  it('at least 400, of which 95 in a hundred are read at once', () => {
    expect(free.length).toBeGreaterThanOrEqual(400);
    expect(linesOf(free, 'right').length / free.length).toBeGreaterThanOrEqual(0.95);
  });

  it('none is read as something else, and none becomes a title', () => {
    expect(linesOf(free, 'wrong', 'title')).toEqual([]);
  });
});

describe('lines as spoken across a table', () => {
  const chatty = measureChatty();

  it('at least 120, of all kinds, none of which is read as something else', () => {
    expect(chatty.length).toBeGreaterThanOrEqual(120);
    expect(linesOf(chatty, 'wrong', 'title')).toEqual([]);
    expect(linesOf(chatty, 'right').length / chatty.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('lines of cards as newcomers typed them', () => {
  const met = measureMet();

  it('none is read as something else, and none becomes a title', () =>
    expect(linesOf(met, 'wrong', 'title')).toEqual([]));

  it('nine in ten of those that led astray are read at once', () =>
    expect(linesOf(met, 'right').length / met.length).toBeGreaterThanOrEqual(0.9));
});

describe('the house deck written a second time by hand', () => {
  it('each card does what it does, or is left to the form: at least 100 of them', () => {
    const house = measureHouse();
    expect(house.length).toBeGreaterThanOrEqual(100);
    expect(linesOf(house, 'wrong', 'title')).toEqual([]);
    expect(linesOf(house, 'right').length / house.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('lines that mean nothing, or two things', () => {
  it('never reads text without meaning in the rules', () => {
    expect(linesOf(measureNone(), 'wrong', 'right')).toEqual([]);
  });

  it('what changes the meaning of an event is never passed over: not one of a hundred traps is read', () => {
    expect(linesOf(measureTraps(), 'wrong', 'right', 'title')).toEqual([]);
  });

  it('what can mean two things is left to the form, or read as one of them', () => {
    expect(linesOf(measureAsked(), 'wrong', 'title')).toEqual([]);
  });
});

it('docs/deck-format.md has the measured table', () => {
  const docs = readFileSync(
    fileURLToPath(new URL('../../../../../../docs/deck-format.md', import.meta.url)),
    'utf8',
  );
  const table = measureWords().filter((line) => line.startsWith('|'));
  expect(docs).toContain(table.join('\n'));
});
