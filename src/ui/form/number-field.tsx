import { useLayoutEffect, useState } from 'react';
import { readWhole } from '@/kernel/file/letters';
import { useDraftState } from './draft-state';
import { TextField } from './field';

interface NumberFieldProps {
  label: string;
  /** Unique among the forms here; defaults to the label. Text that is not a number is stored under it. */
  name?: string;
  value: number | null;
  /** The whole number in range that is written, or `null` while there is none. */
  onChange: (value: number | null) => void;
  /** Gets the text, at first and after each letter, so that a screen can refuse "3.5" in its own words. */
  onText?: (text: string) => void;
  error?: string;
  hint?: string;
  min?: number;
  max?: number;
  big?: boolean;
  hideLabel?: boolean;
  /** Hardly ever below 0: a phone shows its digits. */
  digits?: boolean;
}

function parse(text: string, min: number, max: number): number | null {
  const number = readWhole(text);
  return number !== null && number >= min && number <= max ? number : null;
}

function print(value: number | null): string {
  return value === null ? '' : String(value).replace('-', '−');
}

function range(min: number, max: number): string {
  if (Number.isFinite(min) && Number.isFinite(max)) return ` from ${print(min)} to ${print(max)}`;
  if (Number.isFinite(min)) return `, ${print(min)} or more`;
  return Number.isFinite(max) ? `, ${print(max)} or less` : '';
}

/** A field for a whole number. Refuses, in words, other text and numbers out of range. */
export function NumberField({
  name,
  value,
  onChange,
  onText,
  error,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  digits,
  ...field
}: NumberFieldProps) {
  // Text that is not a number is in no form value: store it separately.
  const [refusedBefore, keepRefused] = useDraftState(`${name ?? field.label} as written`, '');
  const [text, setText] = useState(value === null && refusedBefore !== '' ? refusedBefore : print(value));
  // The text is replaced only when the number changes from outside.
  const shown = parse(text, min, max) === value ? text : print(value);
  const refused = shown.trim() !== '' && parse(shown, min, max) === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes
  useLayoutEffect(() => onText?.(shown), []);

  function write(next: string) {
    const number = parse(next, min, max);
    setText(next);
    keepRefused(number === null ? next : '');
    onText?.(next);
    onChange(number);
  }

  return (
    <TextField
      {...field}
      inputMode={min < 0 && !digits ? 'text' : 'numeric'}
      value={shown}
      onChange={write}
      error={error ?? (refused ? `Write a whole number${range(min, max)}.` : undefined)}
    />
  );
}
