import { expect, it } from 'vitest';
import { nameGroup } from './name-group';

it.each([
  ['German support level: +1\nItalian support level: +1', 'The Axis: support level +1'],
  [
    'British support level: +1\nFrench support level: +1\nEAI: +1',
    'The Allies: support level +1, and EAI: +1',
  ],
  [
    'German support level: -1\nItalian support level: -1\nGerman national income: +1\nItalian national income: +1',
    'The Axis: support level -1, and national income +1',
  ],
  [
    'German support level: -1\nItalian support level: -1\nBritish national income: +1',
    'The Axis: support level -1, and British national income: +1',
  ],
  ['German support level: +1', null],
  ['EAI: +1\nGerman support level: +1\nItalian support level: +1', null],
])('GS 9.31C: %j is offered as %s', (printed, told) => {
  expect(nameGroup(printed)).toBe(told);
});
