import type { OpenState } from '@/systems/storm-over-asia/state';
import { readTotal, totalOf } from '@/systems/storm-over-asia/totals';
import { PublicFrame } from '@/table/public-frame';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { SumTrack } from '@/ui/sum-track';
import { TableLayout } from '@/ui/table-layout';
import { FaceUp } from './face-up';
import { Figures } from './figures';
import { Newest } from './newest';
import { PowerRow } from './power-row';
import styles from './powers-page.module.css';

/** The card face up, the four powers, and the figures of the game that the table feeds. */
export function PowersPage({ go }: { go: (path: string) => void }) {
  return (
    <PublicFrame page="powers" go={go}>
      {({ onOpen }) => (
        <TableLayout
          card={<FaceUp onOpen={onOpen} />}
          powers={<PowerRow onOpen={onOpen} />}
          tracks={<Tracks onOpen={onOpen} />}
          log={
            <>
              <Newest />
              <Figures onOpen={onOpen} />
            </>
          }
        />
      )}
    </PublicFrame>
  );
}

/** The two sums that everyone looks at. @rule SOA 22, 32 */
function Tracks({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const track = (key: string, title: string, empty: string) => {
    const { value, lines } = readTotal(open, key);
    return (
      <SumTrack
        title={title}
        value={value}
        lines={lines
          .filter(({ amount }) => amount !== 0)
          .map((line) => ({
            text: line.words,
            amount: line.amount,
            state: line.until === 'turn' ? ('turn' as const) : ('standing' as const),
          }))}
        empty={empty}
        onWhy={() => onOpen(`why:${key}`)}
      />
    );
  };
  return (
    <>
      {track(totalOf.index, 'Japanese Aggression Index', 'No line stands: the table says what it is')}
      {track(totalOf.front, 'United Front', 'Not entered yet')}
      {moment === null && (
        <div className={styles.facts}>
          <Button icon="settings" onClick={() => onOpen('facts')}>
            Cohesion and cards
          </Button>
          <Button icon="pen" onClick={() => onOpen('notes')}>
            Notes
          </Button>
        </div>
      )}
    </>
  );
}
