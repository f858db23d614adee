import fc from 'fast-check';
import { inject } from 'vitest';

// For properties without a seed of their own; `SEED=20261122` tries another one.
fc.configureGlobal({ seed: inject('seed') });
