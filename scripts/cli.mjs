// Runs src/cli/NAME.ts without a browser: bundled by Vite when called, so it is never stale.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importBundled } from './bundle.mjs';
import { setUp } from './setup.mjs';

/** Bundles and runs the tool's `main(args, io)`; its number becomes the exit code. */
export async function runTool(name, args) {
  try {
    setUp();
    const { main } = await importBundled(`src/cli/${name}.ts`);
    process.exitCode = await main(args, io);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

const fromHere = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

// Paths are relative to the caller's working directory, not the project's folder.
const io = {
  readFile: (path) => readFile(fromHere(path), 'utf8'),
  readBytes: (path) => readFile(fromHere(path)),
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
};
