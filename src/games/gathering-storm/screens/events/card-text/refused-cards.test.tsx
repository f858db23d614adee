import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { SettleSheet } from '../../sheets/settle-sheet';
import { sitDown, whole } from '../../testing/sit-down';
import { EnterCardSheet } from '../enter-card-sheet';
import { ShowEventSheet } from '../show-event-sheet';

/** Types a card. An invalid card is reported next to the field, and no command is sent. */

const type = (words: string) => {
  fireEvent.click(screen.getByRole('radio', { name: 'In words', hidden: true }));
  fireEvent.change(screen.getByRole('textbox', { name: 'What the card says', hidden: true }), {
    target: { value: words },
  });
};

const dialog = () => within(document.querySelector('dialog') as HTMLElement);
const close = () => undefined;

it('GS Guide, Research, B14a: torpedoes are not among the projects that a card doubles', () => {
  const { sent } = sitDown(paper(), <EnterCardSheet onClose={close} />);
  type('New drawings\nDouble value of previous investment in torpedoes research');
  fireEvent.click(dialog().getByRole('button', { name: 'Go on by pieces', hidden: true }));
  expect(sent).toEqual([]);
  // The form opens with what was understood; the words are shown above it.
  expect(whole(document.body)).toContain('You wrote');
  expect(whole(document.body)).toContain('torpedoes');
});

it('GS 9.41D, C29c: a national diplomatic event that harms its owner is not taken', async () => {
  const table = paper().to('diplomacy');
  const { sent } = sitDown(table, <ShowEventSheet power="Italy" onClose={close} />);
  type('A quarrel\nTurkey: -1');
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(sent).toEqual([]);
  expect(table.open.lines).toEqual([]);
  expect(whole(document.body)).toContain('GS 9.41D');
});

it('GS Guide, Income: a general income loss offers “All the same”, and the entry records it', async () => {
  const table = paper();
  const { sent } = sitDown(table, <EnterCardSheet onClose={close} />);
  type('Bad harvest\nGerman national income: -1');
  expect(whole(document.body)).toContain('A general income event only raises.');
  fireEvent.click(dialog().getByRole('button', { name: 'All the same', hidden: true }));
  await act(async () => {
    fireEvent.click(dialog().getByRole('button', { name: 'Apply the card', hidden: true }));
  });
  expect(sent[0]).toMatchObject({ type: 'enter-card', anyway: true });
  expect(table.value('income:Germany')).toBe(-1);
});

it('GS Guide, Income: words that need no overruling are entered without it', async () => {
  const { sent } = sitDown(paper(), <EnterCardSheet onClose={close} />);
  type('Bad harvest\nGerman national income: -1');
  fireEvent.click(dialog().getByRole('button', { name: 'All the same', hidden: true }));
  type('Good harvest\nGerman national income: +1');
  await act(async () => {
    fireEvent.click(dialog().getByRole('button', { name: 'Apply the card', hidden: true }));
  });
  expect(sent[0]).not.toHaveProperty('anyway');
});

it('GS Guide, Support: a balance event of Russia’s has it too', async () => {
  const table = paper().to('read');
  const { sent } = sitDown(table, <ShowEventSheet power="Russia" onClose={close} />);
  type('A long view\nRussian support level: (max. ±3)\nModifier: Balance of Power');
  fireEvent.click(dialog().getByRole('button', { name: 'All the same', hidden: true }));
  await act(async () => {
    fireEvent.click(dialog().getByRole('button', { name: /^Done/, hidden: true }));
  });
  expect(sent[0]).toMatchObject({ type: 'show-event', power: 'Russia', anyway: true });
});

it('GS Guide, Diplomacy, C29e: the owner of a flexible event need not use it', async () => {
  const flexible: Effect = {
    kind: 'flexible',
    power: 'Italy',
    amount: 1,
    countries: ['Albania', 'Bulgaria', 'Greece'],
  };
  const table: Play = paper().to('diplomacy').plays('Italy', flexible);
  const { sent } = sitDown(table, <SettleSheet onOpen={() => undefined} onPage={close} onClose={close} />);
  const not = dialog().getAllByRole('radio', { hidden: true }).at(-1) as HTMLInputElement;
  expect(not.value).toBe('none');
  await act(async () => {
    fireEvent.click(not);
  });
  expect(sent).toMatchObject([{ type: 'answer', answer: 'none' }]);
  expect([table.open.lines, table.dues]).toEqual([[], []]);
});

