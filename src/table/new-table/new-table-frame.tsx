import { type ReactNode, useEffect, useRef, useState } from 'react';
import { printRefusal, type Refusal, type Result } from '@/kernel/result';
import { useActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import { useForms } from '@/ui/form/draft-state';
import { AppFrame } from '@/ui/page/app-frame';
import { Guide } from '@/ui/page/guide';
import { PageHeader } from '@/ui/page/page-header';
import { PageLayout } from '@/ui/page/page-layout';
import { useNavigate } from '@/ui/page/use-navigate';
import { LedgerForm } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { HelpKey } from '../help-button';
import { GameChoice } from './game-choice';

interface NewTableFrameProps {
  game: string;
  /** Whether a field is marked: the table waits. */
  wrong: boolean;
  /** Creates the table and returns its id. */
  make: () => Promise<Result<string>>;
  /** The set-up in words, and the table’s name. */
  words: ReactNode;
  /** The rows of the set-up, after the game. */
  children: ReactNode;
}

/** The new table page. The game supplies the settings; the frame creates the table and shows refusals. */
export function NewTableFrame({ game, wrong, make, words, children }: NewTableFrameProps) {
  const actions = useActions();
  const go = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
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
    const made = await make();
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
            </LedgerForm>
          </Sheet>
        }
        side={words}
      />
      <HelpKey game={game} here={{ page: 'new' }} />
    </AppFrame>
  );
}
