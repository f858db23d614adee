import { Button } from '@/ui/form/button';

/** "Why?" beside a number; what it is about is read aloud. */
export function WhyButton({ about, onPress }: { about: string; onPress: () => void }) {
  return (
    <Button look="quiet" aria-label={`${about}. Why?`} onClick={onPress}>
      Why?
    </Button>
  );
}
