// npm run --silent verify -- FILE [--head "WORDS" …]
import { runTool } from './cli.mjs';

await runTool('verify', process.argv.slice(2));
