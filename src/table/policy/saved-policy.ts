import type { Catalogue, Policy } from '@/kernel/command/policy';
import { printPolicy, type ReadPolicy, readPolicy } from '@/kernel/command/policy-file';
import type { Preferences } from '@/store/app-store';

/** A policy is about a hundredth of this; larger files are not opened. */
const MOST_BYTES = 400_000;

/** Reads a policy from a file of a stranger. */
export async function readPolicyFile(file: File, catalogue: Catalogue): Promise<ReadPolicy> {
  return readPolicy(file.size > MOST_BYTES ? '' : await file.text(), catalogue);
}

const nameOf = ({ game }: Catalogue) => `policy:${game}`;

/** Saves a game's newest policy on this device for its next table. */
export function savePolicy(preferences: Preferences, policy: Policy, catalogue: Catalogue): void {
  preferences.write(nameOf(catalogue), printPolicy(policy, catalogue.game));
}

/** The policy of a game's last table, or null if none was changed. */
export function readSavedPolicy(preferences: Preferences, catalogue: Catalogue): Policy | null {
  const text = preferences.read(nameOf(catalogue));
  return text === null ? null : readPolicy(text, catalogue).policy;
}
