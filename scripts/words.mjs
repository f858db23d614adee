// npm run --silent words -- FILE
import { runTool } from './cli.mjs';

await runTool('words', process.argv.slice(2));
