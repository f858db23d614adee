import { notAgreed } from '@/games/gathering-storm/rules/commands/cards/reveal-hand';
import { type Declined, declinedCards } from '@/games/gathering-storm/rules/history/declined';
import { printId } from '@/games/gathering-storm/rules/naming';
import { sayEvent } from '@/games/gathering-storm/rules/say/say-showing';
import type { RevealedPapers } from '@/games/gathering-storm/rules/state/state';
import { POWERS, type Power, printList, printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { useRows } from '@/table/journal/use-rows';
import { OverSheet } from '@/table/page/over-sheet';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { Ticks } from '@/ui/form/ticks';
import lay from '@/ui/lay.module.css';
import { Roundel } from '@/ui/mark/roundel';
import { LeaveButton } from '@/ui/sheet/close-button';
import { named } from '@/ui/sheet/journal-list';
import { MARKS } from '../board/marks';
import { useDispatch, useTable } from '../use-table';
import styles from './evening.module.css';

/** The end: once war has come and all agree, every hand, note and research sheet becomes public. */
export function LayOpenSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const rows = useRows();
  const { send } = useDispatch();
  const [agreed, setAgreed] = useDraftState<string[]>('agreed', []);
  const missing = notAgreed(open, agreed);
  if (open.laidOpen)
    return (
      <OverSheet
        title="The papers"
        note="As they were when the war came, and every card that was declined."
        onClose={onClose}
        wide
      >
        <Papers laid={open.laidOpen} declined={declinedCards(rows)} />
      </OverSheet>
    );
  return (
    <OverSheet
      title="Open the papers"
      note="Every hand, every private note and every research sheet, for everyone to read."
      onClose={onClose}
    >
      <div className={styles.agree}>
        <Ticks
          showLabel
          label="Who agrees?"
          options={open.seats.map(({ person }) => ({ value: person, label: person }))}
          values={agreed}
          onChange={setAgreed}
        />
      </div>
      <div className={cx(lay.foot, styles.foot)}>
        <LeaveButton onClose={onClose}>Leave them closed</LeaveButton>
        <Button
          look="solid"
          disabled={missing.length > 0}
          why={`${printList(missing)} ${missing.length === 1 ? 'has' : 'have'} not agreed.`}
          onClick={() => void send({ type: 'lay-open', agreed })}
        >
          Open the papers
        </Button>
      </div>
    </OverSheet>
  );
}

interface PapersProps {
  laid: RevealedPapers;
  declined: ReturnType<typeof declinedCards>;
}

function Papers({ laid: { hands, steps }, declined }: PapersProps) {
  const known = Object.entries(steps);
  return (
    <div className={styles.papers}>
      {POWERS.map((power) => (
        <section key={power} aria-labelledby={`papers-${power}`}>
          <h3 id={`papers-${power}`}>
            <Roundel mark={MARKS[power]} size="md" /> {power}
          </h3>
          <ul>
            {hands[power].cards.map(({ number, event }) => (
              <li key={number}>
                <b>{event.title || 'A card without a title'}</b>
                <span className={styles.turn}>
                  Card {number}, not shown. {sayEvent(event).join(' ')}
                </span>
              </li>
            ))}
            {hands[power].note && <li className={styles.note}>{hands[power].note}</li>}
          </ul>
          {hands[power].cards.length === 0 && !hands[power].note && <p>No card was left.</p>}
          {declined[power].length > 0 && <DeclinedCards power={power} cards={declined[power]} />}
        </section>
      ))}
      <section aria-labelledby="papers-research">
        <h3 id="papers-research">Research</h3>
        <ul>
          {known.map(([project, count]) => (
            <li key={project}>
              {printId(project)}: {count} {count === 1 ? 'step' : 'steps'}
            </li>
          ))}
        </ul>
        {known.length === 0 && <p>The sheets are empty.</p>}
      </section>
    </div>
  );
}

/** The cards a power declined in the whole game: everyone has seen them once. @rule GS 9.13 */
function DeclinedCards({ power, cards }: { power: Power; cards: readonly Declined[] }) {
  return (
    <>
      <h4 id={`declined-${power}`}>Declined</h4>
      <ul aria-labelledby={`declined-${power}`}>
        {named(cards, ({ turn, number, event }) => `${turn} ${number ?? ''} ${event.title}`).map(
          ([key, { turn, number, event }]) => (
            <li key={key}>
              <b>{event.title || 'A card without a title'}</b>
              <span className={styles.turn}>
                {printTurn(turn)}
                {number === undefined ? '' : `, card ${number}`}. {sayEvent(event).join(' ')}
              </span>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
