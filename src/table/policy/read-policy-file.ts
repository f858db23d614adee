import type { Catalogue } from '@/kernel/command/policy';
import { type ReadPolicy, readPolicy } from '@/kernel/command/policy-file';

/** A policy is a hundredth of it; what is larger is not even opened. */
const MOST_BYTES = 400_000;

/** Reads a policy from a file of a stranger. */
export async function readPolicyFile(file: File, catalogue: Catalogue): Promise<ReadPolicy> {
  return readPolicy(file.size > MOST_BYTES ? '' : await file.text(), catalogue);
}
