import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AddedWords } from '@/kernel/fairness/added-words';
import { printRefusal, type Refusal, type Result } from '@/kernel/result';
import { useActions } from '@/store/context';
import { GAMES } from '@/store/games';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useForms } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { AppFrame } from '@/ui/page/app-frame';
import { Guide } from '@/ui/page/guide';
import { PageHeader } from '@/ui/page/page-header';
import { PageLayout } from '@/ui/page/page-layout';
import { useNavigate } from '@/ui/page/use-navigate';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { ShuffleRow } from '../fairness/shuffle-row';
import { type Shuffled, type TypedWords, wordsIn } from '../fairness/typed-words';
import { HelpKey } from '../help-button';
import styles from './new-table-words.module.css';

/** The game chosen last: each game has its own page, and the focus follows to it. */
let chosen: string | null = null;

/** The first row of the new table page. Each game has its own page for the rest. */
export function GameChoice({ game }: { game: string }) {
  const go = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (chosen === game) place.current?.querySelector<HTMLElement>('input:checked')?.focus();
    chosen = null;
  }, [game]);
  function choose(id: string) {
    chosen = id;
    go(`/new/${id}`);
  }
  return (
    <LedgerRow label="Game">
      <div ref={place}>
        <Choices
          live
          label="Game"
          options={GAMES.map(({ id, name }) => ({ value: id, label: name }))}
          value={game}
          onChange={choose}
        />
      </div>
    </LedgerRow>
  );
}

interface NewTableWordsProps {
  name: string;
  onName: (name: string) => void;
  error: string | undefined;
  children: ReactNode;
}

/** A new table in words, under its name. */
export function NewTableWords({ name, onName, error, children }: NewTableWordsProps) {
  return (
    <Sheet label="In words" pad>
      <TextField
        whole
        label="Name of the table"
        big
        value={name}
        onChange={onName}
        {...(error ? { error } : {})}
      />
      <div className={styles.words}>{children}</div>
    </Sheet>
  );
}

interface NewTableFrameProps {
  game: string;
  /** Whether a field is marked: the table waits. */
  wrong: boolean;
  /**
   * Creates the table and returns its id.
   * @param added what people added to the shuffle, for its set-up
   */
  make: (added: { words?: AddedWords }) => Promise<Result<string>>;
  /** What the app shuffles or rolls; null if it does neither. */
  shuffled: Shuffled | null;
  /** The set-up in words, and the table’s name. */
  words: ReactNode;
  /** The rows of the set-up, after the game. */
  children: ReactNode;
}

/** The new table page. The game supplies the settings; the frame creates the table and shows refusals. */
export function NewTableFrame({ game, wrong, make, shuffled, words, children }: NewTableFrameProps) {
  const actions = useActions();
  const go = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [typed, setTyped] = useState<TypedWords>(null);
  const forms = useForms();
  const [resumed] = useState(() => forms.names().length > 0);
  const opening = useRef(false);
  useEffect(() => actions.closeTable(), [actions]);

  async function open() {
    if (opening.current) return;
    if (wrong) {
      // On a phone the field may be far above the button.
      document
        .querySelector('main [aria-invalid="true"], main form [role="alert"]')
        ?.scrollIntoView({ block: 'center' });
      return;
    }
    opening.current = true;
    const made = await make(shuffled ? wordsIn(typed, shuffled.people) : {});
    opening.current = false;
    if (made.ok) {
      forms.forget();
      // Replaces the set-up page in the history, so Back does not create a second table.
      const led = go(`/table/${made.value}`, { replace: true });
      // If the player has returned to Home, the table is listed there.
      if (!led) void actions.loadTables();
    } else setRefusal(made.refusal);
  }
  return (
    <AppFrame
      lid={
        <PageHeader name="Dispatch Box" title="New table" back={{ label: 'Home', onPress: () => go('/') }} />
      }
      guide={
        <Guide
          label="What to do next"
          line={wrong ? 'First: fix the marked field' : 'Everything is set'}
          reason={wrong ? 'The problem is named beside it.' : 'Change what you like, now or later.'}
          action={{ label: 'Open the table', onPress: () => void open() }}
          one
        />
      }
    >
      <PageLayout
        main={
          <Sheet label="Set-up">
            {refusal && (
              <Notice tone="refusal" onClose={() => setRefusal(null)}>
                {printRefusal(refusal)}
              </Notice>
            )}
            {resumed && (
              <Notice>
                You are where you left off. <Button onClick={forms.beginAnew}>Start over</Button>
              </Notice>
            )}
            <LedgerForm label="New table" onSubmit={() => void open()}>
              <GameChoice game={game} />
              {children}
              {shuffled && <ShuffleRow shuffled={shuffled} typed={typed} onType={setTyped} />}
            </LedgerForm>
          </Sheet>
        }
        side={words}
      />
      <HelpKey game={game} here={{ page: 'new' }} />
    </AppFrame>
  );
}
