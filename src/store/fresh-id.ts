import type { Platform } from '@/kernel/ports';
import { accept, type Result, refuse } from '@/kernel/result';

/** An id that no other device gives. */
export function freshId(platform: Platform): string {
  return [...platform.entropy(9)].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** What only the browser can lend: without it no table is begun, and somebody is told. */
export function borrow<T>(what: () => T): Result<T> {
  try {
    return accept(what());
  } catch {
    return refuse('This browser gives the app no chance numbers, so no table can be begun.', {
      allowed: 'Open the app in another browser.',
    });
  }
}
