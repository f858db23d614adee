import { useState } from 'react';
import { type ResultsTable, WHENS } from '@/games/goss/rules/results/table';
import { usePreferences } from '@/store/context';
import { type Draft, type DraftModifier, type DraftRow, draftOf, isSame } from './draft';

/** The key under which the draft table of results is saved on this device. */
export const DRAFT = 'goss-results-draft';

/**
 * A draft table of results. It stays on this device until the table is saved, so that closing loses nothing.
 * @param fresh starts with the table given, not with the saved draft, which can be restored
 */
export function useDraft(begin: ResultsTable, fresh: boolean) {
  const preferences = usePreferences();
  const [start] = useState(() => draftOf(begin));
  const [left] = useState(() => readDraft(preferences.read(DRAFT)));
  const [draft, setDraft] = useState(() => (fresh ? null : left) ?? start);
  /** The draft that was replaced by a fresh start, or null. */
  const [before, setBefore] = useState(fresh ? left : null);

  function write(next: Draft) {
    setDraft(next);
    preferences.write(DRAFT, isSame(next, start) && !fresh ? null : JSON.stringify(next));
  }
  return {
    draft,
    write,
    /** Whether the initial table is unchanged. */
    untouched: isSame(draft, start),
    /** Whether it continues a saved draft. */
    resumed: !fresh && left !== null,
    before,
    beginAnew() {
      setBefore(draft);
      write(start);
    },
    putBack() {
      setBefore(null);
      if (before) write(before);
    },
    forget: () => preferences.write(DRAFT, null),
  };
}

/** Returns a saved draft, or null if it is damaged. */
export function readDraft(saved: string | null): Draft | null {
  let found: unknown = null;
  try {
    found = JSON.parse(saved ?? 'null');
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null) return null;
  const { name, rows, modifiers, next } = found as Partial<Record<keyof Draft, unknown>>;
  if (typeof name !== 'string' || typeof next !== 'number' || !Number.isSafeInteger(next)) return null;
  if (!Array.isArray(rows) || !rows.every(isRow) || !isUnlike(rows.map(({ key }) => key))) return null;
  if (!Array.isArray(modifiers) || !modifiers.every(isModifier)) return null;
  return isUnlike(modifiers.map(({ id }) => id)) ? { name, rows, modifiers, next } : null;
}

const isUnlike = (keys: readonly string[]) => new Set(keys).size === keys.length;

const areTexts = (item: object, keys: readonly string[]) =>
  keys.every((key) => typeof (item as Record<string, unknown>)[key] === 'string');

const isRow = (item: unknown): item is DraftRow =>
  typeof item === 'object' &&
  item !== null &&
  areTexts(item, ['key', 'from', 'to', 'combat', 'movement']) &&
  typeof (item as DraftRow).keeps === 'boolean';

const isModifier = (item: unknown): item is DraftModifier =>
  typeof item === 'object' &&
  item !== null &&
  areTexts(item, ['id', 'amount', 'words']) &&
  WHENS.includes((item as DraftModifier).when);
