import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from '../sheet/modal';
import { FormsIn, FormsOf, useDraftState, useForms } from './draft-state';

function createPlace() {
  const held = new Map<string, unknown>();
  return {
    held,
    read: (name: string) => held.get(name),
    keep: (name: string, value: unknown) =>
      void (value === undefined ? held.delete(name) : held.set(name, value)),
    names: () => [...held.keys()],
  };
}

function Words({ first = '' }: { first?: string }) {
  const [words, setWords] = useDraftState('words', first);
  return <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

/** Something that can be shut and opened again. */
function Folded({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Fold
      </button>
      {open && children}
    </>
  );
}
const fold = () => fireEvent.click(screen.getByRole('button', { name: 'Fold' }));

test('typed text is restored with its form; each form has its own', () => {
  const place = createPlace();
  render(
    <FormsIn place={place}>
      <Folded>
        <FormsOf name="Italy">
          <Words />
        </FormsOf>
      </Folded>
    </FormsIn>,
  );
  type('Ore');
  fold();
  fold();
  expect(field().value).toBe('Ore');
  expect([...place.held]).toEqual([['Italy/words', 'Ore']]);
});

test('a draft set back to its initial value, or equal to the table’s, is dropped', () => {
  const place = createPlace();
  const { unmount } = render(
    <FormsIn place={place}>
      <Words first="Ore" />
    </FormsIn>,
  );
  type('Coal');
  expect(place.names()).toEqual(['words']);
  type('Ore');
  expect(place.names()).toEqual([]);
  type('Coal');
  unmount();
  render(
    <FormsIn place={place}>
      <Words first="Coal" />
    </FormsIn>,
  );
  expect(field().value).toBe('Coal');
  expect(place.names()).toEqual([]);
});

let recorded = () => {};

/** Shut as soon as its entry is recorded. */
function Spend({ onDone }: { onDone: () => void }) {
  const [words, setWords] = useDraftState('words', '');
  async function spend() {
    await new Promise<void>((done) => {
      recorded = done;
    });
    onDone();
    setWords('');
  }
  return (
    <input
      aria-label="Words"
      value={words}
      onChange={(event) => setWords(event.target.value)}
      onBlur={() => void spend()}
    />
  );
}
function Page() {
  const [open, setOpen] = useState(true);
  return open && <Spend onDone={() => setOpen(false)} />;
}

test('a form that is shut as its entry is recorded, and set back afterwards, is empty the next time', async () => {
  const place = createPlace();
  render(
    <FormsIn place={place}>
      <Page />
    </FormsIn>,
  );
  type('Ore');
  fireEvent.blur(field());
  await act(async () => recorded());
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(place.names()).toEqual([]);
});

test.each([[7], [['Ore']], [{ words: 'Ore' }]])(
  'ignores what another version stored in another form, %j',
  (storedValue) => {
    const place = createPlace();
    place.held.set('words', storedValue);
    render(
      <FormsIn place={place}>
        <Words />
      </FormsIn>,
    );
    expect(field().value).toBe('');
  },
);

function Ask() {
  const forms = useForms();
  return (
    <button type="button" onClick={() => forms.forget('words')}>
      {forms.names().join()}
    </button>
  );
}

test('a form asks for its own drafts, and forgets only them', () => {
  const place = createPlace();
  place.held.set('Italy/words', 'Ore').set('Italy/count', 2).set('Russia/words', 'Coal');
  render(
    <FormsIn place={place}>
      <FormsOf name="Italy">
        <Ask />
      </FormsOf>
    </FormsIn>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'words,count' }));
  expect(place.names()).toEqual(['Italy/count', 'Russia/words']);
});

function Sheet({ place, onShut = () => {} }: { place: ReturnType<typeof createPlace>; onShut?: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <FormsIn place={place}>
      {open && (
        <FormsOf name="spend" sheet="by-itself">
          <Modal
            label="Spend"
            onClose={() => {
              setOpen(false);
              onShut();
            }}
          >
            <Words />
          </Modal>
        </FormsOf>
      )}
    </FormsIn>
  );
}
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('a sheet with a draft from before a reload asks; what is left on purpose is gone', async () => {
  const place = createPlace();
  place.held.set('spend/words', 'Ore');
  render(<Sheet place={place} />);
  expect(field().value).toBe('Ore');
  pressEscape();
  fireEvent.click(screen.getByRole('button', { name: 'Leave without it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(place.names()).toEqual([]));
});

const wayBack = () =>
  act(async () => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  });

test('the way back shuts a sheet, and asks first where something would be lost', async () => {
  const place = createPlace();
  const shut = vi.fn();
  render(<Sheet place={place} onShut={shut} />);
  expect(history.state).toEqual({ open: true });
  type('Ore');
  await wayBack();
  expect(shut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  // It has a step again.
  await vi.waitFor(() => expect(history.state).toEqual({ open: true }));
  type('');
  await wayBack();
  expect(shut).toHaveBeenCalledOnce();
});

function Both({ onShut }: { onShut: (label: string) => void }) {
  const [open, setOpen] = useState(['lower', 'upper']);
  return open.map((label) => (
    <Modal
      key={label}
      label={label}
      onClose={() => {
        onShut(label);
        setOpen(open.filter((other) => other !== label));
      }}
    />
  ));
}

test('of two that lie over each other the way back shuts the upper one', async () => {
  const shut: string[] = [];
  render(<Both onShut={(label) => shut.push(label)} />);
  await wayBack();
  expect(shut).toEqual(['upper']);
  await vi.waitFor(() => expect(history.state).toEqual({ open: true }));
  await wayBack();
  expect(shut).toEqual(['upper', 'lower']);
});

function BeginAgain() {
  const forms = useForms();
  return (
    <button type="button" onClick={forms.beginAnew}>
      Start over
    </button>
  );
}

test('forms that start over are as empty as the first time', () => {
  const place = createPlace();
  place.held.set('new/words', 'Ore').set('other/words', 'Coal');
  render(
    <FormsIn place={place}>
      <FormsOf name="new">
        <Words />
        <BeginAgain />
      </FormsOf>
    </FormsIn>,
  );
  expect(field().value).toBe('Ore');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field().value).toBe('');
  expect(place.names()).toEqual(['other/words']);
});
