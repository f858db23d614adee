import { expect, it } from 'vitest';
import { checkListText } from './use-list';

it('a list of another game is no table of results, and is called by its game', () => {
  expect(checkListText('General 12\nA hard winter')).toMatchObject({
    ok: false,
    refusal: { message: 'This is a list of Storm Over Asia, not of GOSS.' },
  });
  expect(checkListText('00–99 | A | B')).toMatchObject({ ok: true });
});
