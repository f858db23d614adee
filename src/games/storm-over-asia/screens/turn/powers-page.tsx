import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { sayEntry } from '@/games/storm-over-asia/rules/sentences';
import { titleOf } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { kindNow, readTotal, type TotalKey, totalOf } from '@/games/storm-over-asia/rules/totals';
import { nameFront } from '@/games/storm-over-asia/rules/united-front/front';
import { hasCurtain } from '@/kernel/round';
import { EarlierButton } from '@/table/journal/earlier-sheet';
import { Moves } from '@/table/journal/moves';
import { useRows } from '@/table/journal/use-rows';
import type { PageProps } from '@/table/page/public-frame';
import { useDispatch, useTable } from '@/table/use-table';
import { EventCard } from '@/ui/card/event-card';
import { cx } from '@/ui/cx';
import { SumTrack } from '@/ui/figure/sum-track';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { TableLayout } from '@/ui/page/table-layout';
import { useWide } from '@/ui/page/use-wide';
import { JournalLines } from '@/ui/sheet/journal-list';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { sayApplied } from '../face-words';
import { Figures } from './figures';
import { PowerRow } from './power-row';
import styles from './powers-page.module.css';

/** The newest entries, with Undo and Redo. */
function Newest({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { moment } = useTable();
  const { send } = useDispatch();
  const rows = useRows().slice(-3).reverse();
  return (
    <Sheet
      title="Journal"
      pad
      tools={
        moment === null && (
          <Button icon="pen" onClick={() => onOpen('notes')}>
            Notes
          </Button>
        )
      }
    >
      {moment === null && (
        <div className={styles.moves}>
          <Moves first act={send} />
          <EarlierButton onOpen={onOpen} />
        </div>
      )}
      {rows.length === 0 && <p className={voice.note}>Nothing has happened yet.</p>}
      <JournalLines
        rows={rows.map(({ no, entry }) => ({ id: String(no), n: no, text: sayEntry(entry).text }))}
      />
    </Sheet>
  );
}

/** The general card of the turn, and the cards that were shown since. @rule SOA 9 */
function FaceUp({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const { card } = open;
  const entered = !hasCurtain(open) && open.step === 'draw' && moment === null;
  if (!card)
    return (
      <EventCard
        classLine="General card"
        title="Not turned yet"
        rows={[
          {
            rule: 'SOA 9',
            sentence:
              'The first card of the turn is face up for all; only its general entry counts (assumed).',
          },
        ]}
        {...(entered ? { foot: <Button onClick={() => onOpen('enter-card')}>Enter the card</Button> } : {})}
      />
    );
  const { number, event, applied } = card;
  const sentences = event
    ? sayEvent(event, card.nothing)
    : ['Its entry is open here: read it from the card.'];
  const state = applied && event ? ('done' as const) : ('waiting' as const);
  return (
    <EventCard
      classLine="General card, face up"
      title={titleOf(open, { list: 'general', ...(number === undefined ? {} : { number }) }, event)}
      rows={(sentences.length > 0 ? sentences : ['Nothing happens.']).map((sentence, at) => {
        const effect = event?.effects[at];
        return {
          rule: effect?.kind === 'turn-flag' ? effect.rule : 'SOA 9',
          sentence,
          applied: { state, text: sayApplied(card) },
        };
      })}
      foot={
        <ul className={styles.shown} aria-label="Shown this turn">
          {open.shown.length === 0 && <li>No other card was shown this turn.</li>}
          {open.shown.map(({ power, title }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: in the order they came
            <li key={at}>
              <b>{power}</b> {title}
            </li>
          ))}
        </ul>
      }
    />
  );
}

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
