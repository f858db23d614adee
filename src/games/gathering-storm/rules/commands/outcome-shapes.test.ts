import * as v from 'valibot';
import { expect, it } from 'vitest';
import { isInheritedName, own } from '@/kernel/own';
import { showingOutcome } from './outcome-shapes';

const shown = (fact: object) => ({
  power: 'Russia',
  event: { title: 'Test card', secret: true, effects: [] },
  how: 'played',
  answers: {},
  counted: [fact],
});

it.each(['constructor', 'toString', '__proto__', 'prototype'])('%s is no country or project', (name) => {
  expect(isInheritedName(name)).toBe(true);
  expect(own({ a: 1 } as Record<string, number>, name)).toBeUndefined();
  expect(v.is(showingOutcome, shown({ fact: 'pact', country: name, side: 'Russia' }))).toBe(false);
  expect(v.is(showingOutcome, shown({ fact: 'results', project: name }))).toBe(false);
});

it('a country of the pacts and a project of the table are read', () => {
  expect(v.is(showingOutcome, shown({ fact: 'pact', country: 'Albania', side: 'Russia' }))).toBe(true);
  expect(v.is(showingOutcome, shown({ fact: 'results', project: 'Russia/armor' }))).toBe(true);
});
