import { goneOnPaper } from '@/games/gathering-storm/rules/cards/gone-cards';
import { type PaperCounts, paperCounts } from '@/games/gathering-storm/rules/hands/paper-pile';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS, printList } from '@/games/gathering-storm/rules/vocabulary';
import { GoneLines } from '@/games/gathering-storm/screens/decks/gone-lines';
import { CountRow } from '@/games/gathering-storm/screens/sheets/count-row';
import { useDispatch, useTable } from '@/games/gathering-storm/screens/use-table';
import type { Command } from '@/kernel/game';
import { useRows } from '@/table/journal/use-rows';
import { OverSheet } from '@/table/page/over-sheet';
import { Button } from '@/ui/form/button';
import { SelectField } from '@/ui/form/select-field';
import { LIVE } from '@/ui/form/touched';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import pileLineStyles from './pile-line.module.css';
import styles from './pile-sheet.module.css';
import { usePaperDeck } from './use-paper-deck';

/** Chooses the deck of this device that stores the text of paper cards. */
export function DeckChoice({ paper }: { paper: ReturnType<typeof usePaperDeck> }) {
  return (
    <div {...LIVE}>
      <SelectField
        label="The deck that saves what cards say"
        options={paper.choices}
        value={paper.chosen}
        onChange={paper.choose}
      />
    </div>
  );
}

/** How many paper cards are where; expands to details. Not rendered with the app's deck. */
export function PileLine({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable();
  if (!open.pile) return null;
  const counts = paperCounts(open);
  const words = counts ? (
    <>
      Pile <b>{counts.left}</b>, in hands <b>{counts.inHands}</b>, discarded <b>{counts.discarded}</b>
    </>
  ) : (
    'Pile not counted'
  );
  if (moment !== null) return <span className={pileLineStyles.line}>{words}</span>;
  return (
    <button type="button" className={pileLineStyles.line} onClick={() => onOpen('pile')}>
      {words}
    </button>
  );
}

/**
 * Where the paper cards are, counted from deals and showings, and what the table counted itself.
 * @rule GS 9.11
 */
export function PileSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const paper = usePaperDeck();
  const rows = useRows();
  const counts = paperCounts(open);
  return (
    <OverSheet
      title="The paper cards"
      note="Counted from what was dealt and shown (GS 9.11)."
      onClose={onClose}
      wide
    >
      <LedgerForm>
        <CountRow
          key={`left ${counts?.left}`}
          label="In the pile"
          hint="count them and correct it"
          command={{ type: 'count-pile', left: counts?.left }}
          of="left"
          send={send}
        />
        {counts && <Lines open={open} counts={counts} send={send} />}
        <CountRow
          key={`size ${open.pile?.size}`}
          label="The whole deck"
          hint={open.pile?.assumed ? 'assumed' : 'as the table entered it'}
          command={{ type: 'count-pile', size: open.pile?.size }}
          of="size"
          min={0}
          send={send}
        />
        <LedgerRow label="Gone" hint="of the numbers entered">
          <div>
            <GoneLines cards={goneOnPaper(open, rows, paper.deck?.cards ?? [])} />
          </div>
        </LedgerRow>
        <LedgerRow label="Numbers" hint="on this device">
          <DeckChoice paper={paper} />
        </LedgerRow>
      </LedgerForm>
    </OverSheet>
  );
}

interface LinesProps {
  open: OpenState;
  counts: PaperCounts;
  send: (command: Command) => Promise<boolean>;
}

/** The cards outside the pile. */
function Lines({ open, counts, send }: LinesProps) {
  const holding = POWERS.filter((power) => open.hands[power].held > 0).map(
    (power) => `${power} ${open.hands[power].held}`,
  );
  const number = open.card?.number;
  return (
    <>
      <LedgerRow label="Face up">
        <p>
          <b>{counts.faceUp}</b> {number !== undefined && `card ${number}`}
        </p>
      </LedgerRow>
      <LedgerRow label="In hands">
        <p>
          <b>{counts.inHands}</b> {printList(holding)}
        </p>
      </LedgerRow>
      <LedgerRow label="Discarded">
        <p className={styles.count}>
          <b>{counts.discarded}</b>
        </p>
        {counts.discarded > 0 && (
          <Button onClick={() => void send({ type: 'reshuffle' })}>We shuffled</Button>
        )}
      </LedgerRow>
    </>
  );
}
