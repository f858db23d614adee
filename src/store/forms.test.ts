import { beforeEach, describe, expect, it } from 'vitest';
import type { Preferences } from './app-store';
import { forgetForms, openForms, openPapersForms } from './forms';

let memory: Map<string, string>;
/** The same device after a reload. */
const open = (): Preferences => ({
  read: (name) => memory.get(name) ?? null,
  write: (name, value) => void (value === null ? memory.delete(name) : memory.set(name, value)),
});
beforeEach(() => {
  memory = new Map();
});

describe('a draft that was begun in a form', () => {
  it('of a table survives a reload, and leaves nothing behind once it is recorded', () => {
    const forms = openForms(open(), 'one');
    forms.keep('economy/words', 'Ore');
    const again = openForms(open(), 'one');
    expect(again.read('economy/words')).toBe('Ore');
    expect(again.names()).toEqual(['economy/words']);
    expect(openForms(open(), 'two').names()).toEqual([]);
    again.keep('economy/words', undefined);
    expect(again.names()).toEqual([]);
    expect([...memory]).toEqual([]);
  });

  it('in two windows is kept for both', () => {
    const [one, other] = [openForms(open(), 'one'), openForms(open(), 'one')];
    one.keep('a', 1);
    other.keep('b', 2);
    expect(openForms(open(), 'one').names()).toEqual(['a', 'b']);
  });

  it('in papers is in no storage, and one person’s alone', () => {
    const device = open();
    openPapersForms(device, 'one', 'Anna').keep('Germany/note', 'Wait for Poland');
    expect([...memory]).toEqual([]);
    expect(openPapersForms(device, 'one', 'Anna').read('Germany/note')).toBe('Wait for Poland');
    for (const [table, person] of [
      ['one', 'Ben'],
      ['two', 'Anna'],
    ] as const)
      expect(openPapersForms(device, table, person).names()).toEqual([]);
    expect(openForms(device, 'one').names()).toEqual([]);
    expect(openPapersForms(open(), 'one', 'Anna').names()).toEqual([]);
  });

  it('goes with its table', () => {
    const device = open();
    openForms(device, 'one').keep('words', 'Ore');
    forgetForms(device, 'one');
    expect(openForms(device, 'one').names()).toEqual([]);
    expect([...memory]).toEqual([]);
  });

  it('and is too long for a device lasts as long as the page', () => {
    const device = open();
    openForms(device, 'one').keep('list', 'x'.repeat(400_001));
    expect(openForms(device, 'one').read('list')).toHaveLength(400_001);
    expect([...memory]).toEqual([]);
  });

  it.each(['', '{', '[]', '7', 'null'])('whose note is damaged, %s, is empty', (text) => {
    memory.set('forms/one', text);
    expect(openForms(open(), 'one').names()).toEqual([]);
  });
});
