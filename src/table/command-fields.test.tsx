import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Command } from '@/kernel/game';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { ASKS, lots, lotsDescription } from '@/kernel/testing/lots';
import { attempt } from '@/kernel/testing/tally';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { LedgerForm } from '@/ui/sheet/ledger-form';
import { CommandFields } from './command-fields';
import { CommandSheet } from './command-sheet';
import { createGameUi } from './game-ui';
import { closed, sitAt, tap, write } from './testing/sit-at';
import { useDispatch } from './use-table';

/** A form of fields only, for a command with an argument of every kind. */

type Asks = NonNullable<Parameters<typeof CommandFields>[0]['asks']>;

const FACE = createGameUi(lotsDescription as never, {
  marks: {},
  pages: [],
  blank: [],
  boardNow: () => '',
  extraFor: () => null,
  sheet: () => null,
});
const BEGIN = {
  type: 'lots',
  house: 'east',
  owner: null,
  many: 2,
  left: null,
  words: '',
  lit: false,
  dice: [0, 0],
  colors: [],
};

function Form({ asks, bare = false }: { asks?: Asks; bare?: boolean }) {
  const { send } = useDispatch();
  const [command, setCommand] = useDraftState<Command>('lots', BEGIN);
  return (
    <LedgerForm label="Lots" onSubmit={() => void send(command)}>
      <CommandFields {...(asks ? { asks } : {})} {...{ bare, command }} onChange={setCommand} />
      <Button type="submit">Enter it</Button>
    </LedgerForm>
  );
}

function Sheet({ onClose }: { onClose: () => void }) {
  const [command, setCommand] = useDraftState<Command>('lots', BEGIN);
  return (
    <CommandSheet
      title="Lots"
      command={command}
      doneLabel="Enter it"
      waits={command.words === '' ? 'Name them first.' : null}
      leaveLabel="Cancel"
      onClose={onClose}
    >
      <CommandFields command={command} onChange={setCommand} />
    </CommandSheet>
  );
}

const openForm = (form: Parameters<typeof Form>[0] = {}) => open(<Form {...form} />);

function open(shown: ReactNode) {
  const journal = createJournal(lots as never, 0 as never);
  const table = {
    journal,
    get state() {
      return stateAt(journal);
    },
    attempt: (command: Command) => attempt(journal as never, command),
  };
  return { journal, ...sitAt(table as never, shown, { face: FACE }) };
}

const page = within(document.body);
const row = (name: string) => within(screen.getByRole('group', { name }));
/** The labels of the form's rows, in order. */
const rows = () =>
  [...document.querySelectorAll('form > [role="group"][aria-label]')].map((group) =>
    group.getAttribute('aria-label'),
  );
const pick = (name: string, choice: string) => fireEvent.click(row(name).getByLabelText(choice));

