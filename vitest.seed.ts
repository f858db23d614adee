import fc from 'fast-check';
import { inject, vi } from 'vitest';

// For properties without a seed of their own; `SEED=20261122` tries another one.
fc.configureGlobal({ seed: inject('seed') });

// A wait ends once what it waits for is there; the default limit of a second fails on a busy machine.
const { waitFor } = vi;
vi.waitFor = (look, limit = 60_000) => waitFor(look, limit);
