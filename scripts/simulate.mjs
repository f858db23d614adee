// npm run --silent simulate -- [GAMES]
import { runTool } from './cli.mjs';

await runTool('simulate', process.argv.slice(2));
