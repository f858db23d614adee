// npm run check:quick: what one runs before a commit. Types, lint, and the unit tests that the change reaches.
import { begin, LINT, RULE_TYPES, runParts, sinceLast, TYPES, unitTests } from './parts.mjs';
import { setUp } from './setup.mjs';

await begin(async () => {
  setUp();
  const [since = 'HEAD'] = process.argv.slice(2);
  await runParts([[[unitTests('--changed', since)], [LINT, ...[TYPES, RULE_TYPES].map(sinceLast)]]]);
});
