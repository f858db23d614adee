import { useState } from 'react';
import { amendmentsOf } from '@/games/gathering-storm/rules/amend/amended';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { Answers } from '@/games/gathering-storm/rules/effects/shapes';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { CommandFields } from '@/table/command-fields';
import { createCorrections, type EventPartProps } from '@/table/correct/corrections';
import { JournalScreen } from '@/table/journal/journal-screen';
import { Button } from '@/ui/form/button';
import { FormsOf, useDraftState } from '@/ui/form/draft-state';
import { AmendForm } from '../amend/amend-form';
import { EventForm } from '../events/event-form';
import { cardKind, forgottenKinds } from './forgotten';

/** Enters what a card of the deck really says, without questions. */
function AmendPart({ command, onCommand, onLeave }: EventPartProps) {
  const [begin] = useState(command);
  const [now, setNow] = useDraftState('now', command);
  return (
    <FormsOf key={String(now.half)} name={String(now.half)}>
      <AmendForm
        {...(now.half === 'general' ? {} : { power: now.half as Power })}
        event={begin.event as Event}
        before={<CommandFields command={now} onChange={setNow} />}
        doneLabel="See what it changes"
        onDone={(event) => onCommand({ ...now, event })}
        onLeave={onLeave}
      />
    </FormsOf>
  );
}

/** It takes effect at the position of the entry, and later entries are replayed on top. */
const SHOWN_NEXT =
  'Nothing until you apply it. Next you see every number before and after: the card counts from where it was entered on.';

/** The card in the form that made it. */
function EventPart({ command, onCommand, onLeave }: EventPartProps) {
  const key = 'general' in command ? 'general' : 'event';
  const power = key === 'event' ? (command.power as Power) : undefined;
  if (command.type === 'amend-card') return <AmendPart {...{ command, onCommand, onLeave }} />;
  return (
    <EventForm
      {...(power ? { power } : {})}
      first={
        power ? ['support', 'income', 'diplomacy', 'index'] : ['support', 'index', 'diplomacy', 'income']
      }
      begin={{ event: command[key] as Event, answers: (command.answers ?? {}) as Answers }}
      before={<CommandFields command={command} onChange={onCommand} />}
      preview={SHOWN_NEXT}
      doneLabel={() => 'See what it changes'}
      onDone={(event, answers, anyway) => {
        const { anyway: _, ...rest } = command;
        const override = anyway ? { anyway } : {};
        onCommand({ ...rest, [key]: event, ...(key === 'event' ? { answers } : {}), ...override });
      }}
      tools={<Button onClick={onLeave}>Leave as it is</Button>}
    />
  );
}

const CORRECTIONS = createCorrections<OpenState>({
  forgotten: forgottenKinds,
  amendments: (open, entry, rows) => (open.deck ? amendmentsOf(entry, rows).map(cardKind) : []),
  EventPart,
});

/** The journal of Gathering Storm. */
export function JournalBoard({ go }: { go: (path: string) => void }) {
  return <JournalScreen go={go} corrections={CORRECTIONS} />;
}
