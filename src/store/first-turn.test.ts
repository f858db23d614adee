import { describe, expect, it } from 'vitest';
import type { Platform, TableSummary } from '@/kernel/ports';
import { apartFromFirstTurns, firstTurnId, withFirstTurns } from './first-turn';

const ID = firstTurnId('gathering-storm', 'paper');

/** A device that does not allow writing. */
const LOCKED = {
  storage: {
    list: async () => [],
    read: async () => null,
    create: () => Promise.reject(new Error('written')),
    append: () => Promise.reject(new Error('written')),
    note: () => Promise.reject(new Error('written')),
    remove: () => Promise.reject(new Error('written')),
  },
  now: () => 1_000,
  announce: () => {
    throw new Error('announced');
  },
} as unknown as Platform;

function memory(played = { is: false }) {
  const held = new Map<string, string>();
  return {
    held,
    preferences: apartFromFirstTurns(
      {
        read: (name) => held.get(name) ?? null,
        write: (name, value) => void (value === null ? held.delete(name) : held.set(name, value)),
      },
      () => played.is,
    ),
  };
}

describe('the table of a guided turn', () => {
  it('is new each time, and nothing of it is stored', async () => {
    const { storage, announce } = withFirstTurns(LOCKED);
    const found = await storage.read(ID);
    expect(found?.entries).toEqual([]);
    expect(found?.record).toMatchObject({ game: 'gathering-storm' });
    if (!found) return;
    const entry = { n: 1, parent: 0, at: { turn: 1, step: 'draw' }, changes: [] };
    const precondition = { before: null, seed: true, durable: true };
    expect(await storage.append(ID, entry, precondition)).toBe('written');
    expect(await storage.hasAll(ID, precondition)).toBe(true);
    await storage.note(found.note as TableSummary);
    announce(ID, 1);
    expect((await storage.read(ID))?.entries).toEqual([]);
    expect(await storage.list()).toEqual([]);
  });

  it('is none where its name is no lesson’s', async () => {
    const { storage } = withFirstTurns(LOCKED);
    expect(await storage.read(firstTurnId('gathering-storm', 'by-post'))).toBeNull();
    expect(await storage.read(firstTurnId('chess', 'paper'))).toBeNull();
  });

  it('keeps its form drafts in memory only', () => {
    const { held, preferences } = memory();
    preferences.write(`forms/${ID}`, '{"a":1}');
    preferences.write('curtain', JSON.stringify({ id: ID, person: 'Anna' }));
    expect(preferences.read(`forms/${ID}`)).toBe('{"a":1}');
    expect(held.size).toBe(0);
    preferences.write('curtain', null);
    expect(preferences.read('curtain')).toBeNull();
  });

  it('drops the settings chosen while it is played, except those of the device', () => {
    const played = { is: true };
    const { held, preferences } = memory(played);
    preferences.write('stops-at-cards', 'no');
    preferences.write('papers-seconds', '60');
    expect(preferences.read('stops-at-cards')).toBe('no');
    played.is = false;
    expect(preferences.read('stops-at-cards')).toBeNull();
    played.is = true;
    expect(preferences.read('stops-at-cards')).toBeNull();
    expect([...held]).toEqual([['papers-seconds', '60']]);
  });
});
