import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/ui/form/button';

interface AmendDoorProps {
  /** Its form was just closed: focus returns here. */
  left: boolean;
  onAmend: () => void;
}

/** Opens the form where the owner corrects the text of a held card. */
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
