import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** The code that folds a table and reads its snapshot. */
const FOLDERS = ['kernel', 'games', 'store'];

/**
 * A fingerprint of the rules: if any of the code changes, stored folds are replayed.
 * @param source the folder of the sources
 */
export function printOfRules(source: string): string {
  const hash = createHash('sha256').update(readFileSync(join(source, '../package-lock.json')));
  for (const folder of FOLDERS)
    for (const file of readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.ts$/.test(file) && !/\.(test|bench)\.|testing\//.test(file))
        hash.update(file).update(readFileSync(join(source, folder, file)));
  return hash.digest('hex').slice(0, 32);
}
