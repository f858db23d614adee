import { kindOf } from '@/games/gathering-storm/rules/effects';
import type { FieldSpec } from '@/games/gathering-storm/rules/effects/effect';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { type Effect, SHIP_TYPES, UNIT_TYPES } from '@/games/gathering-storm/rules/effects/shapes';
import { WINDOWS } from '@/games/gathering-storm/rules/effects/windows';
import { WINDOW_WORDS } from '@/games/gathering-storm/rules/guide/phases';
import { printProject } from '@/games/gathering-storm/rules/naming';
import { DOUBLED, isOpenTo, projectsIn } from '@/games/gathering-storm/rules/research/catalogue';
import {
  CATEGORIES,
  CIVIL_WAR_COUNTRIES,
  COUNTRIES,
  capitalize,
  type Owner,
  POWERS,
  type Power,
  REGION_NAMES,
  SIDES,
  sideOf,
} from '@/games/gathering-storm/rules/vocabulary';
import { POWER_OPTIONS } from '@/games/gathering-storm/screens/board/marks';
import { AmountKeys } from '@/ui/form/amount-keys';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { PowerKeys } from '@/ui/form/power-keys';
import { Ticks } from '@/ui/form/ticks';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import voice from '@/ui/type.module.css';
import { CountryChoices, CountryTicks } from '../../europe/country-choices';
import { amountOf, asksWhose, type EffectDraft } from './effect-draft';

/** One thing that a field offers. */
interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

const plain = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** Any of them first, since most cards name no type. */
const typed = (any: string, types: readonly string[]): Option[] => [
  { value: 'any', label: any },
  ...types.map((value) => ({ value, label: capitalize(value) })),
];

/** Returns the projects of a place that a power may use; all of them if the power is unknown. */
function projectsFor(draft: EffectDraft, place: CardPlace): Option[] {
  const power = place.power ?? draft.power;
  return projectsIn(place)
    .filter((item) => !power || isOpenTo(item, power))
    .map((item) => ({ value: item.id, label: printProject(item) }));
}

/** A power and its alliance; Russia is both. */
function ownersFor(power: Power | undefined): Owner[] {
  return [...new Set<Owner>(power ? [power, sideOf(power)] : [...SIDES, ...POWERS])];
}

type Offer = (draft: EffectDraft, place: CardPlace) => Option[];

/** Fields of which one thing is chosen; each fills the part of the draft that has its name. */
const ONE_OF: Partial<Record<FieldSpec, Offer>> = {
  country: ({ kind }) => plain(kind === 'civil-war' ? CIVIL_WAR_COUNTRIES : COUNTRIES),
  region: () => plain(REGION_NAMES),
  category: () => plain(CATEGORIES),
  project: projectsFor,
  doubled: () => DOUBLED.map((value) => ({ value, label: capitalize(value) })),
  owner: (_, { power }) => plain(ownersFor(power)),
  ships: () => [
    { value: 'all', label: 'All ships, one space' },
    { value: 'one', label: 'One ship, two spaces' },
  ],
  unit: () => typed('Any unit', UNIT_TYPES),
  ship: () => typed('Any ship', SHIP_TYPES),
  window: () => WINDOWS.map((value) => ({ value, label: WINDOW_WORDS[value].when })),
};

/** The most countries a kind may name; unlimited if absent. */
const MOST_COUNTRIES: Partial<Record<Effect['kind'], number>> = { dispute: 2 };
const MOST_PROJECTS = 2;

/** Fields of which several are ticked: with the most that a kind names the others wait. */
const SEVERAL: Partial<Record<FieldSpec, Offer>> = {
  countries: ({ kind, countries }) => upTo(MOST_COUNTRIES[kind], plain(COUNTRIES), countries),
  projects: (draft, place) => upTo(MOST_PROJECTS, projectsFor(draft, place), draft.projects),
};

function upTo(most: number | undefined, list: readonly Option[], ticked: readonly string[]): Option[] {
  const full = most !== undefined && ticked.length >= most;
  return list.map((option) => ({ ...option, disabled: full && !ticked.includes(option.value) }));
}

interface EffectFieldsProps {
  draft: EffectDraft;
  onChange: (draft: EffectDraft) => void;
  place: CardPlace;
  /** The card has several effects. */
  several?: boolean;
  /** What is missing or wrong, shown next to its field. */
  error?: { at?: string; message: string };
}

