import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry, StoredRecords } from '../src/kernel/ports.ts';
import { printRefusal } from '../src/kernel/result.ts';
import { begin, clear, createDevice, deal, PINS, SEAL, sentence, text, unlockAll } from './sealed-device.ts';

afterAll(clear);

describe('a sealed table', () => {
  const device = createDevice();
  let id = '';
  let words = '';
  let entries: readonly Entry[] = [];
  let hidden = '';
  beforeAll(async () => {
    const store = device.open();
    id = await begin(store);
    words = store.getState().recoverySheet?.words ?? '';
    await deal(store);
    await store.actions.lowerCurtain('Anna');
    await store.actions.openPapers();
    hidden = text(store.getState().papers?.views);
    await store.actions.dispatch({ type: 'note-private', power: 'Germany', text: 'The plan' });
    await store.actions.closePapers();
    await store.actions.retry();
    expect(store.getState().saveStatus).toBe('kept');
    entries = (await device.storage.read(id))?.entries.map(({ value }) => value as Entry) ?? [];
  });

  it('lies on the device without a hand, a seed or a secret', async () => {
    const rows = (await device.storage.read(id)) as StoredRecords;
    expect(hidden).toContain('Germany');
    expect(entries.length).toBeGreaterThan(2);
    expect(entries.every((entry) => !('hidden' in entry) && 'sealed' in entry)).toBe(true);
    expect((rows.seed as Uint8Array).length).toBe(24 + 64 + 16);
    expect([...device.memory.values()].join()).not.toMatch(/1111|sealed/);
  });

  it('is locked in a new window until every seat is unlocked, and then is the same table', async () => {
    const store = device.open();
    expect(await store.actions.openTable(id)).toBeNull();
    expect(store.getState()).toMatchObject({
      table: null,
      locked: { id, name: 'Sealed', recovery: 'paper' },
    });
    await unlockAll(store);
    expect(store.getState().locked).toBeNull();
    await store.actions.lowerCurtain('Anna');
    await store.actions.openPapers();
    expect(store.getState().table?.difference).toBeNull();
    expect(Object.keys(store.getState().papers?.views ?? {})).toContain('Germany');
    await store.actions.closePapers();
    await store.actions.retry();
    expect(store.getState().saveStatus).toBe('kept');
  });

  it('makes a wrong PIN wait, longer each time and over a reload', async () => {
    let store = device.open();
    await store.actions.openTable(id);
    expect(sentence(await store.actions.unlock('Ben', '0000'))).toMatch(/not Ben’s PIN.*Wait 1 second,/);
    expect(sentence(await store.actions.unlock('Ben', '2222'))).toMatch(/waits.*1 second\./);
    device.clock.now += 1000;
    expect(sentence(await store.actions.unlock('Ben', '0001'))).toMatch(/Wait 2 seconds/);
    store = device.open();
    await store.actions.openTable(id);
    expect(sentence(await store.actions.unlock('Ben', '2222'))).toMatch(/2 seconds/);
    expect(store.getState().locked?.seats.find(({ person }) => person === 'Ben')?.until).toBe(
      device.clock.now + 2000,
    );
    device.clock.now += 2000;
    expect(await store.actions.unlock('Ben', '2222')).toBeNull();
    expect([...device.memory.keys()].some((name) => name.startsWith('unlock/'))).toBe(false);
  });

  it('opens by the words of its recovery sheet, and takes a new PIN', async () => {
    let store = device.open();
    await store.actions.openTable(id);
    expect(sentence(await store.actions.recoverByPaper('no such words'))).toMatch(/not the words/);
    expect(await store.actions.recoverByPaper(words)).toBeNull();
    expect(store.getState().table?.id).toBe(id);
    expect(sentence(await store.actions.changeSecret('Anna', '', 'pin', '12'))).toMatch(/4 to 12/);
    expect(await store.actions.changeSecret('Anna', '', 'pin', '4444')).toBeNull();
    store = device.open();
    await store.actions.openTable(id);
    for (const [person, secret] of Object.entries({ ...PINS, Anna: '4444' }))
      expect(await store.actions.unlock(person, secret)).toBeNull();
    // Nobody takes another's seat while the table is unlocked.
    const { changeSecret } = store.actions;
    expect(sentence(await changeSecret('Anna', '', 'pin', '9999'))).toMatch(/not Anna’s PIN/);
    device.clock.now += 1000;
    expect(await changeSecret('Anna', '4444', 'pin', '1111')).toBeNull();
  });

  it('leaves as a sealed file, which opens elsewhere without keys and unlocks with them', async () => {
    const store = device.open();
    await store.actions.openTable(id);
    await store.actions.recoverByPaper(words);
    expect(await store.actions.copy('whole')).toBe('downloaded');
    const file = device.given.at(-1) as string;
    expect(JSON.parse(file)).toMatchObject({ version: 3, kind: 'whole' });
    expect(/"hidden"|"prints"/.test(file)).toBe(false);
    const read = await store.actions.readFile(file);
    if (!read.ok) throw new Error(printRefusal(read.refusal));
    await store.actions.openTable(read.value);
    expect(store.getState().locked?.id).toBe(read.value);
    await unlockAll(store);
    expect(store.getState().table?.id).toBe(read.value);
    expect(store.getState().damage).toBeNull();
    await store.actions.exportRaw(id);
    expect(device.given.at(-1)?.includes('"hidden"')).toBe(false);
    const backup = await device.open().actions.planDeviceBackup();
    if (!backup.ok) throw new Error(printRefusal(backup.refusal));
    expect(backup.value.left).toEqual([]);
    await backup.value.give();
    expect(device.given.at(-1)?.includes('"hidden"')).toBe(false);
    expect(device.given.at(-1)?.includes('sealing')).toBe(true);
  });

  it('names a row that does not open, and leaves it as it lies', async () => {
    const store = device.open();
    await store.actions.openTable(id);
    await store.actions.recoverByPaper(words);
    await store.actions.copy('whole');
    const file = JSON.parse(device.given.at(-1) as string);
    const first = file.entries.find(
      ({ sealed }: { sealed: { parts: object } }) => Object.keys(sealed.parts).length > 1,
    );
    const { parts } = first.sealed;
    [parts.Germany, parts.Russia] = [parts.Russia, parts.Germany];
    const read = await store.actions.readFile(JSON.stringify(file));
    if (!read.ok) throw new Error(printRefusal(read.refusal));
    await store.actions.openTable(read.value);
    expect(sentence(await store.actions.recoverByPaper(words))).toMatch(/damaged/);
    expect(store.getState().damage?.wrong.join()).toContain(
      `The sealed part of entry ${first.n} is in another’s place.`,
    );
    const before = text((await device.storage.read(read.value))?.entries);
    await store.actions.openPart(read.value, 'whole');
    const repaired = (await device.storage.read(read.value)) as StoredRecords;
    expect(
      text((repaired.record as { aside?: { rows: StoredRecords } }).aside?.rows.entries) === before,
    ).toBe(true);
    expect(text(repaired).includes('"hidden"')).toBe(false);
  });

  it('is refused where two seats would recover each other, and an unsealed table lies as before', async () => {
    const store = device.open();
    const seal = { ...SEAL, recovery: 'others' as const, seats: SEAL.seats.slice(0, 2) };
    await expect(begin(store, seal)).rejects.toThrow(/two seats/);
    const open = await begin(store, null);
    await deal(store);
    const rows = (await device.storage.read(open)) as StoredRecords;
    expect(text(rows.entries).includes('"hidden"')).toBe(true);
    expect(text(rows.entries).includes('sealed')).toBe(false);
    expect(rows.record).not.toHaveProperty('sealing');
  });
});
