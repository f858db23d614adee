import { act, fireEvent, screen, within } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { describe, expect, it } from 'vitest';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { AppStoreContext } from '@/store/context';
import { TableScreen } from '../../table-screen';
import { framed, sitDown, tap, whole } from '../../testing/sit-down';
import { EnterCardSheet } from '../enter-card-sheet';
import { ShowEventSheet } from '../show-event-sheet';

/** A device that remembers. */
function Remembering({ memory, children }: { memory: Map<string, string>; children: ReactNode }) {
  const joined = use(AppStoreContext);
  const preferences = {
    read: (name: string) => memory.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? memory.delete(name) : memory.set(name, value)),
  };
  return joined && <AppStoreContext value={{ ...joined, preferences }}>{children}</AppStoreContext>;
}

/** Cards as a person types them, up to the entry that is made of them. */

const close = () => undefined;
const general = <EnterCardSheet onClose={close} />;
const national = (power: Power) => <ShowEventSheet power={power} onClose={close} />;

function open(table: Play, sheet: ReactNode) {
  const { sent } = sitDown(table, sheet);
  const dialog = within([...document.querySelectorAll('dialog')].at(-1) as HTMLElement);
  const words = () =>
    dialog.getByRole('textbox', { name: 'What the card says', hidden: true }) as HTMLTextAreaElement;
  const pick = (name: string) => fireEvent.click(dialog.getByRole('radio', { name, hidden: true }));
  return {
    sent,
    dialog,
    words,
    pick,
    type(text: string) {
      pick('In words');
      fireEvent.change(words(), { target: { value: text } });
    },
    row: (name: string) => whole(dialog.getAllByRole('group', { name, hidden: true }).at(-1) as HTMLElement),
    tap: (name: string | RegExp, at = -1) =>
      act(async () => {
        fireEvent.click(dialog.getAllByRole('button', { name, hidden: true }).at(at) as HTMLElement);
      }),
  };
}

it('GS Guide, Support: a conditional event counts the public state, and needs no title', async () => {
  const table = paper().to('read');
  table.run('reveal', { project: 'Germany/armor', results: 1 });
  const sheet = open(table, national('Germany'));
  sheet.type('GERMAN SUPPORT LEVEL: –3 (max. +3)\n+1 for each military research result.');
  expect(sheet.row('What changes')).toContain('German support 0 to −2');
  await sheet.tap(/^Done/);
  expect(table.value('support:Germany')).toBe(-2);
});

it('whom a general card favors is chosen in the form, which opens with all that was understood', async () => {
  const sheet = open(paper(), general);
  sheet.type('Turkey: 1');
  await sheet.tap('Go on by pieces');
  expect(sheet.row('You wrote')).toContain('Turkey: 1');
  expect(sheet.dialog.getByRole('radio', { name: 'Diplomacy', hidden: true })).toHaveProperty(
    'checked',
    true,
  );
});

it('the first line is always the title; a single line in quotation marks is one too', async () => {
  const table = paper();
  const sheet = open(table, general);
  sheet.type('The income of the poor rises\nall powers support +1');
  expect(sheet.row('Understood')).toContain('Title: The income of the poor rises');
  expect(sheet.row('Understood')).toContain('Russian support rises by one');
  sheet.type('"Germany gains support"');
  expect(sheet.row('Understood')).toMatch(/Germany gains support$/);
  await sheet.tap('Apply the card');
  expect([table.value('support:Germany'), table.open.card?.general.title]).toEqual([
    0,
    'Germany gains support',
  ]);
});

describe('letters of a card', () => {
  it.each(['a'.repeat(5000), 'EAI: +1 '.repeat(65_536)])(
    'refuses too many without losing any text',
    (much) => {
      const sheet = open(paper().to('read'), national('Britain'));
      sheet.type('British support level: -1');
      fireEvent.change(sheet.words(), { target: { value: much } });
      expect(sheet.dialog.getByRole('alert', { hidden: true }).textContent).toContain(
        'letters are too many for a card',
      );
      expect(sheet.words().value).toBe('British support level: -1');
    },
  );

  it('that cannot be seen are taken out at one tap', async () => {
    const sheet = open(paper().to('read'), national('Britain'));
    sheet.type('A \u202eby-election\u0007\nBritish support level: -1');
    expect(sheet.row('Not read')).toContain('2 letters here and below cannot be seen.');
    await sheet.tap('Take them out');
    expect(sheet.words().value).toBe('A by-election\nBritish support level: -1');
  });

  it('of any script may be its title', async () => {
    const table = paper().to('read');
    const sheet = open(table, national('Britain'));
    sheet.type('הבחירות\nBritish support level: -1');
    await sheet.tap(/^Done/);
    expect(table.open.shown).toMatchObject([{ title: 'הבחירות', event: { effects: [{ amount: -1 }] } }]);
  });
});

