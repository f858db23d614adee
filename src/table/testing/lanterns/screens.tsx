import { description } from '@/kernel/testing/lanterns/description';
import { createCorrections } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal/journal-screen';
import type { PageProps } from '@/table/page/public-frame';
import { TablePages, type TablePlace } from '@/table/page/table-pages';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { GAME_UI } from './game-ui';

const CORRECTIONS = createCorrections({ forgotten: () => [] });

function Street() {
  const { open } = useTable();
  return description.powers.map((house) => (
    <p key={house}>
      {GAME_UI.nameTotal(house, open)}: {GAME_UI.readTotal(open, house).value}
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
  return <TablePages {...place} face={GAME_UI} boards={BOARDS} Journal={Journal} Papers={() => null} />;
}

const Room = () => <Street />;

export { Room, TableScreens };
