import { printList } from '@/kernel/print';
import { countCards, visitorsOf } from '@/kernel/seats';
import { LinkList } from '@/ui/sheet/link-list';
import { type TableBase, useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import { useTableActs } from '../use-acts';
import { useDispatch, useTable } from '../use-table';

/** "Germany 1 card, Italy none": what all can count. */
const sayPowers = (hands: TableBase['hands'], powers: readonly string[]) =>
  hands
    ? powers
        .map((power) => `${power} ${hands[power]?.held ? countCards(hands[power].held) : 'none'}`)
        .join(', ')
    : printList(powers);

/** Passes the device to one person for their papers, or round to everyone. */
export function PassSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { lowerCurtain } = useTableActs();
  const face = useGameUi();
  const { send } = useDispatch();
  const people = visitorsOf(open.seats);
  const passTo = (person: string | undefined) => {
    onClose();
    if (person !== undefined) lowerCurtain(person);
  };
  const passRound = async () => {
    if (await send({ type: 'call-round' })) passTo(people[0]?.person);
  };
  // With paper cards they lie in people’s hands.
  const hands = face.hasCurtain(open) ? open.hands : undefined;
  return (
    <OverSheet title="Whose papers?" note="The device goes to whoever asks" onClose={onClose}>
      <LinkList
        items={[
          ...people.map(({ person, powers }) => ({
            id: person,
            icon: 'person' as const,
            title: `Pass to ${person}`,
            note: sayPowers(hands, powers),
            onPress: () => passTo(person),
          })),
          {
            id: 'round',
            icon: 'turn' as const,
            title: 'Pass to everyone, in order',
            note: 'So that nobody sees who asked',
            onPress: () => void passRound(),
          },
        ]}
      />
    </OverSheet>
  );
}
