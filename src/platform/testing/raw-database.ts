import { openDB } from 'idb';
import { onTestFinished } from 'vitest';

/**
 * The stored database without the shelf between. Closed when the test ends: test files share a worker, and an open
 * connection blocks `deleteDB` in every later one.
 */
export async function rawDatabase() {
  const db = await openDB('dispatch-box');
  onTestFinished(() => db.close());
  return db;
}
