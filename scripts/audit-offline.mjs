// npm run --silent audit:offline: every part that is installed, with its version and licence, from the lock file alone.
// A line a part, those that are shipped first; fails where one says no licence.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const parts = Object.entries(packages)
  .filter(([place]) => place !== '')
  .map(([place, { version, license, dev, devOptional, optional }]) => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license: license ?? 'none said',
    use: dev || devOptional || optional ? 'to build and check' : 'shipped',
  }))
  .sort((a, b) => a.use.localeCompare(b.use) || a.name.localeCompare(b.name));
for (const { name, version, license, use } of parts) console.log([name, version, license, use].join('\t'));
const without = parts.filter(({ license }) => license === 'none said');
console.error(`${parts.length} parts, ${without.length} without a licence`);
if (without.length > 0) process.exitCode = 1;
