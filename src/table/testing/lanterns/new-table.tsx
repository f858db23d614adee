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
      make={() => actions.newTable('lanterns', { name: 'Lake Street', seats }, null)}
      words={<p>Two houses, a lantern each evening.</p>}
    >
      {null}
    </NewTableFrame>
  );
}
