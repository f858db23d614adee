import { description } from '@/kernel/testing/lanterns/description';
import { useActions } from '@/store/context';
import { NewTableFrame } from '@/table/new-table/new-table-frame';

export function NewTable() {
  const actions = useActions();
  const seats = description.powers.map((house) => ({ person: house, powers: [house] }));
  return (
    <NewTableFrame
      game="lanterns"
      wrong={false}
      make={(added) => actions.newTable('lanterns', { name: 'Lake Street', seats, ...added }, null)}
      shuffled={{ people: description.powers, deck: null, readDeck: async () => null }}
      words={<p>Two houses, a lantern each evening.</p>}
    >
      {null}
    </NewTableFrame>
  );
}
