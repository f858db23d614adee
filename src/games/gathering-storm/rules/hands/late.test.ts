import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { event, paper } from '../testing/play';
import { sayLate } from './late';

const NONE: Effect = { kind: 'tile-draw', power: 'France', amount: 'none' };
const SUPPORT: Effect = { kind: 'support', power: 'France', amount: 1 };
const at = (step: string) => paper({ keeps: ['income'] }).to(step).open;

/** An effect of each moment, the last step at which it is in time, and the first at which it is late. */
const MOMENTS: [Effect, string, string, string][] = [
  [SUPPORT, 'read', 'income-events', 'from here on'],
  [{ kind: 'income', power: 'France', amount: 1 }, 'income', 'industrial', 'income that was taken'],
  [NONE, 'income', 'diplomacy', 'not drawn yet'],
  [{ kind: 'factory-price', power: 'France', amount: -1 }, 'industrial', 'research', 'not converted yet'],
  [{ kind: 'factory-price', power: 'France', amount: -1 }, 'industrial', 'placement', 'what was paid stays'],
  [{ kind: 'espionage', power: 'France', category: 'air' }, 'construction', 'placement', 'on the sheet'],
  [{ kind: 'free-unit', power: 'France' }, 'construction', 'placement', 'until the turn ends'],
  [{ kind: 'diplomatic-counter', power: 'France' }, 'placement', 'diplomacy', 'after the others'],
  [
    { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Allies', beneficiaries: ['France'] },
    'diplomacy',
    'crisis',
    'what was resolved stays',
  ],
];

describe('GS 9.41: a paper card entered after its moment says so, and what it still does', () => {
  it.each(MOMENTS)('%o is in time at %s and late at %s', (effect, early, late, says) => {
    expect(sayLate(at(early), event(effect), 'France')).toBeNull();
    const said = sayLate(at(late), event(effect), 'France');
    expect(said?.words).toMatch(/^It is shown .+, and that is over\. /);
    expect(said?.words).toContain(says);
  });

  it('GS Guide, Income: drawn tiles stay, and the message says so', () => {
    const table = paper({ keeps: ['income'] }).to('income');
    table.run('add-line', { total: 'draws:France', amount: 1 });
    table.run('draw-tiles', { power: 'France', tiles: [1] });
    expect(sayLate(table.to('diplomacy').open, event(NONE), 'France')?.words).toContain('too late');
  });

  it('GS 10.41B: a secret support event may be shown at any time and is never late', () => {
    expect(sayLate(at('crisis'), event(SUPPORT, { secret: true }), 'France')).toBeNull();
  });

  it('GS 10.41B, 26.11D, E: for support not marked as secret, says that a secret one is in time', () => {
    expect(sayLate(at('crisis'), event(SUPPORT), 'France')?.words).toContain(
      'On gray it is secret, and in time',
    );
    const bound = paper({ readings: { 'secret-any-time': 'conditional' } }).to('crisis').open;
    expect(sayLate(bound, event(SUPPORT), 'France')?.words).not.toContain('gray');
  });

  it('GS 11.12C: income not taken yet is changed in time, while the table is at that step', () => {
    const open = at('income');
    expect(open.incomeTaken).toBe(false);
    expect(sayLate({ ...open, incomeTaken: true }, event(NONE), 'France')).not.toBeNull();
  });
});
