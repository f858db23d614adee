import type { Platform } from '@/kernel/ports';
import { accept, type Result, refuse } from '@/kernel/result';

/** A globally unique id. */
export function freshId(platform: Platform): string {
  return [...platform.entropy(9)].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** Runs what only the browser can provide; if it fails, no table is started and the user is told. */
export function borrow<T>(what: () => T): Result<T> {
  try {
    return accept(what());
  } catch {
    return refuse('This browser gives the app no chance numbers, so no table can be begun.', {
      allowed: 'Open the app in another browser.',
    });
  }
}
