import type { Field } from '@/kernel/command/fields';
import type { Command } from '@/kernel/game';
import { Choices } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import { SelectField } from '@/ui/form/select-field';
import { Stepper } from '@/ui/form/stepper';
import { Ticks, YesNo } from '@/ui/form/ticks';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { useGameUi } from './game-ui';
import { useNames } from './use-table';

/** A form's own wording for an argument, if the game's does not fit. */
interface FieldWords {
  /** In the place of the argument’s name. */
  label?: string;
  /** The name of its control, if the row's label is not enough. */
  name?: string;
  hint?: string;
  /** Required here, although it is optional in the command. */
  given?: true;
  /** Those of its choices that are offered. */
  options?: readonly string[];
  /** The labels of choices, by value; '' is the label for no choice. */
  choices?: Readonly<Record<string, string>>;
}

interface CommandFieldsProps {
  /** The current command; it already includes what the form does not ask for. */
  command: Command;
  /** Receives the changed command, and the changes alone. */
  onChange: (command: Command, changed: Record<string, unknown>) => void;
  /** The arguments that the form asks for, in order; all of them if omitted. */
  asks?: Readonly<Record<string, FieldWords>>;
  /** Not in ledger rows: each field has its own label. */
  bare?: boolean;
}

/** A command's arguments as ledger rows, read from its shape; for corrections and forms of only fields. */
export function CommandFields({ command, onChange, asks, bare = false }: CommandFieldsProps) {
  const { fieldsOf } = useGameUi();
  const all = fieldsOf(command);
  const asked = asks
    ? Object.keys(asks).map((key) => all.find((field) => field.key === key) ?? missing(command, key))
    : all.filter(({ ask }) => ask !== 'event');
  return asked
    .flatMap((field) => rowsOf(field, command[field.key]))
    .map(({ field, value, put }) => (
      <FieldRow
        key={field.key}
        {...{ field, bare, value }}
        words={asks?.[field.key] ?? {}}
        onChange={(next) => onChange({ ...command, ...put(next) }, put(next))}
      />
    ));
}

/** The numbers that a command asks for, by argument: for a form that draws them itself, with the command's limits. */
export function useNumbersOf(command: Command) {
  const { fieldsOf } = useGameUi();
  return (key: string) => {
    const field = fieldsOf(command).find((item) => item.key === key);
    return field?.ask === 'number' ? field : missing(command, key);
  };
}

function missing({ type }: Command, key: string): never {
  throw new Error(`“${type}” has no argument “${key}” that a form can ask for.`);
}

/** A control in its row, or by itself, in the form’s own words. */
function FieldRow({ field, words, bare, ...control }: Omit<ControlProps, 'choices'> & { words: FieldWords }) {
  const { label = field.name, name = label, hint = '', given, options, choices = {} } = words;
  const optional = field.optional && !given;
  const own = { ...field, name, optional, ...(options ? { options } : {}) } as Field;
  const drawn = <Control field={own} {...{ bare, choices }} {...control} />;
  return bare ? (
    drawn
  ) : (
    <LedgerRow label={label} hint={hint}>
      {drawn}
    </LedgerRow>
  );
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
  choices: Readonly<Record<string, string>>;
  bare: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Choices that fit side by side; more of them are a list. */
const SIDE_BY_SIDE = 8;
const NOBODY = '';
/** Numbers that are counted lie no farther apart. */
const WIDE = 200;

function Control(control: ControlProps) {
  const { field, bare, value, onChange } = control;
  const label = field.name;
  switch (field.ask) {
    case 'choice':
      return <Choice {...control} />;
    case 'number':
      return <Numeral {...control} />;
    case 'text':
      return (
        <TextField
          hideLabel={!bare}
          label={label}
          maxLength={field.most}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' && field.optional ? undefined : text)}
        />
      );
    case 'yes':
      return (
        <YesNo
          showLabel={bare}
          label={label}
          value={value === undefined ? null : Boolean(value)}
          onChange={onChange}
        />
      );
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
      return <Some {...control} />;
    default:
      return null;
  }
}

/** A number with a stepper; typed instead if it is optional, or if the range is wide. */
function Numeral({ field, bare, value, onChange }: ControlProps) {
  if (field.ask !== 'number') return null;
  const { name: label, min, max } = field;
  return field.optional || max - min > WIDE ? (
    <NumberField
      hideLabel={!bare}
      {...{ label, min, max }}
      value={typeof value === 'number' ? value : null}
      onChange={(number) => onChange(number ?? (field.nullable ? null : undefined))}
    />
  ) : (
    <Stepper showLabel={bare} {...{ label, min, max }} value={Number(value ?? 0)} onChange={onChange} />
  );
}

function Choice({ field, choices, bare, value, onChange }: ControlProps) {
  const { nameValue } = useNames();
  if (field.ask !== 'choice') return null;
  const nobody = field.nobody || (field.optional && value === undefined);
  const called = (value: string, label: string) => ({ value, label: choices[value] ?? label });
  const options = [
    ...(nobody ? [called(NOBODY, field.nobody ? 'Nobody' : 'As usual')] : []),
    ...field.options.map((option) => called(String(option), nameValue(option))),
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
  return options.length <= SIDE_BY_SIDE ? (
    <Choices showLabel={bare} {...props} />
  ) : (
    <SelectField hideLabel={!bare} {...props} />
  );
}

function Some({ field, bare, value, onChange }: ControlProps) {
  const { nameValue } = useNames();
  if (field.ask !== 'some') return null;
  const values = (Array.isArray(value) ? value : []) as (string | number)[];
  if (!field.again)
    return (
      <Ticks
        showLabel={bare}
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
