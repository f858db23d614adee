import type { Damage } from './app-store';
import type { TableFindings } from './read-stored-table';

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
