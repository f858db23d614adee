import type { Preferences } from '../app-store';
import { readObject } from '../remembered';

/** Wrong secrets of one seat in a row, and the time before which no other is tried. */
export interface Tries {
  wrong: number;
  /** Milliseconds since 1970. */
  until: number;
}

const LONGEST = 60;

/** Seconds to wait after so many wrong secrets: 1, 2, 4, up to 60. */
export const secondsAfter = (wrong: number): number => Math.min(LONGEST, 2 ** (wrong - 1));

/** The key for wrong secrets at a sealed table; they count on after a reload. */
export const triesKey = (id: string) => `unlock/${id}`;

export function readTries(preferences: Preferences, id: string, person: string): Tries {
  const all = readObject(preferences.read(triesKey(id)));
  const held = (Object.hasOwn(all, person) ? all[person] : null) as Partial<Tries> | null;
  const numberOf = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0);
  return { wrong: numberOf(held?.wrong), until: numberOf(held?.until) };
}

/** @param tries null once the right secret came */
export function writeTries(preferences: Preferences, id: string, person: string, tries: Tries | null): void {
  const { [person]: _, ...others } = readObject(preferences.read(triesKey(id)));
  const next = tries ? { ...others, [person]: tries } : others;
  preferences.write(triesKey(id), Object.keys(next).length > 0 ? JSON.stringify(next) : null);
}

/** Milliseconds until a secret may be tried; a clock that was set back makes nobody wait longer than the longest wait. */
export const waitOf = ({ until }: Tries, now: number): number =>
  Math.min(LONGEST * 1000, Math.max(0, until - now));