describe('a form made from the shape of a command', () => {
  it('has a row with its label, and in it a control, for every argument', () => {
    openForm();
    expect(rows()).toEqual(Object.values(ASKS));
    for (const name of rows())
      expect(
        document.querySelector(`[aria-label="${name}"] :is(input, button, select)`),
        `${name}`,
      ).not.toBeNull();
  });

  it('sends a command that its own shape accepts', async () => {
    const { journal, sent } = openForm();
    pick('House', 'West');
    pick('Whose', 'Ben');
    pick('Lit', 'Yes');
    pick('Colors', 'Green');
    await tap(row('Dice 2'), 'One more');
    write(page, 'How many', '7');
    write(page, 'Left over', '12');
    write(page, 'In words', 'By the lake');
    await tap(page, 'Enter it');
    expect(sent).toEqual([
      {
        type: 'lots',
        house: 'west',
        owner: 'Ben',
        many: 7,
        left: 12,
        words: 'By the lake',
        lit: true,
        dice: [0, 1],
        colors: ['green'],
      },
    ]);
    expect(journal.entries).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('omits an emptied optional field, and sends null if that is allowed', async () => {
    const { journal, sent } = openForm();
    write(page, 'In words', 'By the lake');
    write(page, 'How many', '');
    write(page, 'Left over', '3');
    write(page, 'Left over', '');
    await tap(page, 'Enter it');
    expect(sent[0]).toMatchObject({ left: null });
    expect(sent[0]?.many).toBeUndefined();
    expect(journal.entries).toHaveLength(1);
  });

  it('shows why it was refused, by the shape or by a rule, until a try goes through', async () => {
    const { journal } = openForm();
    await tap(page, 'Enter it');
    expect(screen.getByRole('alert').textContent).toContain('Write at least one word.');
    write(page, 'In words', 'By the lake');
    pick('Colors', 'Red');
    pick('Colors', 'Green');
    await tap(page, 'Enter it');
    expect(screen.getByRole('alert').textContent).toContain('One color is enough. Leave one out.');
    pick('Colors', 'Red');
    await tap(page, 'Enter it');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(journal.entries).toHaveLength(1);
  });
});

describe('a form with its own words', () => {
  const OWN: Asks = {
    words: { label: 'What it is', hint: 'in a few words' },
    many: { label: 'Lots', name: 'Lots that are cast', given: true },
    owner: { choices: { '': 'The street’s', Anna: 'Anna’s' } },
    house: { options: ['east', 'north'] },
  };

  it('asks for the named fields, in its order, and sends the rest as given', async () => {
    const { sent } = openForm({ asks: OWN });
    expect(rows()).toEqual(['What it is', 'Lots', 'Whose', 'House']);
    expect(row('What it is').getByText('in a few words')).toBeDefined();
    write(page, 'What it is', 'Paper');
    await tap(row('Lots that are cast'), 'One more');
    await tap(page, 'Enter it');
    expect(sent).toEqual([{ ...BEGIN, words: 'Paper', many: 3 }]);
  });

  it('names choices in its own words, and offers only the options it lists', () => {
    openForm({ asks: OWN });
    const choicesOf = (name: string) =>
      row(name)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(choicesOf('Whose')).toEqual(['The street’s', 'Anna’s', 'Ben']);
    expect(choicesOf('House')).toEqual(['East', 'North']);
  });

  it('refuses a field that its command does not have', () => {
    expect(() => openForm({ asks: { color: { label: 'Color' } } })).toThrow('has no argument “color”');
  });

  it('outside a ruled form each control has its own visible label', () => {
    openForm({ asks: OWN, bare: true });
    for (const name of ['What it is', 'Lots that are cast', 'Whose', 'House'])
      expect(screen.getAllByText(name).some(({ className }) => !className.includes('hidden'))).toBe(true);
    expect(rows()).toEqual([]);
  });
});

describe('a sheet for one command', () => {
  function openSheet() {
    const onClose = vi.fn();
    return { onClose, ...open(<Sheet onClose={onClose} />) };
  }
  const pressEnter = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Lots' })));

  it('says what it waits for, and sends nothing until then', async () => {
    const { sent } = openSheet();
    expect(closed(page, 'Enter it')).toBe('Name them first.');
    await pressEnter();
    expect(sent).toEqual([]);
  });

  it('closes once its command is recorded, by Enter too', async () => {
    const { journal, onClose } = openSheet();
    write(page, 'In words', 'By the lake');
    await pressEnter();
    expect(journal.entries).toHaveLength(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open while it is refused, and leaves without sending', async () => {
    const { journal, onClose } = openSheet();
    write(page, 'In words', 'By the lake');
    pick('Colors', 'Red');
    pick('Colors', 'Green');
    await tap(page, 'Enter it');
    expect(screen.getByRole('alert').textContent).toContain('One color is enough.');
    expect(onClose).not.toHaveBeenCalled();
    await tap(page, 'Cancel');
    expect(onClose).toHaveBeenCalledOnce();
    expect(journal.entries).toHaveLength(0);
  });
});
