import { expect, it } from 'vitest';
import { openForms, openPapersForms } from './forms';
import { whyNoReload } from './reload';

const preferences = () => ({ read: () => null, write: () => undefined });
const free = { table: null, saveStatus: 'kept', unsaved: [], papers: null, curtain: null } as const;
const table = {} as never;

it('a window in which nothing can be lost may reload', () => {
  const own = preferences();
  openForms(own, 'table').keep('aggression', { target: 'Poland' });
  expect(whyNoReload(free, false, own)).toBeNull();
});

it.each([
  ['open papers', { ...free, papers: {} as never }, /Papers are open/],
  ['a curtain', { ...free, curtain: 'Anna' }, /Papers are open/],
  ['an entry that is being saved', { ...free, table, saveStatus: 'keeping' }, /not saved/],
  ['an entry that could not be saved', { ...free, table, saveStatus: 'failed' }, /not saved/],
  ['a table that was left unsaved', { ...free, unsaved: [{} as never] }, /not saved/],
] as const)('%s prevents that', (_, state, why) => {
  expect(whyNoReload(state as never, false, preferences())).toMatch(why);
});

it('so do an unsaved deck, a text too long for the device, and papers that were opened', () => {
  expect(whyNoReload(free, true, preferences())).toMatch(/not saved/);
  const long = preferences();
  openForms(long, 'decks').keep('list', 'x'.repeat(500_000));
  expect(whyNoReload(free, false, long)).not.toBeNull();
  openForms(long, 'decks').keep('list', undefined);
  expect(whyNoReload(free, false, long)).toBeNull();
});

it('the answer is the same whether or not a player has a draft in their papers', () => {
  const [idle, busy] = [preferences(), preferences()];
  openPapersForms(idle, 'table', 'Anna');
  openPapersForms(busy, 'table', 'Anna').keep('note', 'Attack in spring.');
  expect(whyNoReload(free, false, idle)).toMatch(/Papers were open/);
  expect(whyNoReload(free, false, busy)).toBe(whyNoReload(free, false, idle));
});
