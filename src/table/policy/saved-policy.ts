import type { Catalogue, Policy } from '@/kernel/command/policy';
import { printPolicy, readPolicy } from '@/kernel/command/policy-file';
import type { Preferences } from '@/store/app-store';

const nameOf = ({ game }: Catalogue) => `policy:${game}`;

/** Keeps the newest policy of a game on this device, for its next table. */
export function savePolicy(preferences: Preferences, policy: Policy, catalogue: Catalogue): void {
  preferences.write(nameOf(catalogue), printPolicy(policy, catalogue.game));
}

/** The policy that the last table of a game had; nothing where none was changed. */
export function readSavedPolicy(preferences: Preferences, catalogue: Catalogue): Policy | null {
  const text = preferences.read(nameOf(catalogue));
  return text === null ? null : readPolicy(text, catalogue).policy;
}
