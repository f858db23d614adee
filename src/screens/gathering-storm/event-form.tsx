import { type ReactNode, useState } from 'react';
import type { Refusal } from '@/kernel/result';
import type { Event } from '@/systems/gathering-storm/cards/card';
import { EFFECTS, kindOf } from '@/systems/gathering-storm/effects';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { TextField } from '@/ui/field';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { buildEffect, createDraft, type EffectDraft } from './effect-draft';
import { EffectFields } from './effect-fields';
import styles from './event-form.module.css';

const KINDS = Object.keys(EFFECTS) as Effect['kind'][];

interface EventFormProps {
  /** Whose card it is; nothing for the general card. */
  power?: Power;
  /** The kinds offered first, for this moment of the turn. */
  first: readonly Effect['kind'][];
  /** Kinds that never stand here. */
  without?: readonly Effect['kind'][];
  secret?: boolean;
  /** Stands before the effects, for example the trend. */
  before?: ReactNode;
  /** Whether the event may have no effect at all. */
  empty?: boolean;
  doneLabel: (event: Event | null) => string;
  onDone: (event: Event) => void;
  tools?: ReactNode;
}

/** An event as it is entered from paper: kind, its fields, done. A title can be added, never must. */
export function EventForm({
  power,
  first,
  without = [],
  secret = false,
  before,
  empty = false,
  doneLabel,
  onDone,
  tools,
}: EventFormProps) {
  const start = () => (empty ? [] : [createDraft(first[0] as Effect['kind'], power ?? null)]);
  const [drafts, setDrafts] = useState<EffectDraft[]>(start);
  const [title, setTitle] = useState('');
  const [titled, setTitled] = useState(false);
  const [tried, setTried] = useState<(Refusal & { key: number }) | null>(null);
  const built = drafts.map((draft) => ({ key: draft.key, result: buildEffect(draft) }));
  const effects = built.flatMap(({ result }) => (result.ok ? [result.value] : []));
  const whole =
    effects.length === drafts.length ? { title: titled ? title.trim() : '', secret, effects } : null;

  function finish() {
    const wrong = built.find(({ result }) => !result.ok);
    if (wrong && !wrong.result.ok) setTried({ ...wrong.result.refusal, key: wrong.key });
    else if (whole) onDone(whole);
  }
  const change = (next: EffectDraft) =>
    setDrafts(drafts.map((draft) => (draft.key === next.key ? next : draft)));
  return (
    <>
      <LedgerForm label="The event" onSubmit={finish}>
        {before}
        {drafts.map((draft) => (
          <DraftRows
            key={draft.key}
            draft={draft}
            power={power}
            kinds={[...first, ...KINDS.filter((kind) => !first.includes(kind))].filter(
              (kind) => !without.includes(kind),
            )}
            error={tried?.key === draft.key ? tried : null}
            onChange={change}
            {...(drafts.length > 1 || empty
              ? { onRemove: () => setDrafts(drafts.filter((item) => item.key !== draft.key)) }
              : {})}
          />
        ))}
        {titled && (
          <LedgerRow label="Its title" hint="can wait">
            <TextField label="Its title" hideLabel value={title} onChange={setTitle} maxLength={80} />
          </LedgerRow>
        )}
      </LedgerForm>
      {whole && effects.length > 0 && (
        <div className={styles.says}>
          {effects.map((effect, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in the order of the effects
            <p key={at}>{kindOf(effect).say(effect)}</p>
          ))}
        </div>
      )}
      <div className={styles.foot}>
        <Button aria-expanded={titled} onClick={() => setTitled(!titled)}>
          {titled ? 'No title' : 'Add its title'}
        </Button>
        <Button
          icon="plus"
          onClick={() =>
            setDrafts([
              ...drafts,
              createDraft(drafts.length === 0 ? (first[0] as Effect['kind']) : 'index', power ?? null),
            ])
          }
        >
          {drafts.length === 0 ? 'An effect' : 'Another effect'}
        </Button>
        {tools}
        <Button look="solid" tall className={styles.done} onClick={finish}>
          {doneLabel(whole)}
        </Button>
      </div>
    </>
  );
}

interface DraftRowsProps {
  draft: EffectDraft;
  power: Power | undefined;
  kinds: readonly Effect['kind'][];
  error: Refusal | null;
  onChange: (draft: EffectDraft) => void;
  onRemove?: () => void;
}

const FIRST_KINDS = 4;

function DraftRows({ draft, power, kinds, error, onChange, onRemove }: DraftRowsProps) {
  const [more, setMore] = useState(false);
  const offered = more ? kinds : kinds.filter((kind, at) => at < FIRST_KINDS || kind === draft.kind);
  return (
    <>
      <LedgerRow label="What?">
        <Choices
          label="Kind of effect"
          options={offered.map((kind) => ({ value: kind, label: EFFECTS[kind].name }))}
          value={draft.kind}
          onChange={(kind) => onChange({ ...createDraft(kind, draft.power), key: draft.key })}
        />
        <Button look="quiet" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? 'Fewer kinds' : 'Other kinds'}
        </Button>
        {onRemove && (
          <Button look="quiet" icon="trash" onClick={onRemove}>
            Remove
          </Button>
        )}
      </LedgerRow>
      <EffectFields
        draft={draft}
        onChange={onChange}
        owned={power !== undefined}
        {...(error ? { error } : {})}
      />
    </>
  );
}
