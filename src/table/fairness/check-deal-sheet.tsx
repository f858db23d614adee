import { type ReactNode, useState } from 'react';
import type { Verified } from '@/kernel/fairness/verify';
import { useActions, useAppStore, useRefusableActions } from '@/store/context';
import type { Fairness } from '@/store/table/fairness';
import { Button } from '@/ui/form/button';
import { LedgerLines } from '@/ui/sheet/ledger-lines';
import { LoadingNote } from '@/ui/sheet/loading-note';
import { useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import foot from '../page/sheet-foot.module.css';
import { useRefusals } from '../refusals';
import { useTable } from '../use-table';
import { CommittedWords } from './committed-words';
import { DealReport } from './deal-report';
import styles from './fairness.module.css';
import { turnEnds, useFairness } from './turn-ends';

type Stage = 'shown' | 'reshuffle' | 'open' | 'busy' | Verified;

/** Check the deal: what people note before the first card and at each turn's end, and what they do about the seed. */
export function CheckDealSheet({ onClose }: { onClose: () => void }) {
  const fairness = useFairness();
  const { handRule } = useGameUi();
  const actions = useActions();
  const { reshuffle } = useRefusableActions();
  const refusals = useRefusals();
  const [stage, setStage] = useState<Stage>('shown');
  const looksBack = useAppStore(({ moment }) => moment !== null);
  const back = () => setStage('shown');

  async function renew() {
    setStage('busy');
    const refused = await reshuffle();
    refusals.tell(refused);
    back();
  }
  async function open() {
    setStage('busy');
    const report = await actions.openDeal().catch(() => null);
    if (!report) refusals.tell(NOT_OPENED);
    setStage(report ?? 'shown');
  }
  const title = typeof stage === 'string' ? TITLES[stage] : 'The deal is open';
  return (
    <OverSheet title={title} onClose={onClose}>
      {(!fairness || stage === 'busy') && <LoadingNote />}
      {fairness && stage === 'shown' && (
        <>
          <Compared fairness={fairness} />
          {fairness.whole && !looksBack && (
            <div className={foot.foot}>
              <Button onClick={() => setStage('reshuffle')}>Reshuffle by agreement</Button>
              <Button onClick={() => setStage('open')}>Open the deal</Button>
            </div>
          )}
        </>
      )}
      {stage === 'reshuffle' && (
        <Ask verb="Reshuffle" no={back} yes={renew}>
          <p>
            From here on the app draws by a new seed: whoever looked ahead in a copy no longer knows what
            comes.{handRule && ' Hands and discards stay as they are.'}
          </p>
          <p>Everyone here should agree. It is in the journal, and Undo does not bring the old seed back.</p>
        </Ask>
      )}
      {stage === 'open' && (
        <Ask verb="Open the deal" no={back} yes={open}>
          <p>
            Whoever reads the seed can work out{handRule && ' every hand, the order of the deck and'} every
            die to come. Do this when the game is over.
          </p>
          <p>It counts as a whole copy, and the journal says so to everyone.</p>
        </Ask>
      )}
      {typeof stage !== 'string' && (
        <>
          <DealReport report={stage} />
          <div className={foot.foot}>
            <Button look="solid" onClick={onClose}>
              Done
            </Button>
          </div>
        </>
      )}
    </OverSheet>
  );
}

const TITLES = {
  shown: 'Check the deal',
  busy: 'Check the deal',
  reshuffle: 'Reshuffle by agreement?',
  open: 'Open the deal?',
};
const NOT_OPENED = { message: 'The deal could not be opened.', allowed: 'Try again.' };

interface AskProps {
  verb: string;
  yes: () => Promise<void>;
  no: () => void;
  children: ReactNode;
}

/** What it does, before it is done. */
function Ask({ verb, yes, no, children }: AskProps) {
  return (
    <>
      <div className={foot.body}>{children}</div>
      <div className={foot.foot}>
        <Button onClick={no}>Not now</Button>
        <Button look="solid" onClick={() => void yes()}>
          {verb}
        </Button>
      </div>
    </>
  );
}

/** The four words of the deal, the words that people added, and the head of each turn. */
function Compared({ fairness: { deal, added, headAfter } }: { fairness: Fairness }) {
  const { handRule, printTurn } = useGameUi();
  const { open, table } = useTable();
  const [full, setFull] = useState(false);
  const heads = turnEnds(table.rows, open.turn)
    .reverse()
    .flatMap(({ no, turn }) => {
      const head = headAfter(no);
      if (!head) return [];
      const text = (
        <>
          <Words>{head.words}</Words>
          {full && <p className={styles.value}>{head.hex}</p>}
        </>
      );
      return [{ label: printTurn(turn), text }];
    });
  return (
    <>
      <div className={foot.body}>
        <CommittedWords {...deal} />
        <p>
          Noted before the first {handRule ? 'card' : 'die'}: whoever writes these words down can tell later
          whether anything of the deal was changed.
        </p>
      </div>
      {added.length > 0 && (
        <section aria-label="Words that were added">
          <h3 className={styles.heading}>Added to the shuffle</h3>
          <LedgerLines rows={added.map(({ person, words }) => ({ label: person, text: words }))} />
        </section>
      )}
      {heads.length > 0 && (
        <section aria-label="At each turn’s end">
          <h3 className={styles.heading}>
            At each turn’s end: note these too, and the journal cannot change
          </h3>
          <LedgerLines
            rows={heads}
            foot={
              <Button look="quiet" aria-expanded={full} onClick={() => setFull(!full)}>
                {full ? 'Four words for each turn' : 'The full value of each turn'}
              </Button>
            }
          />
        </section>
      )}
    </>
  );
}

const Words = ({ children }: { children: string }) => <span className={styles.short}>{children}</span>;
