import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { EnteredCard } from '@/games/gathering-storm/rules/hands/entered-cards';
import { previewEntered } from '@/games/gathering-storm/rules/previews';
import { OverSheet } from '@/table/page/over-sheet';
import { useRefusals } from '@/table/refusals';
import { FormsOf, useDraftState } from '@/ui/form/draft-state';
import { useDispatch, useTable } from '../use-table';
import styles from './card-sheet.module.css';
import { AgainRow } from './deck/again-row';
import { KnownCard } from './deck/known-card';
import { NUMBER_WRONG, useNumbered } from './deck/use-numbered';
import { EventForm } from './event-form';
import { NumberRow } from './pieces/number-row';
import { TrendRow } from './pieces/trend-row';

/** Both halves that lie open. @rule GS 9.12 */
const PARTS = ['trend', 'general'] as const;

/** The paper general card: its trend and what its general event does. */
export function EnterCardSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const { tell: report } = useRefusals();
  const card = useNumbered(PARTS);
  // The trend set by hand or by a known card; otherwise the one from a line of the words.
  const [set, setTrend] = useDraftState<number | null>('trend set', null);
  const [lineTrend, setLineTrend] = useDraftState('trend told', 0);
  const trend = set ?? lineTrend;
  const [fill, setFill] = useDraftState<{ nr: number; event?: Event }>('fill', { nr: 0 });

  const begin = (event: Event | undefined, of: number | undefined) => {
    if (of !== undefined) setTrend(of);
    setFill(({ nr }) => ({ nr: nr + 1, ...(event ? { event } : {}) }));
  };
  async function enter(general: Event, of: number, learns: boolean, anyway?: true) {
    if (card.wrong) return report(NUMBER_WRONG);
    const override = anyway ? { anyway } : {};
    const command = { type: 'enter-card', ...card.named, trend: of, general, ...override };
    if (!(await send(command))) return;
    if (learns && !anyway) void card.learn({ trend: of, general });
    // The form already showed the changes, so there is no further question.
    await send({ type: 'apply-card' });
    onClose();
  }
  const { general, trend: printed } = card.card ?? {};
  const known = card.known && general && printed !== undefined ? { general, trend: printed } : null;
  return (
    <OverSheet
      title="The general card"
      note="Its trend and its general event. Its national events do nothing (GS 9.12)."
      onClose={onClose}
      wide
    >
      <NumberRow
        text={card.text}
        onText={card.setText}
        paper={card.paper}
        known={card.known}
        send={send}
        onDone={() => known && void enter(known.general, known.trend, false)}
      />
      {known && (
        <KnownCard
          key={card.number}
          event={known.general}
          trend={known.trend}
          preview={() => previewEntered(open, known.trend, known.general)}
          doneLabel="Apply the card"
          onDone={() => void enter(known.general, known.trend, false)}
          onOtherwise={() => {
            card.otherwise();
            begin(known.general, known.trend);
          }}
        />
      )}
      <div className={styles.form} hidden={known !== null}>
        <AgainRow onPick={({ event, trend: of }: EnteredCard) => begin(event, of)} />
        <FormsOf key={fill.nr} name={`fill ${fill.nr}`}>
          <EventForm
            first={['support', 'index', 'diplomacy', 'income']}
            onTrend={setTrend}
            trendSet={set}
            onTold={(line) => setLineTrend(line ?? 0)}
            preview={(event) => previewEntered(open, trend, event)}
            {...(fill.event ? { begin: { event: fill.event, answers: {} } } : {})}
            before={<TrendRow trend={trend} onChange={setTrend} />}
            doneLabel={() => 'Apply the card'}
            onDone={(event, _, anyway) => void enter(event, trend, true, anyway)}
          />
        </FormsOf>
      </div>
    </OverSheet>
  );
}
