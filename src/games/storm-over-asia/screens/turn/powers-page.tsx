import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { kindNow, readTotal, type TotalKey, totalOf } from '@/games/storm-over-asia/rules/totals';
import { nameFront } from '@/games/storm-over-asia/rules/united-front/front';
import type { PageProps } from '@/table/page/public-frame';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { SumTrack } from '@/ui/figure/sum-track';
import lay from '@/ui/lay.module.css';
import { TableLayout } from '@/ui/page/table-layout';
import { useWide } from '@/ui/page/use-wide';
import { FaceUp } from './face-up';
import { Figures } from './figures';
import { Newest } from './newest';
import { PowerRow } from './power-row';
import styles from './powers-page.module.css';

/**
 * The card face up, the four powers, and the figures that the table enters. In two columns the journal is
 * below the card, so that a short window cuts off no figure.
 */
export function PowersPage({ onOpen }: PageProps) {
  const wide = useWide();
  const newest = <Newest onOpen={onOpen} />;
  return (
    <TableLayout
      card={
        wide ? (
          <div className={cx(lay.column, styles.column)}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled by keys, too */}
            <section className={styles.face} aria-label="The card" tabIndex={0}>
              <FaceUp onOpen={onOpen} />
            </section>
            {newest}
          </div>
        ) : (
          <FaceUp onOpen={onOpen} />
        )
      }
      powers={<PowerRow onOpen={onOpen} />}
      tracks={<Tracks onOpen={onOpen} />}
      log={
        <>
          {!wide && newest}
          <Figures onOpen={onOpen} />
        </>
      }
    />
  );
}

/** The two sums that everyone looks at. @rule SOA 22, 32 */
function Tracks({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open } = useTable<OpenState>();
  const track = (key: TotalKey, title: string, empty: string) => {
    const { value, lines } = readTotal(open, key);
    return (
      <SumTrack
        title={title}
        value={value}
        sign={kindNow(open, key).sign}
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
      {track(totalOf.index, 'Japanese Aggression Index', 'Nothing counts: the table set it')}
      {track(totalOf.front, nameFront(open.front), 'Not entered yet')}
    </>
  );
}
