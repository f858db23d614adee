import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { parseEntered } from '@/games/gathering-storm/rules/card-text/read/read-event';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { type Refusal, refusalText } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import type { CardDraft } from '../card-draft';
import { UnreadWords } from '../card-text/unread';
import { buildEffect, createDraft, type EffectDraft, turnDraft } from './effect-draft';
import { EffectFields, fieldsOf, isAt } from './effect-fields';
import { KindChoices } from './kind-choices';
import styles from './pieces-form.module.css';

interface PiecesRowsProps {
  entry: CardDraft;
  place: CardPlace;
  first: readonly Effect['kind'][];
  /** Whether an event without effects is allowed here. */
  empty: boolean;
  /** What is missing or wrong, set when Done was pressed. */
  wrong: (Refusal & { key?: number }) | null;
  onChange: (part: Partial<CardDraft>) => void;
}

/**
 * An event piece by piece: each effect by its kind and the blanks of that kind, and a title where one is wanted. One
 * effect is open at a time, the newest at first; what is whole besides is a line with its number.
 */
export function PiecesRows({ entry, place, first, empty, wrong, onChange }: PiecesRowsProps) {
  const { drafts, title } = entry;
  const [opened, setOpened] = useState<number | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  const newest = drafts.at(-1)?.key;
  const open = drafts.some(({ key }) => key === opened) ? opened : newest;
  const count = useRef(drafts.length);
  // An event without effects starts with the kinds. The draft's key is stable, so that the focus stays.
  const [blank] = useState(() => createDraft(first[0] ?? 'support', null));
  // Scrolls another effect into view.
  useLayoutEffect(() => {
    if (drafts.length > count.current) rows.current?.scrollIntoView({ block: 'start' });
    count.current = drafts.length;
  }, [drafts.length]);
  const chosen = drafts.length > 0;
  const shown = chosen ? drafts : [blank];
  const set = (next: EffectDraft) =>
    onChange({ drafts: shown.map((draft) => (draft.key === next.key ? next : draft)) });
  return (
    <>
      {entry.typed && <TypedRow text={entry.typed.text.trimEnd()} place={place} />}
      {shown.map((draft, at) => {
        const label = drafts.length > 1 ? `Effect ${at + 1}` : 'What?';
        const built = buildEffect(draft, place);
        const remove =
          drafts.length > 1 || (empty && chosen)
            ? { onRemove: () => onChange({ drafts: drafts.filter(({ key }) => key !== draft.key) }) }
            : {};
        if (draft.key !== open && wrong?.key !== draft.key && built.ok)
          return (
            <DoneRow key={draft.key} label={label} onOpen={() => setOpened(draft.key)} {...remove}>
              {kindOf(built.value).say(built.value)}
            </DoneRow>
          );
        return (
          <div key={draft.key} ref={draft.key === newest ? rows : null} className={styles.draft}>
            <DraftRows
              chosen={chosen}
              label={label}
              draft={draft}
              place={place}
              several={drafts.length > 1}
              first={first}
              wrong={wrong?.key === draft.key ? wrong : null}
              onChange={set}
              {...remove}
            />
          </div>
        );
      })}
      {title !== null && (
        <LedgerRow
          label="Its title"
          hint="optional"
          {...(wrong?.at === 'title' ? { error: wrong.message } : {})}
        >
          <TextField
            label="Its title"
            hideLabel
            dir="auto"
            value={title}
            onChange={(next) => onChange({ title: next })}
            maxLength={80}
          />
        </LedgerRow>
      )}
    </>
  );
}

/** The words that the pieces continue from, with the unread parts underlined; shown first. */
function TypedRow({ text, place }: { text: string; place: CardPlace }) {
  const row = useRef<HTMLDivElement>(null);
  const read = useMemo(() => parseEntered(text, place), [text, place]);
  useLayoutEffect(() => {
    row.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <div ref={row}>
      <LedgerRow label="You wrote">
        <UnreadWords text={text} spots={read.ok ? [] : read.mistakes} />
      </LedgerRow>
    </div>
  );
}

interface ComparedRowProps {
  typed: { text: string; said: boolean };
  /** What is missing, set when Done was pressed. */
  wrong: (Refusal & { key?: number }) | null;
  onChange: (part: Partial<CardDraft>) => void;
}

/** Confirms, below the pieces, that they are all that was written; nothing is entered until then. */
export function ComparedRow({ typed, wrong, onChange }: ComparedRowProps) {
  return (
    <LedgerRow label="All of it?" {...(wrong?.at === 'typed' ? { error: wrong.message } : {})}>
      <bdi className={styles.typed}>{typed.text.trim()}</bdi>
      <Button aria-pressed={typed.said} onClick={() => onChange({ typed: { ...typed, said: !typed.said } })}>
        It says all I wrote
      </Button>
    </LedgerRow>
  );
}

interface DoneRowProps {
  label: string;
  onOpen: () => void;
  onRemove?: () => void;
  /** What it does, in a sentence. */
  children: string;
}

/** An effect that is whole: its sentence, which opens it again. */
function DoneRow({ label, onOpen, onRemove, children }: DoneRowProps) {
  return (
    <LedgerRow label={label}>
      <span className={styles.done}>{children}</span>
      <Button look="quiet" icon="pen" onClick={onOpen}>
        Change
      </Button>
      {onRemove && (
        <Button look="quiet" icon="trash" onClick={onRemove}>
          Remove
        </Button>
      )}
    </LedgerRow>
  );
}

interface DraftRowsProps {
  /** Its kind is chosen. */
  chosen: boolean;
  label: string;
  draft: EffectDraft;
  place: CardPlace;
  several: boolean;
  first: readonly Effect['kind'][];
  wrong: Refusal | null;
  onChange: (draft: EffectDraft) => void;
  onRemove?: () => void;
}

function DraftRows(props: DraftRowsProps) {
  const { chosen, label, draft, place, several, first, wrong, onChange, onRemove } = props;
  // An error that belongs to no field is shown next to the kind.
  const formError = wrong && !fieldsOf(draft, place, several).some((field) => isAt(field, wrong.at));
  const why = wrong && refusalText(wrong);
  return (
    <>
      <KindChoices
        label={label}
        place={place}
        first={first}
        value={chosen ? draft.kind : null}
        error={formError ? why : null}
        onChange={(kind) => onChange(turnDraft(draft, kind, place))}
      >
        {onRemove && (
          <Button look="quiet" icon="trash" onClick={onRemove}>
            Remove
          </Button>
        )}
      </KindChoices>
      {chosen && (
        <EffectFields
          draft={draft}
          onChange={onChange}
          place={place}
          several={several}
          {...(wrong ? { error: wrong } : {})}
        />
      )}
    </>
  );
}
