// npm run --silent deck -- FILE
import { runTool } from './cli.mjs';

await runTool('deck', process.argv.slice(2));
