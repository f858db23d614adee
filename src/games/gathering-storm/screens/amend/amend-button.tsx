import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/ui/form/button';

interface AmendDoorProps {
  /** Its form was just left: the focus comes back here. */
  left: boolean;
  onAmend: () => void;
}

/** Leads to the form in which its owner says what a held card really says. */
export function AmendButton({ left, onAmend }: AmendDoorProps) {
  const door = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the card comes back
  useLayoutEffect(() => {
    if (left) door.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={door} look="quiet" onClick={onAmend}>
      The card reads differently
    </Button>
  );
}
