import { expect, it } from 'vitest';
import { checkListText } from './list-reader';

it('a deck of Gathering Storm is no list of entries, and is called by its game', () => {
  expect(checkListText('Card 12, trend -1\nGeneral\nEAI: +1')).toMatchObject({
    message: 'This is a list of Gathering Storm, not of Storm Over Asia.',
    allowed: 'Open it from Home, or under Decks.',
  });
  expect(checkListText('General 12\nA hard winter')).toBeNull();
});
