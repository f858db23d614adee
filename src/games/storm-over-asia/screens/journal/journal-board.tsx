import type { Event } from '@/games/storm-over-asia/rules/cards/card';
import type { ListPosition } from '@/games/storm-over-asia/rules/cards/head';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import type { Command } from '@/kernel/game';
import { CommandFields } from '@/table/command-fields';
import { createCorrections, type EventPartProps } from '@/table/correct/corrections';
import styles from '@/table/correct/entry-panel.module.css';
import { JournalScreen } from '@/table/journal/journal-screen';
import { Button } from '@/ui/form/button';
import { LedgerForm } from '@/ui/sheet/ledger-form';
import { EntryForm } from '../cards/entry-form';
import { forgottenKinds } from './forgotten';

/** The card in the form that made it. */
function EventPart({ command, onCommand, onLeave }: EventPartProps) {
  const place = placeOf(command);
  return (
    <>
      <LedgerForm label="The card">
        <CommandFields command={command} onChange={onCommand} />
      </LedgerForm>
      <EntryForm
        label="What the card says"
        {...(place ? { place } : {})}
        {...(command.event ? { begin: command.event as Event } : {})}
        enter="See what it changes"
        onEnter={(event) => onCommand({ ...command, event })}
      />
      <div className={styles.foot}>
        <Button tall onClick={onLeave}>
          Leave as it is
        </Button>
      </div>
    </>
  );
}

/** The entry's place in the deck, or null if the card has no number. */
function placeOf({ type, list, number }: Command): ListPosition | null {
  if (typeof number !== 'number') return null;
  if (type === 'enter-card') return { list: 'general', number };
  return typeof list === 'string' ? { list: list as ListPosition['list'], number } : null;
}

// The table entered what a card says, so it is corrected in that entry.
const CORRECTIONS = createCorrections<OpenState>({ forgotten: forgottenKinds, EventPart });

/** The journal of Storm Over Asia. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
