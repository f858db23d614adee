import type { Preferences } from './app-store';
import { readObject } from './remembered';

/** Stores the unfinished input of forms, by name. */
export interface Forms {
  read(name: string): unknown;
  /** `undefined` removes it. */
  keep(name: string, value: unknown): void;
  names(): string[];
  /** Whether a new page finds all of it again. */
  outlivesPage(): boolean;
}

/** Longer texts are kept in memory only, because a device offers little space. */
const MOST_LETTERS = 400_000;

const fits = (value: unknown) => value === undefined || JSON.stringify(value).length <= MOST_LETTERS;

/** The storage key for the forms of a table, of new tables or of the decks. */
const placeOf = (of: string) => `forms/${of}`;

/** What everyone may see: it outlives the page. Another window’s forms of the same table stay as they are. */
function formsOn(preferences: Preferences, of: string): Forms {
  const held = new Map<string, unknown>();
  const stored = () => readObject(preferences.read(placeOf(of)));
  return {
    read: (name) => (held.has(name) ? held.get(name) : stored()[name]),
    keep(name, value) {
      held.set(name, value);
      const { [name]: _, ...others } = stored();
      const next = value !== undefined && fits(value) ? { ...others, [name]: value } : others;
      preferences.write(placeOf(of), Object.keys(next).length > 0 ? JSON.stringify(next) : null);
    },
    names() {
      const names = new Set([...Object.keys(stored()), ...held.keys()]);
      return [...names].filter((name) => this.read(name) !== undefined);
    },
    outlivesPage: () => [...held.values()].every(fits),
  };
}

/** One person's private forms; kept in memory only. */
function secretForms(): Forms {
  const held = new Map<string, unknown>();
  return {
    read: (name) => held.get(name),
    keep: (name, value) => void (value === undefined ? held.delete(name) : held.set(name, value)),
    names: () => [...held.keys()],
    // The same for any content: another answer would reveal whether the person entered something.
    outlivesPage: () => false,
  };
}

const opened = new WeakMap<Preferences, Map<string, Forms>>();

function openOnce(preferences: Preferences, name: string, open: () => Forms): Forms {
  const all = opened.get(preferences) ?? new Map<string, Forms>();
  opened.set(preferences, all);
  const forms = all.get(name) ?? open();
  all.set(name, forms);
  return forms;
}

/** Whether a new page finds all again that was begun in the forms of this one. */
export const formsOutlivePage = (preferences: Preferences): boolean =>
  [...(opened.get(preferences)?.values() ?? [])].every((forms) => forms.outlivesPage());

/** The forms of a table, of new tables, of the decks on this device. */
export const openForms = (preferences: Preferences, of: string) =>
  openOnce(preferences, `open ${of}`, () => formsOn(preferences, of));

/** The forms in one person's papers at a table; never opened for others, even if powers change hands. */
export const openPapersForms = (preferences: Preferences, table: string, person: string) =>
  openOnce(preferences, `papers ${table} ${person}`, secretForms);

/** Deletes the form input of a removed table. */
export function forgetForms(preferences: Preferences, of: string): void {
  opened.get(preferences)?.delete(`open ${of}`);
  preferences.write(placeOf(of), null);
}
