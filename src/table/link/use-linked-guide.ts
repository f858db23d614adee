import type { Guide } from '@/kernel/guide';
import { printList } from '@/kernel/print';
import { namePass } from '@/kernel/seats';
import { useAppStore } from '@/store/context';
import type { LinkView } from '@/store/link/link-view';
import { useTable } from '../use-table';

/** Whose papers are passed next: nobody's who answers on a phone. */
export const nextWithoutPhone = (link: LinkView | null, next: string | null): string | null =>
  link?.moment ? (link.missing.table[0] ?? null) : next;

/** Whether the table waits for phones, so that its guide is about them. */
export const waitsForPhones = ({ moment, people }: LinkView): boolean =>
  moment?.people.some((person) => people.some((one) => one.person === person && one.phone)) ?? false;

const sayReading = (people: readonly string[]) =>
  people.length === 1 ? `${people[0]} reads on the phone.` : `${printList(people)} read on their phones.`;

/** Who is asked on a phone. */
export const sayAsked = (phones: readonly string[]): string =>
  `${printList(phones)}: your ${phones.length === 1 ? 'phone asks' : 'phones ask'} you.`;

/** Who may have the device instead of a phone: the only one who is waited for, or the first who is away. */
export function passInstead({ missing, people }: LinkView): string | null {
  const [only, ...others] = missing.phones;
  if (only !== undefined && others.length === 0) return only;
  const isAway = (person: string) => people.some((one) => one.person === person && !one.here);
  return missing.phones.find(isAway) ?? null;
}

/** Where phones are asked, the guide passes the device to the others and then waits for the answers. */
export function useLinkedGuide(guide: Guide): Guide {
  const link = useAppStore((state) => state.link);
  const { open, moment } = useTable();
  if (moment !== null || !link || !waitsForPhones(link)) return guide;
  const { missing } = link;
  const [atTable] = missing.table;
  if (atTable !== undefined) {
    const label = namePass(open.seats, atTable);
    const others = missing.phones.length > 0 ? ` ${sayReading(missing.phones)}` : '';
    return {
      ...guide,
      line: label,
      reason: `${atTable} has no phone here.${others}`,
      action: { label, go: 'curtain', person: atTable },
    };
  }
  const isLast = link.moment?.kind === 'last';
  if (missing.phones.length === 0)
    return {
      ...guide,
      line: 'Everyone has answered',
      reason: 'All answers are carried out together, in the order of the seats.',
      action: { label: 'Go on', go: 'reveal' },
    };
  const waiting = {
    ...guide,
    line: `Waiting for ${missing.phones.length === 1 ? missing.phones[0] : `${missing.phones.length} phones`}`,
    reason: sayAsked(missing.phones),
  };
  return isLast
    ? { ...waiting, action: { ...guide.action, label: 'End the turn without them' } }
    : { ...waiting, action: { label: 'Phones', go: 'phones' } };
}
