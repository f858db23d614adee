import type { Preferences } from './app-store';
import { readObject } from './remembered';

/** Where forms keep what was begun in them, by name. */
export interface Forms {
  read(name: string): unknown;
  /** `undefined` takes it away. */
  keep(name: string, value: unknown): void;
  names(): string[];
  /** Whether a new page finds all of it again. */
  outlivesPage(): boolean;
}

/** Longer texts last as long as the page: a device lends it little room. */
const MOST_LETTERS = 400_000;

const fits = (value: unknown) => value === undefined || JSON.stringify(value).length <= MOST_LETTERS;

/** Where this device keeps what was begun in the forms of a table, of new tables, of its decks. */
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

/** What is one person’s alone: it lasts as long as the page, and no storage ever holds it. */
function secretForms(): Forms {
  const held = new Map<string, unknown>();
  return {
    read: (name) => held.get(name),
    keep: (name, value) => void (value === undefined ? held.delete(name) : held.set(name, value)),
    names: () => [...held.keys()],
    // Whatever is in them: another answer would tell whether somebody began something.
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

/** The forms in one person’s papers at a table: nobody else opens them, whoever holds her powers later. */
export const openPapersForms = (preferences: Preferences, table: string, person: string) =>
  openOnce(preferences, `papers ${table} ${person}`, secretForms);

/** A table that is no longer there has nothing begun. */
export function forgetForms(preferences: Preferences, of: string): void {
  opened.get(preferences)?.delete(`open ${of}`);
  preferences.write(placeOf(of), null);
}
