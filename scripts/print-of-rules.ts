import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** What a table is folded by, and what its snapshot is read by. */
const FOLDERS = ['kernel', 'games', 'store'];

/**
 * What tells one state of the rules from any other: where anything in them is another, whatever was folded before is
 * folded anew.
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
