import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Recorded } from '../form/touched';
import { focusOnOpen, Modal } from './modal';

function Sample({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Why?
      </button>
      {open && (
        <Modal
          label="Lines"
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          <button type="button">Inside</button>
        </Modal>
      )}
    </>
  );
}

function open(onClose?: () => void) {
  render(
    <StrictMode>
      <Sample onClose={onClose} />
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: 'Why?' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Lines' }) };
}

/** Resolves after everything that runs before the next key. */
const soon = () => Promise.resolve();

test('is open as long as it is rendered, and returns the focus', async () => {
  const { opener, dialog } = open();
  expect(dialog.open).toBe(true);
  screen.getByRole('button', { name: 'Inside' }).focus();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await soon();
  expect(document.activeElement).toBe(opener);
});

test('notifies a listener when it is closed', async () => {
  const { dialog } = open();
  const shut = vi.fn();
  dialog.addEventListener('close', shut);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await vi.waitFor(() => expect(shut).toHaveBeenCalledTimes(1));
});

/** A sheet that leads to another one, which replaces it. */
function LeadsOn() {
  const [sheet, setSheet] = useState<'first' | 'second' | null>(null);
  return (
    <>
      <button type="button" onClick={() => setSheet('first')}>
        Menu
      </button>
      {sheet && (
        <Modal key={sheet} label={sheet} onClose={() => setSheet(null)}>
          <button type="button" onClick={() => setSheet('second')}>
            On
          </button>
        </Modal>
      )}
    </>
  );
}

test('a sheet that replaces another returns the focus to where that one would have', async () => {
  render(<LeadsOn />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  const wentHome = vi.spyOn(opener, 'focus');
  fireEvent.click(opener);
  const on = screen.getByRole('button', { name: 'On' });
  on.focus();
  fireEvent.click(on);
  const dialog = screen.getByRole('dialog', { name: 'second' });
  await soon();
  // A focus that nobody would see must not cause a layout of the page.
  expect(wentHome).not.toHaveBeenCalled();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await soon();
  expect(document.activeElement).toBe(opener);
});

test('if nothing had the focus before, it goes to the visible heading of the page', async () => {
  const sheet = (open: boolean) => (
    <>
      <h1>Spring 1935</h1>
      {open && (
        <Modal label="Help" onClose={() => undefined}>
          <button type="button">Inside</button>
        </Modal>
      )}
    </>
  );
  const { rerender } = render(sheet(false));
  expect(document.activeElement).toBe(document.body);
  rerender(sheet(true));
  screen.getByRole('button', { name: 'Inside' }).focus();
  rerender(sheet(false));
  await soon();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a tap outside the sheet closes it; one that only ends outside does not', () => {
  const onClose = vi.fn();
  const { dialog } = open(onClose);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Inside' }));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

function Form({ recorded = 0 }: { recorded?: number }) {
  const [open, setOpen] = useState(true);
  const [pressed, setPressed] = useState(false);
  return (
    <Recorded value={recorded}>
      {open && (
        <Modal label="Form" onClose={() => setOpen(false)}>
          <input aria-label="Name" defaultValue="" />
          <input aria-label="Find" type="search" defaultValue="" />
          <button type="button" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
            Chosen
          </button>
        </Modal>
      )}
    </Recorded>
  );
}

const tap = (element: HTMLElement) => {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
};
const type = (label: string, value: string) => {
  const field = screen.getByRole(label === 'Find' ? 'searchbox' : 'textbox', { name: label });
  fireEvent.pointerDown(field);
  fireEvent.change(field, { target: { value } });
};
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test.each([
  ['typed', () => type('Name', 'Anna')],
  ['chosen', () => tap(screen.getByRole('button', { name: 'Chosen' }))],
])('what was %s and is not recorded is asked about before it goes', (_, set) => {
  render(<Form />);
  set();
  pressEscape();
  expect(screen.getByRole('alert').textContent).toContain('not recorded yet');
  tap(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('alert')).toBeNull();
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  tap(screen.getByRole('button', { name: 'Leave without it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('does not ask if nothing is lost: nothing set, set back, only searched, or recorded', () => {
  const { rerender } = render(<Form />);
  type('Find', 'Turkey');
  tap(screen.getByRole('button', { name: 'Chosen' }));
  tap(screen.getByRole('button', { name: 'Chosen' }));
  type('Name', 'Anna');
  rerender(<Form recorded={1} />);
  pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** A browser that focuses the first button of a dialog, or the one that asks for it, and marks it. */
function markFirst(wasMarked: boolean) {
  const matches = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (
    this: Element,
    selector,
  ) {
    const asked = wasMarked ? /^(button)?:focus-visible$/ : /^button:focus-visible$/;
    return asked.test(selector) && this.tagName === 'BUTTON';
  });
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLElement,
  ) {
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
    if (!this.contains(document.activeElement)) this.querySelector('button')?.focus();
  });
  return () => {
    matches.mockRestore();
    showModal.mockRestore();
  };
}

test('opened by a tap, focuses the heading if the browser would mark the first button', () => {
  // WebKit matches :focus-visible after a tap.
  const restore = markFirst(false);
  render(
    <Modal label="Lines" onClose={() => undefined}>
      <button type="button">Close</button>
      <h2>Lines</h2>
    </Modal>,
  );
  expect(document.activeElement?.tagName).toBe('H2');
  restore();
});

function RecordsOne() {
  const [isRecorded, setRecorded] = useState(false);
  return (
    <Modal key={String(isRecorded)} label="Aggressions" onClose={() => undefined}>
      <h2>Aggressions</h2>
      <button type="button" onClick={() => setRecorded(true)}>
        {isRecorded ? 'Record another' : 'Record it'}
      </button>
      {isRecorded && (
        <button type="button" ref={focusOnOpen}>
          Back
        </button>
      )}
    </Modal>
  );
}

test('a sheet that replaces another by a key focuses the control that it names', () => {
  const restore = markFirst(true);
  render(<RecordsOne />);
  const record = document.querySelector('button') as HTMLButtonElement;
  record.focus();
  fireEvent.click(record);
  expect(document.activeElement?.textContent).toBe('Back');
  restore();
});
