import { useState } from 'react';
import { checkTwice } from '@/games/storm-over-asia/rules/categories';
import { readStart } from '@/games/storm-over-asia/rules/setup';
import { cleanName } from '@/kernel/names';
import { usePreferences } from '@/store/context';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { countOfEntries, type SavedEntries } from './cards/use-saved-entries';
import styles from './new-table.module.css';
import { StartFlags, type StartFlagsOf } from './start-flags';

/** Every entry of the deck is open. */
export const OPEN = 'open';

interface EntriesRowProps {
  kept: readonly SavedEntries[];
  value: string;
  onChange: (value: string) => void;
}

/** The entries that the table knows from the start. */
export function EntriesRow({ kept: savedEntries, value, onChange }: EntriesRowProps) {
  return (
    <LedgerRow label="Entries" hint="what the cards say">
      <Choices
        label="Entries"
        options={[
          { value: OPEN, label: 'Open', note: 'filled in as they come up' },
          ...savedEntries.map(({ id, name, count }) => ({
            value: id,
            label: name,
            note: countOfEntries(count),
          })),
        ]}
        value={value}
        onChange={onChange}
      />
    </LedgerRow>
  );
}

/** Preference key of the flags and categories of the newest table. */
const LAST_START = 'china-start';
const CATEGORIES = ['Diplomatic', 'Second', 'Third', 'Fourth'];

/** Flags and categories as they are set, or as the last table of this device had them. */
export function useStart() {
  const preferences = usePreferences();
  const [last] = useState(() => readStart(preferences.read(LAST_START)));
  const [categories, setCategories] = useDraftState<readonly string[]>('categories', CATEGORIES);
  const [china, setChina] = useDraftState<StartFlagsOf>('china', {});
  const [entering, setEntering] = useDraftState('entering', false);
  const placed = Object.values(china).reduce((sum, flags) => sum + flags.length, 0);
  return {
    categories,
    setCategories,
    china,
    setChina,
    /** How many flags are placed at the start. */
    placed,
    entering,
    enter: () => setEntering(true),
    takeLast:
      last &&
      (() => {
        setChina(last.china as StartFlagsOf);
        setCategories(last.categories);
        setEntering(true);
      }),
    /** Saves it for later tables. */
    keep() {
      if (placed > 0) preferences.write(LAST_START, JSON.stringify({ china, categories }));
    },
  };
}
type Start = ReturnType<typeof useStart>;

/** The error of a category name: empty, or a duplicate of an earlier one. */
function errorOf(written: readonly string[], at: number): { error?: string } {
  const categories = written.map(cleanName);
  if (categories[at] === '') return { error: 'Write a name.' };
  const twice = checkTwice(categories.slice(0, at + 1));
  return twice && checkTwice(categories.slice(0, at)) === null ? { error: twice.message } : {};
}

/** Japan’s categories, with the names that this table uses. */
export function CategoriesRow({ start: { categories, setCategories } }: { start: Start }) {
  return (
    <LedgerRow label="Japan’s categories" hint="the diplomatic one is called so, or is the first">
      <div className={styles.names}>
        {categories.map((category, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place
            key={at}
            label={`Category ${at + 1}`}
            value={category}
            maxLength={24}
            onChange={(text) => setCategories(categories.map((item, index) => (index === at ? text : item)))}
            {...errorOf(categories, at)}
          />
        ))}
      </div>
    </LedgerRow>
  );
}

/** The flags in China, entered now or left for later. */
export function FlagsRow({ start }: { start: Start }) {
  const { china, setChina, entering, enter, takeLast, placed } = start;
  return (
    <LedgerRow label="Flags in China" hint="as the mapboard prints them">
      {entering ? (
        <>
          <StartFlags china={china} onChange={setChina} />
          {placed > 0 && <SaveFlags start={start} />}
        </>
      ) : (
        <>
          <Button icon="flag" onClick={enter}>
            Enter the flags
          </Button>
          {takeLast && <Button onClick={takeLast}>Use the saved flags</Button>}
        </>
      )}
    </LedgerRow>
  );
}

/** Saves the flags and the names of Japan’s categories before the table is created. */
function SaveFlags({ start: { china, categories, keep } }: { start: Start }) {
  const [saved, setSaved] = useState<StartFlagsOf | null>(null);
  const unnamed = categories.some((category) => category.trim() === '');
  return (
    <>
      <Button
        disabled={unnamed}
        why="Name each category first."
        onClick={() => {
          keep();
          setSaved(china);
        }}
      >
        Save the flags for later tables
      </Button>
      <p role="status">{saved === china && 'Saved on this device.'}</p>
    </>
  );
}