it('carries the parsed card over to pieces and back', async () => {
  const sheet = open(paper().to('read'), national('Italy'));
  sheet.type('A visit\nItalian support level: +1\nEAI: +1');
  sheet.pick('Piece by piece');
  expect(sheet.dialog.getByRole('textbox', { name: 'Its title', hidden: true })).toHaveProperty(
    'value',
    'A visit',
  );
  // One effect is open; the others are a line each.
  expect(sheet.row('Effect 1')).toContain('Italian support rises by one this turn.');
  const change = (effect: string) =>
    act(async () => {
      const row = within(sheet.dialog.getByRole('group', { name: effect, hidden: true }));
      fireEvent.click(row.getByRole('button', { name: 'Change', hidden: true }));
    });
  await change('Effect 1');
  expect(sheet.dialog.getAllByRole('radio', { name: 'Support', hidden: true })[0]).toHaveProperty(
    'checked',
    true,
  );
  await change('Effect 2');
  fireEvent.click(sheet.dialog.getAllByRole('radio', { name: '+2', hidden: true }).at(-1) as HTMLElement);
  sheet.pick('In words');
  expect(sheet.words().value).toBe('A visit\nItalian support level: +1\nEAI: +2');
});

it.each([
  ['Russia', 'Support by the balance', 0],
  ['Britain', 'Support by the balance', 1],
  ['Britain', 'Research doubling', 0],
  ['Britain', 'Civil war', 0],
] as [Power, string, number][])(
  'lists kinds in groups: for %s “%s” appears %i times',
  async (power, kind, count) => {
    const sheet = open(paper().to('read'), national(power));
    await sheet.tap('Other kinds');
    expect(sheet.dialog.queryAllByRole('radio', { name: kind, hidden: true })).toHaveLength(count);
    for (const group of ['Research', 'Construction', 'By hand'])
      expect(sheet.dialog.getAllByRole('group', { name: group, hidden: true })).not.toEqual([]);
  },
);

it('GS 9.41: a late card shows a warning before, and can still be entered', async () => {
  const table = paper().to('diplomacy');
  const sheet = open(table, national('France'));
  sheet.type('Slow mail\nNo random tiles for France');
  expect(sheet.row('Its moment')).toContain('at the start of the Income phase, and that is over.');
  expect(sheet.row('Its moment')).toContain('random tiles that are not drawn yet');
  await sheet.tap(/^Done/);
  expect(table.open.shown).toMatchObject([{ power: 'France', title: 'Slow mail' }]);
  const other = open(table, national('Britain'));
  other.type('Turkey: +1');
  expect(other.row('Understood')).toContain('Turkey');
  expect(other.dialog.queryByRole('group', { name: 'Its moment', hidden: true })).toBeNull();
});

it('GS 9.41E: a choice is kept when the kind changes, and a second effect may affect another power', async () => {
  const table = paper().to('read');
  const sheet = open(table, national('Italy'));
  const last = (name: string) =>
    sheet.dialog.getAllByRole('radio', { name, hidden: true }).at(-1) as HTMLInputElement;
  sheet.pick('+1');
  await sheet.tap('Another effect');
  await sheet.tap('Germany');
  fireEvent.click(last('+2'));
  fireEvent.click(last('European Aggression Index'));
  expect(last('+2').checked).toBe(true);
  fireEvent.click(last('Support'));
  await sheet.tap(/^Done/);
  expect([table.value('support:Italy'), table.value('support:Germany')]).toEqual([1, 2]);
});

it('GS 25.31: shows the civil war marker next to the choice of country', async () => {
  const table = paper();
  table.run('civil-war', { country: 'Greece', counters: 2, state: 'quiet' });
  const sheet = open(table.to('diplomacy'), national('France'));
  sheet.type('Greece or Turkey: 1');
  fireEvent.click(sheet.dialog.getByRole('radio', { name: /^Greece/, hidden: true }));
  expect(sheet.row('What changes')).toContain('Move Greece’s civil war marker from 2 to 3');
});

it('a device that entered a card in words opens the next form in words', () => {
  const memory = new Map<string, string>();
  const form = (power: Power) => <Remembering memory={memory}>{national(power)}</Remembering>;
  open(paper().to('read'), form('Italy')).type('Support +1');
  const next = open(paper().to('read'), form('Germany'));
  expect(next.words().value).toBe('');
});

it('GS 9.41E: a choice tapped in a row is filled into the form of its seal', async () => {
  sitDown(paper().to('read'), framed('table', TableScreen));
  const row = within(screen.getByRole('group', { name: 'Italy: support' }));
  fireEvent.click(row.getByRole('radio', { name: '+1' }));
  await tap(within(document.body), 'Italy');
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('radio', { name: '+1' })).toHaveProperty('checked', true);
});
