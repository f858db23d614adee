import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useActions, usePreferences } from '@/store/context';
import { GameChoice } from '@/table/game-choice';
import { AppFrame } from '@/ui/app-frame';
import { Guide } from '@/ui/guide';
import { LedgerForm } from '@/ui/ledger-form';
import { Lid } from '@/ui/lid';
import { Notice } from '@/ui/notice';
import { PageLayout } from '@/ui/page-layout';
import { Sheet } from '@/ui/sheet';
import { checkSides } from './about/check-sides';
import { FIRST_START, keepStart, readStart } from './about/start';
import { StartRows } from './about/start-rows';
import { StartWords } from './about/start-words';

const GAME = 'goss';
const LONGEST_NAME = 40;

/** What is wrong with the table’s name, and what would be allowed. */
function checkName(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return 'Give the table a name.';
  return length > LONGEST_NAME ? `At most ${LONGEST_NAME} letters; these are ${length}.` : undefined;
}

/** A new table of GOSS: everything has a default, and everything can be changed at the table. */
export function NewTable() {
  const actions = useActions();
  const preferences = usePreferences();
  const [last] = useState(() => readStart(preferences));
  const [, go] = useLocation();
  const [name, setName] = useState('Our table');
  const [start, setStart] = useState(FIRST_START);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const opening = useRef(false);
  useEffect(() => actions.closeTable(), [actions]);

  const nameError = checkName(name);
  const errors = checkSides(start.sides);
  const wrong = nameError !== undefined || Object.keys(errors).length > 0;

  async function open() {
    if (opening.current || wrong) return;
    opening.current = true;
    const made = await actions.newTable(GAME, { name, ...start }, null);
    opening.current = false;
    if (!made.ok) return setRefusal(made.refusal);
    keepStart(preferences, start);
    go(`/table/${made.value}`);
  }
  return (
    <AppFrame
      lid={<Lid name="Dispatch Box" title="New table" back={{ label: 'Home', onPress: () => go('/') }} />}
      guide={
        <Guide
          label="What to do next"
          line={wrong ? 'First: a marked field' : 'Everything is set'}
          reason={wrong ? 'What is wrong stands beside it.' : 'Change what you like, now or later.'}
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
            <LedgerForm label="New table" onSubmit={() => void open()}>
              <GameChoice game={GAME} />
              <StartRows start={start} onChange={setStart} last={last} errors={errors} />
            </LedgerForm>
          </Sheet>
        }
        side={<StartWords name={name} onName={setName} error={nameError} start={start} />}
      />
    </AppFrame>
  );
}
