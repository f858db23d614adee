import { Button } from '@/ui/form/button';

/** "Why?" next to a number; screen readers also get what it is about. */
export function WhyButton({ about, onPress }: { about: string; onPress: () => void }) {
  return (
    <Button look="quiet" aria-label={`${about}. Why?`} onClick={onPress}>
      Why?
    </Button>
  );
}
