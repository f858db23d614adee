import type { Catalogue } from '@/kernel/command/policy';
import { type ReadPolicy, readPolicy } from '@/kernel/command/policy-file';

/** A policy is about a hundredth of this; larger files are not opened. */
const MOST_BYTES = 400_000;

/** Reads a policy from a file of a stranger. */
export async function readPolicyFile(file: File, catalogue: Catalogue): Promise<ReadPolicy> {
  return readPolicy(file.size > MOST_BYTES ? '' : await file.text(), catalogue);
}
