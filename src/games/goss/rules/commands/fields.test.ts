import { expect, it } from 'vitest';
import { correctionsFor, fieldsOf } from './index';

const asked = (type: string) => fieldsOf({ type }).map(({ key, ask }) => `${key}: ${ask}`);

it('GOSS 23.1: a form asks for dice as they lie, a hex in words, and sides by choice', () => {
  expect(asked('doubles')).toEqual([
    'hex: text',
    'map: text',
    'sides: some',
    'active: choice',
    'again: yes',
    'anyway: yes',
  ]);
  expect(asked('type-die')).toEqual(['die: number']);
  expect(fieldsOf({ type: 'result' })[0]).toEqual({
    key: 'dice',
    name: 'The dice: tens, ones',
    optional: true,
    ask: 'numbers',
    count: 2,
    min: 0,
    max: 9,
  });
});

it('GOSS 23.1.0: the dice of an assault are asked side by side', () => {
  const dice = fieldsOf({ type: 'assault' }).find(({ key }) => key === 'dice');
  expect(dice).toMatchObject({
    ask: 'group',
    fields: [
      { key: 'attacker', ask: 'numbers', count: 2, max: 9 },
      { key: 'defender', ask: 'numbers', count: 2, max: 9 },
    ],
  });
});

it('GOSS 23.1.0: dice rolled by the app cannot be corrected, typed dice can', () => {
  expect(correctionsFor({ type: 'type-die', event: 'e1' })).toEqual([]);
  expect(correctionsFor({ type: 'type-die', event: 'e1', die: 3 })).toContain('change');
  expect(correctionsFor({ type: 'advance' })).toEqual([]);
});
