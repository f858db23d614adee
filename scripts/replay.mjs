// npm run --silent replay -- FILE [--as POWER | --all]
import { runTool } from './cli.mjs';

await runTool('replay', process.argv.slice(2));
