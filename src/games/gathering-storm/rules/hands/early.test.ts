import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { WINDOW_WORDS } from '../guide/phases';
import { event, paper } from '../testing/play';
import { sayAllShown, sayMistimed } from './late';

const at = (step: string) => paper({ keeps: ['income'] }).to(step).open;
const SUPPORT: Effect = { kind: 'support', power: 'Russia', amount: 1 };

/** An effect of each moment, a step of an earlier phase, and the first at which it is in time: its phase is one stop. */
const MOMENTS: [Effect, string, string][] = [
  [{ kind: 'income', power: 'Russia', amount: 1 }, 'read', 'income-events'],
  [{ kind: 'factory-price', power: 'Russia', amount: -1 }, 'income', 'industrial'],
  [{ kind: 'research-counter', power: 'Russia' }, 'income', 'industrial'],
  [{ kind: 'free-unit', power: 'Russia' }, 'read', 'industrial'],
  [{ kind: 'diplomatic-counter', power: 'Russia' }, 'construction', 'placement'],
  [
    { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Russia', beneficiaries: ['Russia'] },
    'construction',
    'placement',
  ],
  [{ kind: 'subversion', countries: ['Turkey', 'Finland'] }, 'construction', 'placement'],
];

describe('GS 9.41: a paper card entered before its moment says so', () => {
  it.each(MOMENTS)('GS 9.41 %o is early at %s and in time at %s', (effect, early, onTime) => {
    expect(sayMistimed(at(early), event(effect), 'Russia')).toMatchObject({
      hint: 'is still to come',
      words: expect.stringMatching(/^It is shown .+, and that is still to come\. /),
    });
    const open = { ...at(early), step: onTime };
    expect(sayMistimed(open, event(effect), 'Russia')).toBeNull();
  });

  it('GS 9.41E, 10.41B support is never early', () => {
    for (const secret of [true, false])
      expect(sayMistimed(at('read'), event(SUPPORT, { secret }), 'Russia')).toBeNull();
  });

  it('GS 9.41 if each part has its own moment, a later one waits, and says so', () => {
    const pact: Effect = {
      kind: 'diplomacy',
      country: 'Turkey',
      amount: 1,
      side: 'Russia',
      beneficiaries: ['Russia'],
    };
    const saidBy = (reading: 'each' | 'leading') =>
      sayMistimed(paper({ readings: { 'parts-moment': reading } }).to('read').open, event(pact), 'Russia')
        ?.words;
    expect(saidBy('each')).toContain('waits for it');
    expect(saidBy('leading')).toContain('counts at once');
  });
});

it('GS Guide, Factory: that factory events have their moment in the Industrial segment is assumed', () => {
  const { when, at: moment, why } = WINDOW_WORDS.industrial;
  for (const words of [when, moment, why]) expect(words).toContain('(assumed)');
});

describe('GS 9.12: a card more than was dealt', () => {
  it('GS 9.12 is mentioned once all dealt cards are shown, and is still entered', () => {
    const table = paper().to('read');
    expect(sayAllShown(table.open, 'Russia')).toBeNull();
    table.plays('Russia', SUPPORT);
    expect(sayAllShown(table.open, 'Russia')).toBe(
      'Russia was dealt 1 card this turn, and it is shown already. Another is entered all the same (GS 9.12).',
    );
    expect(sayAllShown(table.open, 'France')).toBeNull();
    table.plays('Russia', SUPPORT);
    expect(table.value('support:Russia')).toBe(2);
  });

  it('GS 9.14 counts the cards of aggressions', () => {
    const table = paper({ season: 'Summer', year: 1936 });
    table.run('aggression', { power: 'Germany', target: 'Austria', value: 2, completed: 5 });
    table.to('read').plays('Germany', SUPPORT);
    expect(sayAllShown(table.open, 'Germany')).toBeNull();
    table.plays('Germany', SUPPORT);
    expect(sayAllShown(table.open, 'Germany')).toContain(
      'was dealt 2 cards this turn, and all are shown already',
    );
  });
});