/** The fields that an effect's kind needs, in its order. */
export function EffectFields({ draft, onChange, place, several = false, error }: EffectFieldsProps) {
  return (
    <>
      {fieldsOf(draft, place, several).map((field) => (
        <Field
          key={field}
          field={field}
          draft={draft}
          place={place}
          set={(part) => onChange({ ...draft, ...part })}
          {...(error && isAt(field, error.at) ? { error: error.message } : {})}
        />
      ))}
    </>
  );
}

/** Returns the fields of a kind; the power is omitted on its own card if it has only one effect. */
export function fieldsOf(draft: EffectDraft, place: CardPlace, several: boolean): readonly FieldSpec[] {
  const { fields } = kindOf({ kind: draft.kind } as Effect);
  return asksWhose(draft, place, several) ? fields : fields.filter((field) => field !== 'power');
}

/** Whether an error belongs to this field. */
export function isAt(field: FieldSpec, at: string | undefined): boolean {
  if (at === 'side') return field === 'beneficiaries';
  return field === at || (field === 'doubled' && at === 'project');
}

interface FieldProps {
  field: FieldSpec;
  draft: EffectDraft;
  place: CardPlace;
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
  doubled: 'Project',
  projects: 'Two projects',
  owner: 'Whose projects',
  ships: 'Which ships',
  unit: 'Which type',
  ship: 'Which type',
};

function labelOf(field: FieldSpec, { kind }: EffectDraft): string {
  return kind === 'dispute' && field === 'countries' ? 'Between' : LABELS[field];
}

function Field({ field, draft, place, set, error }: FieldProps) {
  return (
    <LedgerRow label={labelOf(field, draft)} {...(error ? { error } : {})}>
      <Entry field={field} draft={draft} place={place} set={set} />
    </LedgerRow>
  );
}

function Entry({ field, draft, place, set }: FieldProps) {
  const label = labelOf(field, draft);
  const one = ONE_OF[field];
  const several = SEVERAL[field];
  const One = field === 'country' ? CountryChoices : Choices;
  const Several = field === 'countries' ? CountryTicks : Ticks;
  if (one)
    return (
      <One
        label={label}
        options={one(draft, place)}
        value={draft[field as 'project']}
        onChange={(value) => set({ [field]: value })}
      />
    );
  if (several)
    return (
      <Several
        label={label}
        options={several(draft, place)}
        values={draft[field as 'projects']}
        onChange={(values) => set({ [field]: values })}
      />
    );
  switch (field) {
    case 'power':
      return (
        <PowerKeys
          small
          label={label}
          options={POWER_OPTIONS}
          value={draft.power}
          onChange={(next) => set({ power: next })}
        />
      );
    case 'base':
      return (
        <AmountKeys label={label} from={-3} to={-1} value={draft.base} onChange={(base) => set({ base })} />
      );
    case 'max':
      return <AmountKeys label={label} from={1} to={3} value={draft.max} onChange={(max) => set({ max })} />;
    case 'beneficiaries':
      return <Favor draft={draft} owner={place.power} set={set} />;
    case 'words':
      return (
        <TextField
          label={label}
          hideLabel
          dir="auto"
          value={draft.words}
          onChange={(words) => set({ words })}
          maxLength={200}
        />
      );
    default:
      return <Amount draft={draft} set={set} />;
  }
}

function Amount({ draft, set }: Pick<FieldProps, 'draft' | 'set'>) {
  const keys = (
    <AmountKeys
      label="How much?"
      value={draft.none ? null : amountOf(draft)}
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
function Favor({ draft, owner, set }: Pick<FieldProps, 'draft' | 'set'> & { owner: Power | undefined }) {
  const [first, ...others] = draft.beneficiaries;
  // The card's own power is preselected: a tap that adds another power does not remove it (GS 9.41D).
  const alone = owner !== undefined && first === owner && others.length === 0;
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
        onChange={(beneficiaries) => {
          if (beneficiaries.length > 0 || !alone) set({ beneficiaries });
        }}
      />
      {alone && (
        <p className={voice.note}>
          Its own card always favors {owner}; add whom else it names.{' '}
          <span className={voice.rule}>GS 9.41D</span>
        </p>
      )}
      {!first && (
        <Choices
          label="A side, without a named power"
          showLabel
          options={SIDES.map((value) => ({ value, label: value }))}
          value={draft.side}
          onChange={(side) => set({ side })}
        />
      )}
    </>
  );
}
