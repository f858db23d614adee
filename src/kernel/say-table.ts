import type { Command } from './game';
import type { Reading } from './readings';

/** What is said of a command: a sentence, what stands under it, the rule's label. */
export interface Said {
  text: string;
  notes?: string[];
  rule?: string;
}

/** A command's argument, or what came of it, as its shape promises it. */
export const as = <T>(value: unknown) => value as T;

/** What names a moment of the table, and leads back to it. */
export const SAY_MOMENTS = {
  bookmark: ({ name }: Command): Said => ({ text: `Bookmark: ${name}` }),
  return: ({ to }: Command): Said => ({ text: `Back to entry ${to}` }),
};

/** What is told of a whole copy: whoever made it may have read what only others may know. */
export const SAY_WHOLE_COPY = {
  'whole-copy': (): Said => ({
    text: 'A whole copy was made, with every hand in it',
    notes: ['Whoever opens that file can read them'],
  }),
};

/** What stands of a table for one. */
export const SAY_ALONE = {
  'set-policy': ({ policy }: Command): Said => ({
    text: `The app’s policy is now ${as<{ name: string }>(policy).name}`,
    notes: ['From now on'],
  }),
  look: ({ power }: Command): Said => ({
    text: `${power}’s hand was looked at on purpose`,
    notes: ['The app holds it'],
  }),
};

/** What the commands that games share are called in words, with a table's readings in theirs. */
export const createSayTable = (readings: readonly Reading[]) => ({
  'choose-reading': (command: Command): Said => {
    const { reading, value } = as<{ reading: string; value: string }>(command);
    const found = readings.find(({ id }) => id === reading);
    const words = found?.readings.find((item) => item.value === value)?.words;
    return {
      text: `Reading changed: ${words ?? value}`,
      notes: found ? [found.question] : [],
      ...(found ? { rule: found.rule } : {}),
    };
  },
  note: ({ words }: Command): Said => ({ text: 'Written down', notes: [as<string>(words)] }),
  ...SAY_MOMENTS,
  ...SAY_WHOLE_COPY,
  'drop-note': (): Said => ({ text: 'A note is removed' }),
  end: (): Said => ({ text: 'The game is over' }),
  undo: (): Said => ({ text: 'Taken back' }),
  redo: (): Said => ({ text: 'Done again' }),
});
