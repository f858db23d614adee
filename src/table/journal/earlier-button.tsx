import { Button } from '@/ui/form/button';

interface EarlierButtonProps {
  onOpen: (sheet: string) => void;
  className?: string | undefined;
}

/** Next to Undo: opens the earlier entries. */
export function EarlierButton({ onOpen, className }: EarlierButtonProps) {
  return (
    <Button icon="undo" className={className} onClick={() => onOpen('earlier')}>
      Undo something earlier
    </Button>
  );
}
