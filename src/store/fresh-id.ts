import type { Platform } from '@/kernel/ports';

/** An id that no other device gives. */
export function freshId(platform: Platform): string {
  return [...platform.entropy(9)].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