it('GS 9.21: the main button sets the trend it names and removes it from the words', () => {
  sitDown(paper(), <EnterCardSheet onClose={close} />);
  fireEvent.click(dialog().getByRole('radio', { name: '+1', hidden: true }));
  type('-\nEAI +1\ntrend -2');
  fireEvent.click(dialog().getByRole('button', { name: 'Set the trend', hidden: true }));
  expect(dialog().getByRole('radio', { name: /−2/, hidden: true })).toHaveProperty('checked', true);
  expect(dialog().getByRole('textbox', { name: 'What the card says', hidden: true })).toHaveProperty(
    'value',
    '-\nEAI +1',
  );
  expect(dialog().getByRole('button', { name: 'Apply the card', hidden: true })).toBeDefined();
});

it('GS 9.21: a trend not set by hand follows its line, and is cleared with it', () => {
  sitDown(paper(), <EnterCardSheet onClose={close} />);
  const trend = () =>
    dialog()
      .getAllByRole('radio', { hidden: true })
      .find(
        (radio) => (radio as HTMLInputElement).checked && /^[-0-3]+$/.test((radio as HTMLInputElement).value),
      );
  type('EAI +1\ntrend -3');
  expect(trend()).toHaveProperty('value', '-3');
  expect(whole(document.body)).toContain('Economic trend: −3.');
  expect(dialog().getByRole('button', { name: 'Apply the card', hidden: true })).toBeDefined();
  type('EAI +1\ntrend +2');
  expect(trend()).toHaveProperty('value', '2');
  type('EAI +1');
  expect(trend()).toHaveProperty('value', '0');
});

describe('GS 9.21: a trend that a tap took from the words', () => {
  const trend = () =>
    dialog()
      .getAllByRole('radio', { hidden: true })
      .filter((radio) => (radio as HTMLInputElement).checked)
      .map((radio) => (radio as HTMLInputElement).value)
      .find((value) => /^-?[0-3]$/.test(value));
  const set = (words: string, label: string) => {
    sitDown(paper(), <EnterCardSheet onClose={close} />);
    type(words);
    fireEvent.click(dialog().getByRole('button', { name: label, hidden: true }));
  };

  it('goes over to the pieces with all else, and goes with the words', () => {
    set('Greece civ war frobs, eai +1, trend -1', 'Go on by pieces');
    expect(trend()).toBe('-1');
    expect(whole(document.body)).toContain('The European Aggression Index');
    fireEvent.click(dialog().getByRole('radio', { name: 'In words', hidden: true }));
    type('');
    expect(trend()).toBe('0');
  });

  it('is cleared when the words are cleared or replaced', () => {
    for (const next of ['', 'Spain: 0']) {
      sitDown(paper(), <EnterCardSheet onClose={close} />);
      type('trend +2, EAI +1');
      expect(trend()).toBe('2');
      type(next);
      expect(trend()).toBe('0');
      cleanup();
    }
  });
});

it.each(['earns one less', 'lose 1', '+1', 'two more'])(
  'GS 9.41: “%s” does not name a power’s number: the form opens with no choice',
  (words) => {
    for (const step of ['income', 'diplomacy'] as const) {
      const { sent } = sitDown(paper().to(step), <ShowEventSheet power="France" onClose={close} />);
      type(words);
      fireEvent.click(dialog().getByRole('button', { name: 'Go on by pieces', hidden: true }));
      expect(whole(document.body)).toContain('You wrote');
      expect(sent).toEqual([]);
      cleanup();
    }
  },
);

it('one word that was meant is offered, and is all that changes', () => {
  sitDown(paper(), <EnterCardSheet onClose={close} />);
  type('A new line\nDispute: Hungary and Romnia. EAI +1');
  fireEvent.click(dialog().getByRole('button', { name: 'Did you mean “Romania”?', hidden: true }));
  expect(dialog().getByRole('textbox', { name: 'What the card says', hidden: true })).toHaveProperty(
    'value',
    'A new line\nDispute: Hungary and Romania. EAI +1',
  );
});
