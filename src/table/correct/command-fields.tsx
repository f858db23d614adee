import type { Field } from '@/kernel/command/fields';
import type { Command } from '@/kernel/game';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import { SelectField } from '@/ui/form/select-field';
import { Stepper } from '@/ui/form/stepper';
import { Ticks } from '@/ui/form/ticks';
import { YesNo } from '@/ui/form/yes-no';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { useFace } from '../face';
import { useNames } from './names';

interface CommandFieldsProps {
  command: Command;
  onChange: (command: Command) => void;
}

/** A command's arguments as ruled rows: read from its shape, so that every kind of entry can be put right. */
export function CommandFields({ command, onChange }: CommandFieldsProps) {
  const { fieldsOf } = useFace();
  return fieldsOf(command)
    .filter(({ ask }) => ask !== 'event')
    .flatMap((field) => rowsOf(field, command[field.key]))
    .map(({ field, value, put }) => (
      <LedgerRow key={field.key} label={field.name}>
        <Control field={field} value={value} onChange={(next) => onChange({ ...command, ...put(next) })} />
      </LedgerRow>
    ));
}

/** One argument as a row; those of a group each have their own, named after both. */
function rowsOf(field: Field, value: unknown): Row[] {
  if (field.ask !== 'group') return [{ field, value, put: (next) => ({ [field.key]: next }) }];
  const all = (value ?? {}) as Record<string, unknown>;
  return field.fields.map((part) => ({
    field: { ...part, key: `${field.key}.${part.key}` },
    value: all[part.key],
    put: (next) => ({ [field.key]: { ...all, [part.key]: next } }),
  }));
}

interface Row {
  field: Field;
  value: unknown;
  /** The argument of the command with this value in it. */
  put: (value: unknown) => Record<string, unknown>;
}

interface ControlProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Choices that fit side by side; more of them are a list. */
const SIDE_BY_SIDE = 8;
const NOBODY = '';
/** A number among so many is typed. */
const WIDE = 200;

function Control({ field, value, onChange }: ControlProps) {
  const label = field.name;
  switch (field.ask) {
    case 'choice':
      return <Choice field={field} value={value} onChange={onChange} />;
    case 'number':
      return field.optional || field.max - field.min > WIDE ? (
        <NumberField
          hideLabel
          label={label}
          min={field.min}
          max={field.max}
          value={typeof value === 'number' ? value : null}
          onChange={(number) => onChange(number ?? undefined)}
        />
      ) : (
        <Stepper
          label={label}
          min={field.min}
          max={field.max}
          value={Number(value ?? 0)}
          onChange={onChange}
        />
      );
    case 'text':
      return (
        <TextField
          hideLabel
          label={label}
          maxLength={field.most}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' && field.optional ? undefined : text)}
        />
      );
    case 'yes':
      return <YesNo label={label} value={value === undefined ? null : Boolean(value)} onChange={onChange} />;
    case 'numbers': {
      const values = (Array.isArray(value) ? value : Array(field.count).fill(field.min)) as number[];
      return values.map((number, at) => (
        <Stepper
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          key={at}
          label={`${label} ${at + 1}`}
          min={field.min}
          max={field.max}
          value={number}
          onChange={(next) => onChange(values.map((item, place) => (place === at ? next : item)))}
        />
      ));
    }
    case 'some':
      return <Some field={field} value={value} onChange={onChange} />;
    default:
      return null;
  }
}

function Choice({ field, value, onChange }: ControlProps & { field: Field }) {
  const { nameValue } = useNames();
  if (field.ask !== 'choice') return null;
  const nobody = field.nobody || (field.optional && value === undefined);
  const options = [
    ...(nobody ? [{ value: NOBODY, label: field.nobody ? 'Nobody' : 'As usual' }] : []),
    ...field.options.map((option) => ({ value: String(option), label: nameValue(option) })),
  ];
  const pick = (text: string) =>
    onChange(
      text === NOBODY
        ? field.nobody
          ? null
          : undefined
        : field.options.find((option) => String(option) === text),
    );
  const props = { label: field.name, options, value: String(value ?? NOBODY), onChange: pick };
  return options.length <= SIDE_BY_SIDE ? <Choices {...props} /> : <SelectField hideLabel {...props} />;
}

function Some({ field, value, onChange }: ControlProps & { field: Field }) {
  const { nameValue } = useNames();
  if (field.ask !== 'some') return null;
  const values = (Array.isArray(value) ? value : []) as (string | number)[];
  if (!field.again)
    return (
      <Ticks
        label={field.name}
        options={field.options.map((option) => ({ value: String(option), label: nameValue(option) }))}
        values={values.map(String)}
        onChange={(ticked) => onChange(field.options.filter((option) => ticked.includes(String(option))))}
      />
    );
  const countOf = (option: string | number) => values.filter((item) => item === option).length;
  const setCount = (option: string | number, count: number) =>
    onChange(field.options.flatMap((item) => Array(item === option ? count : countOf(item)).fill(item)));
  return field.options.map((option) => (
    <Stepper
      key={option}
      showLabel
      label={nameValue(option)}
      min={0}
      max={30}
      value={countOf(option)}
      onChange={(count) => setCount(option, count)}
    />
  ));
}
