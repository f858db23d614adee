import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from './modal';

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

test('is open as long as it is there, and gives the focus back', () => {
  const { opener, dialog } = open();
  expect(dialog.open).toBe(true);
  screen.getByRole('button', { name: 'Inside' }).focus();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a tap beside the sheet closes it; one that only ends there does not', () => {
  const onClose = vi.fn();
  const { dialog } = open(onClose);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Inside' }));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
