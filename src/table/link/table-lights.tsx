import { useAppStore } from '@/store/context';
import { PeopleLights } from './people-lights';

/** Who is here on a phone, and who has answered; nothing where no phone is linked. */
export function TableLights() {
  const link = useAppStore((state) => state.link);
  const people = link?.people.filter(({ phone }) => phone) ?? [];
  return people.length > 0 && <PeopleLights people={people} label="Phones" />;
}
