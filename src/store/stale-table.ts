import type { Refusal } from '@/kernel/result';

/** The refusal when another window wrote first: its entries are read before anything is decided. */
export const STALE_TABLE: Refusal = {
  message: 'Another window changed this table just now, so nothing was done here.',
  allowed: 'Check what the table says now, then do it again if you still want it.',
};
