import type { Refusal } from '@/kernel/result';
import type { Place } from '@/systems/gathering-storm/effects/effect';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { LedgerRow } from '@/ui/ledger-form';
import { createDraft, type EffectDraft } from './effect-draft';
import { EffectFields, fieldsOf, isAt } from './effect-fields';
import type { Entry } from './entry';
import { KindChoices } from './kind-choices';

interface PiecesRowsProps {
  entry: Entry;
  place: Place;
  first: readonly Effect['kind'][];
  /** Whether an event without effects can stand here. */
  empty: boolean;
  /** What is missing or wrong, after Done was tried. */
  wrong: (Refusal & { key?: number }) | null;
  onChange: (part: Partial<Entry>) => void;
}

/** An event piece by piece: each effect by its kind and the blanks of that kind, and a title where one is wanted. */
export function PiecesRows({ entry, place, first, empty, wrong, onChange }: PiecesRowsProps) {
  const { drafts, title } = entry;
  const set = (next: EffectDraft) =>
    onChange({ drafts: drafts.map((draft) => (draft.key === next.key ? next : draft)) });
  return (
    <>
      {drafts.map((draft) => (
        <DraftRows
          key={draft.key}
          draft={draft}
          place={place}
          first={first}
          wrong={wrong?.key === draft.key ? wrong : null}
          onChange={set}
          {...(drafts.length > 1 || empty
            ? { onRemove: () => onChange({ drafts: drafts.filter(({ key }) => key !== draft.key) }) }
            : {})}
        />
      ))}
      {title !== null && (
        <LedgerRow
          label="Its title"
          hint="can wait"
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

interface DraftRowsProps {
  draft: EffectDraft;
  place: Place;
  first: readonly Effect['kind'][];
  wrong: Refusal | null;
  onChange: (draft: EffectDraft) => void;
  onRemove?: () => void;
}

function DraftRows({ draft, place, first, wrong, onChange, onRemove }: DraftRowsProps) {
  // What belongs to no field of the kind is said beside the kind.
  const stray = wrong && !fieldsOf(draft.kind, place.power).some((field) => isAt(field, wrong.at));
  const said = wrong && [wrong.message, wrong.allowed].filter(Boolean).join(' ');
  return (
    <>
      <KindChoices
        place={place}
        first={first}
        value={draft.kind}
        error={stray ? said : null}
        onChange={(kind) => onChange({ ...createDraft(kind, draft.power), key: draft.key })}
      >
        {onRemove && (
          <Button look="quiet" icon="trash" onClick={onRemove}>
            Remove
          </Button>
        )}
      </KindChoices>
      <EffectFields
        draft={draft}
        onChange={onChange}
        power={place.power}
        {...(wrong ? { error: wrong } : {})}
      />
    </>
  );
}
