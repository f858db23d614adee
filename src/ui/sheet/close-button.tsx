import type { ReactNode } from 'react';
import { Button } from '../form/button';
import { useLeave } from './modal';

/** The Close in a sheet's head: it leaves the sheet as Escape does, and asks where something would be lost. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const leave = useLeave(onClose);
  return (
    <Button icon="close" onClick={leave}>
      Close
    </Button>
  );
}

/** A button that leaves the sheet without doing anything, with its own label. */
export function LeaveButton({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const leave = useLeave(onClose);
  return <Button onClick={leave}>{children}</Button>;
}
