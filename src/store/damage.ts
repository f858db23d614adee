import type { Damage } from './box';
import type { Found } from './read-rows';

/** What a person is told of a damaged table. */
export const toDamage = (id: string, { name, wrong, parts }: Found): Damage => ({
  id,
  name,
  wrong,
  parts: parts.map(({ lying, entries, tell }) => {
    const { season, now } = tell();
    return { kind: lying.record.kind, entries, season, now };
  }),
});
