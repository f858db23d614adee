import { kindOf } from '@/systems/gathering-storm/effects';
import type { FieldSpec } from '@/systems/gathering-storm/effects/effect';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { WINDOW_WORDS } from '@/systems/gathering-storm/phases';
import {
  CATEGORIES,
  CIVIL_WAR_COUNTRIES,
  COUNTRIES,
  PROJECTS,
  REGION_NAMES,
  SIDES,
  sideOf,
} from '@/systems/gathering-storm/vocabulary';
import { AmountKeys } from '@/ui/amount-keys';
import { Choices } from '@/ui/choices';
import { TextField } from '@/ui/field';
import { LedgerRow } from '@/ui/ledger-form';
import { PowerKeys } from '@/ui/power-keys';
import { Ticks } from '@/ui/ticks';
import type { EffectDraft } from './effect-draft';
import { POWER_OPTIONS } from './marks';

const options = <T extends string>(values: readonly T[]) => values.map((value) => ({ value, label: value }));
const WINDOW_OPTIONS = (
  ['drawn', 'income', 'industrial', 'economic', 'placement', 'diplomatic', 'flexible'] as const
).map((value) => ({
  value: value as string,
  label: WINDOW_WORDS[value].when,
}));

interface EffectFieldsProps {
  draft: EffectDraft;
  onChange: (draft: EffectDraft) => void;
  /** The power is known already: the card is its own. */
  owned: boolean;
  /** What is missing or wrong, beside its field. */
  error?: { at?: string; message: string };
}

/** The fields that an effect's kind asks for, in its order. */
export function EffectFields({ draft, onChange, owned, error }: EffectFieldsProps) {
  const fields = kindOf({ kind: draft.kind } as Effect).fields;
  return (
    <>
      {fields
        .filter((field) => !(owned && field === 'power'))
        .map((field) => (
          <Field
            key={field}
            field={field}
            draft={draft}
            set={(part) => onChange({ ...draft, ...part })}
            {...(error && (error.at === field || (field === 'beneficiaries' && error.at === 'side'))
              ? { error: error.message }
              : {})}
          />
        ))}
    </>
  );
}

interface FieldProps {
  field: FieldSpec;
  draft: EffectDraft;
  set: (part: Partial<EffectDraft>) => void;
  error?: string;
}

const LABELS: Record<FieldSpec, string> = {
  power: 'Whose?',
  amount: 'How much?',
  country: 'Where?',
  countries: 'Where, one of',
  beneficiaries: 'In favor of',
  region: 'Region',
  category: 'Category',
  project: 'Project',
  base: 'Base',
  max: 'At most',
  window: 'Shown',
  words: 'What it does',
};

function Field({ field, draft, set, error }: FieldProps) {
  return (
    <LedgerRow label={LABELS[field]} {...(error ? { error } : {})}>
      <Entry field={field} draft={draft} set={set} />
    </LedgerRow>
  );
}

function Entry({ field, draft, set }: FieldProps) {
  const label = LABELS[field];
  switch (field) {
    case 'power':
      return (
        <PowerKeys
          small
          label={label}
          options={POWER_OPTIONS}
          value={draft.power}
          onChange={(power) => set({ power })}
        />
      );
    case 'amount':
      return <Amount draft={draft} set={set} />;
    case 'base':
      return (
        <AmountKeys label={label} from={-3} to={-1} value={draft.base} onChange={(base) => set({ base })} />
      );
    case 'max':
      return <AmountKeys label={label} from={1} to={3} value={draft.max} onChange={(max) => set({ max })} />;
    case 'country': {
      const places = draft.kind === 'civil-war' ? CIVIL_WAR_COUNTRIES : COUNTRIES;
      return (
        <Choices
          label={label}
          options={options(places)}
          value={draft.country as (typeof places)[number] | null}
          onChange={(country) => set({ country })}
        />
      );
    }
    case 'countries':
      return (
        <Ticks
          label={label}
          options={options(COUNTRIES)}
          values={draft.countries}
          onChange={(countries) => set({ countries })}
        />
      );
    case 'beneficiaries':
      return <Favor draft={draft} set={set} />;
    case 'region':
      return (
        <Choices
          label={label}
          options={options(REGION_NAMES)}
          value={draft.region}
          onChange={(region) => set({ region })}
        />
      );
    case 'category':
      return (
        <Choices
          label={label}
          options={options(CATEGORIES)}
          value={draft.category}
          onChange={(category) => set({ category })}
        />
      );
    case 'project': {
      const own = PROJECTS.filter(
        ({ owner }) => draft.power && (owner === draft.power || owner === sideOf(draft.power)),
      );
      return (
        <Choices
          label={label}
          options={own.map(({ id, name, owner }) => ({ value: id, label: `${owner} ${name}` }))}
          value={draft.project}
          onChange={(project) => set({ project })}
        />
      );
    }
    case 'window':
      return (
        <Choices
          label={label}
          options={WINDOW_OPTIONS}
          value={draft.window}
          onChange={(window) => set({ window })}
        />
      );
    case 'words':
      return (
        <TextField
          label={label}
          hideLabel
          value={draft.words}
          onChange={(words) => set({ words })}
          maxLength={200}
        />
      );
  }
}

function Amount({ draft, set }: Pick<FieldProps, 'draft' | 'set'>) {
  const keys = (
    <AmountKeys
      label="How much?"
      value={draft.none ? null : draft.amount}
      onChange={(amount) => set({ amount, none: false })}
    />
  );
  if (draft.kind !== 'tile-draw') return keys;
  return (
    <>
      {keys}
      <Ticks
        label="None at all"
        options={[{ value: 'none', label: 'No random tiles at all' }]}
        values={draft.none ? ['none'] : []}
        onChange={(values) => set({ none: values.length > 0 })}
      />
    </>
  );
}

/** One power, several of one side, or a side without a named power. */
function Favor({ draft, set }: Pick<FieldProps, 'draft' | 'set'>) {
  const [first] = draft.beneficiaries;
  return (
    <>
      <PowerKeys
        small
        multi
        label="In favor of"
        options={POWER_OPTIONS.map((option) => ({
          ...option,
          disabled: first !== undefined && sideOf(first) !== sideOf(option.value),
        }))}
        values={draft.beneficiaries}
        onChange={(beneficiaries) => set({ beneficiaries })}
      />
      {!first && (
        <Choices
          label="A side, without a named power"
          showLabel
          options={options(SIDES)}
          value={draft.side}
          onChange={(side) => set({ side })}
        />
      )}
    </>
  );
}
