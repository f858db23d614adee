import { useState } from 'react';
import { printEntryList } from '@/games/storm-over-asia/rules/cards/entry-list';
import type { ListPosition } from '@/games/storm-over-asia/rules/cards/head';
import {
  allListEntries,
  countListEntries,
  filledEntries,
  listEntryKey,
} from '@/games/storm-over-asia/rules/list-entries';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { useDeckActions } from '@/store/context';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './cards.module.css';
import { EntryBrowser } from './entry-browser';
import { EntrySheet } from './entry-sheet';
import { KeepSheet } from './keep-sheet';
import { ListReader } from './list-reader';

/** What is shown over the list, or instead of it. */
type Shown = { is: 'entry'; place: ListPosition } | { is: 'keep' } | { is: 'list' } | null;

/** The form that was left unfinished when the page was closed. */
function begunIn(names: readonly string[]): Shown {
  if (names.includes('list')) return { is: 'list' };
  if (names.some((name) => name.startsWith('keep/'))) return { is: 'keep' };
  const place = allListEntries(undefined).find(({ list, number }) =>
    names[0]?.startsWith(`${listEntryKey(list, number)}/`),
  );
  return place ? { is: 'entry', place: { list: place.list, number: place.number } } : null;
}

/**
 * The cards of the deck as this table knows them: filled-in entries and what the rules say. No hands.
 * @rule SOA 9
 */
export function CardsPage() {
  const { moment } = useTable<OpenState>();
  const forms = useForms();
  const [shown, setShown] = useState<Shown>(() => begunIn(forms.names()));
  const [said, setSaid] = useState('');
  const now = moment === null;
  const close = () => setShown(null);
  if (shown?.is === 'list' && now)
    return (
      <ListReader
        onClose={(message) => {
          setSaid(message ?? '');
          close();
        }}
      />
    );
  return (
    <div className={styles.page}>
      <div className={cx(styles.column, styles.side)}>
        <Deck
          said={said}
          onSaid={setSaid}
          onList={() => {
            setSaid('');
            setShown({ is: 'list' });
          }}
          onKeep={() => setShown({ is: 'keep' })}
        />
      </div>
      <div className={styles.column}>
        <EntryBrowser
          {...(now ? { onOpen: (place: ListPosition) => setShown({ is: 'entry', place }) } : {})}
        />
      </div>
      {shown?.is === 'entry' && now && (
        <FormsOf
          key={listEntryKey(shown.place.list, shown.place.number)}
          name={listEntryKey(shown.place.list, shown.place.number)}
          sheet="by-itself"
        >
          <EntrySheet
            place={shown.place}
            onPlace={(place) => setShown({ is: 'entry', place })}
            onClose={close}
          />
        </FormsOf>
      )}
      {shown?.is === 'keep' && now && (
        <FormsOf name="keep" sheet="by-itself">
          <KeepSheet onClose={close} />
        </FormsOf>
      )}
    </div>
  );
}

const SAID = {
  shared: 'Shared.',
  downloaded: 'The list is in your downloads.',
  cancelled: 'Nothing was shared.',
};

interface DeckProps {
  said: string;
  onSaid: (said: string) => void;
  onList: () => void;
  onKeep: () => void;
}

/** How far the deck is filled in, and what can be done with all of it. */
function Deck({ said, onSaid, onList, onKeep }: DeckProps) {
  const { open, moment } = useTable<OpenState>();
  const { giveFile } = useDeckActions();
  const { all, filled, byRules } = countListEntries(open.filled);
  const stem = open.name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const none = filled === 0 ? { disabled: true, why: 'No entry is filled in yet.' } : {};
  async function share() {
    onSaid(
      SAID[
        await giveFile(
          `${stem}-cards.txt`,
          printEntryList(filledEntries(open.filled), [], open.diplomatic),
          'text/plain',
        )
      ],
    );
  }
  return (
    <Sheet title="Cards of the deck" titleSize="head" pad className={styles.deck ?? ''}>
      <p>
        <b>
          {filled} of {all} entries filled in
        </b>
        ; {byRules} {filled > 0 ? 'more ' : ''}by the rules.
      </p>
      <p className={styles.note}>
        {filled === 0
          ? 'What the cards say is yours to fill in: from a list that you have as text, number by number here, or as cards come up. From then on this table knows it.'
          : 'What is filled in counts from the next time its number comes up.'}
      </p>
      <div className={cx(lay.buttons, styles.keys)}>
        {moment === null && (
          <Button look="solid" icon="file" onClick={onList}>
            Paste or open a list
          </Button>
        )}
        <Button icon="share" {...none} onClick={() => void share()}>
          Share as text
        </Button>
        <Button icon="table" {...none} onClick={() => window.print()}>
          Print
        </Button>
        {moment === null && (
          <Button icon="box" {...none} onClick={onKeep}>
            Save these entries on this device
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
    </Sheet>
  );
}
