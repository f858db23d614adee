// Runs src/cli/NAME.ts without a browser: bundled by Vite when called, so it is never stale.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

/** Bundles and runs the tool's `main(args, io)`; its number becomes the exit code. */
export async function runTool(name, args) {
  try {
    setUp();
    const { main } = await importTool(name);
    process.exitCode = await main(args, io);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

// Paths are meant from where the person stands, not from the project's folder.
const io = {
  readFile: (path) => readFile(resolve(process.env.INIT_CWD ?? process.cwd(), path), 'utf8'),
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
};

async function importTool(name) {
  const { build } = await import('vite');
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    ssr: { noExternal: true },
    build: {
      ssr: `src/cli/${name}.ts`,
      write: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const folder = join(root, 'node_modules/.cache/dispatch-box');
  const file = join(folder, `${name}-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, output[0].code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file, { force: true });
  }
}
