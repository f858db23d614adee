import { describe, expect, it } from 'vitest';
import type { Command } from '@/kernel/game';
import { fieldsOf } from './index';

const asked = (type: string, more = {}) =>
  fieldsOf({ type, ...more }).map(({ key, ask }) => `${key}: ${ask}`);

describe('fields of a form that corrects a command', () => {
  it('GS 9.14: an aggression by its power, target, value, whether it raises the index, and its turns', () => {
    expect(asked('aggression')).toEqual([
      'power: choice',
      'target: text',
      'value: number',
      'raisesIndex: yes',
      'outcome: choice',
      'completed: number',
      'began: number',
    ]);
  });

  it('GS 9.41: a paper event is asked for in its own form, whose card it is by choice', () => {
    expect(asked('show-event')).toEqual(['power: choice', 'number: number', 'event: event', 'how: choice']);
    expect(asked('enter-card')).toEqual(['number: number', 'trend: number', 'general: event']);
  });

  it('GS 9.12: an amendment by its card and its half; only the general one has a trend', () => {
    expect(asked('amend-card', { half: 'general' })).toEqual([
      'number: number',
      'trend: number',
      'event: event',
    ]);
    expect(asked('amend-card', { half: 'Italy' })).toEqual([
      'number: number',
      'half: choice',
      'event: event',
    ]);
  });

  it('GS 4.16: of the facts only the one that was entered', () => {
    expect(asked('set-fact', { fact: 'pact' })).toEqual(['country: choice', 'powers: some']);
    expect(fieldsOf({ type: 'set-fact', fact: 'flags' })[1]).toMatchObject({ again: true });
    expect(fieldsOf({ type: 'set-fact', fact: 'conquered' })[1]).toMatchObject({ nobody: true });
    expect(asked('set-fact', { fact: 'balance' })).toEqual(['value: number']);
  });

  it('GS 24: a removable number becomes null when emptied, another is left out', () => {
    const numberOf = (command: Command) => fieldsOf(command).find(({ ask }) => ask === 'number');
    expect(numberOf({ type: 'set-fact', fact: 'needed' })).toMatchObject({ optional: true, nullable: true });
    expect(numberOf({ type: 'count-pile' })).toMatchObject({ optional: true });
    expect(numberOf({ type: 'count-pile' })?.nullable).toBeUndefined();
  });

  it('limits are those of the command', () => {
    expect(fieldsOf({ type: 'add-line' })[0]).toEqual({
      key: 'amount',
      name: 'Amount',
      optional: false,
      ask: 'number',
      min: -99,
      max: 99,
    });
    expect(fieldsOf({ type: 'add-line' }).map(({ key }) => key)).toEqual([
      'amount',
      'words',
      'rule',
      'until',
    ]);
  });

  it('asks for nothing if there is nothing to ask', () => {
    expect(asked('take-income')).toEqual([]);
    expect(asked('no such command')).toEqual([]);
    expect(asked('toString')).toEqual([]);
  });
});
