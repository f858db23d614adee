import type { Refusal } from '@/kernel/result';
import type { Damage } from './app-store';
import type { TableFindings } from './read-stored-table';

/** Error messages of browsers and the bundler for a chunk that failed to load. */
const SAID = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether the network failed, and not the app. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && SAID.test(error.message);

export const UNFETCHED: Refusal = {
  message: 'A part of the app could not be fetched.',
  allowed: 'Connect this device to the network, then try again.',
};

/** What to show about a damaged table. */
export const toDamage = (id: string, { name, wrong, parts }: TableFindings): Damage => ({
  id,
  name,
  wrong,
  parts: parts.map(({ lying, entries, tell: summarize }) => {
    const { season, now } = summarize();
    return { kind: lying.record.kind, entries, season, now };
  }),
});
