import { type MouseEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from './cx';
import styles from './modal.module.css';
import { type Mark, Ribbon } from './roundel';

interface ModalProps {
  label: string;
  /** Asked for by Escape, by the back gesture and by a tap beside the sheet. The parent takes it away. */
  onClose: () => void;
  wide?: boolean;
  /** Upside down, for the person opposite. */
  turned?: boolean;
  ribbon?: Mark;
  children?: ReactNode;
}

function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Where the focus goes back to; where that is gone, the nearest place round it that takes the focus. */
function home(before: Element | null, around: readonly Element[]): HTMLElement | undefined {
  const place = before?.isConnected
    ? before
    : around.find((item) => item.isConnected && item.matches('[tabindex]'));
  return place instanceof HTMLElement ? place : undefined;
}

/**
 * A sheet over everything else: a native dialog, open while it is rendered. Focus goes back
 * to where it was. On a phone it is the whole screen.
 */
export function Modal({ label, onClose, wide, turned, ribbon, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const leaving = useRef(false);

  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    const around = ancestorsOf(before);
    shown?.showModal();
    return () => {
      leaving.current = true;
      shown?.close();
      leaving.current = false;
      home(before, around)?.focus();
    };
  }, []);

  function press(event: PointerEvent) {
    pressedBeside.current = event.target === dialog.current;
  }

  function release(event: MouseEvent) {
    if (pressedBeside.current && event.target === dialog.current) onClose();
    pressedBeside.current = false;
  }

  return (
    // Escape does for the keyboard what the tap beside the sheet does for a finger.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className={cx(styles.modal, wide && styles.wide, turned && styles.turned)}
      aria-label={label}
      onPointerDown={press}
      onClick={release}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open && !leaving.current) onClose();
      }}
    >
      <div className={styles.sheet}>
        {ribbon && <Ribbon mark={ribbon} />}
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
