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
    shown?.showModal();
    return () => {
      leaving.current = true;
      shown?.close();
      leaving.current = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
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
