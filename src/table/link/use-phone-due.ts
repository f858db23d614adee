import { readerOf } from '@/kernel/seats';
import { useAppStore } from '@/store/context';
import { useTable } from '../use-table';

interface PhoneDue {
  text: string;
  short: string;
  onPress?: () => void;
}

/** What a power’s tile says instead of "Due: papers" where its owner is asked on a phone. */
export function usePhoneDue(): (power: string) => PhoneDue | null {
  const link = useAppStore((state) => state.link);
  const { open } = useTable();
  return (power) => {
    const person = readerOf(open.seats, power);
    const one = link?.people.find((someone) => someone.person === person && someone.phone);
    if (!one || !link?.moment) return null;
    if (one.answered) return { text: 'Answered', short: 'Answered' };
    return link.moment.people.includes(one.person) ? { text: 'On the phone', short: 'Phone' } : null;
  };
}
