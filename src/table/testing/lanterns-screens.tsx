import { description } from '@/kernel/testing/lanterns';
import { useActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import { createCorrections } from '../correct/corrections';
import { createGameUi } from '../game-ui';
import { JournalScreen } from '../journal/journal-screen';
import { NewTableFrame } from '../new-table/new-table-frame';
import { MenuFrame } from '../page/menu-frame';
import type { PageProps } from '../page/public-frame';
import { TablePages, type TablePlace } from '../page/table-pages';
import { useTable } from '../use-table';

/** For tests only: the screens of the fourth game. */

const mark = { ring: 'solid', ribbon: 'solid' } as const;
export const FACE = createGameUi(description, {
  marks: {
    East: { ...mark, letter: 'E', shape: 'circle', tone: 'g' },
    West: { ...mark, letter: 'W', shape: 'square', tone: 'i' },
  },
  pages: [
    { id: 'table', name: 'Street' },
    { id: 'journal', name: 'Journal' },
  ],
  blank: [],
  boardNow: () => 'journal',
  extraFor: () => null,
  sheet: (_, { onOpen, ...tools }) => <MenuFrame tools={{ ...tools, onOpen }} lines={{}} />,
});
const CORRECTIONS = createCorrections({ forgotten: () => [] });

function Street() {
  const { open } = useTable();
  return description.powers.map((house) => (
    <p key={house}>
      {FACE.nameTotal(house, open)}: {FACE.readTotal(open, house).value}
    </p>
  ));
}

const BOARDS = {
  table: ({ send }: PageProps) => (
    <>
      <Street />
      <Button onClick={() => void send({ type: 'light', house: 'East', amount: 3 })}>Light three</Button>
      <Button onClick={() => void send({ type: 'wind' })}>Let the wind blow</Button>
    </>
  ),
};

const Journal = ({ go }: { go: (path: string) => void }) => (
  <JournalScreen go={go} corrections={CORRECTIONS} />
);

function TableScreens(place: TablePlace) {
  return <TablePages {...place} face={FACE} boards={BOARDS} Journal={Journal} Papers={() => null} />;
}

export const SCREENS = { TableScreens, Room: () => <Street /> };

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

export const TILE = { Picture: () => <i>lanterns</i>, sealsOf: () => [] };
