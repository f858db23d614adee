// A module of the project with its dependencies, bundled by Vite on demand, so that it is never stale.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** Imports a module by its path in the project, as one file that runs without a browser. */
export async function importBundled(path) {
  const { build } = await import('vite');
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    ssr: { noExternal: true },
    build: {
      ssr: path,
      write: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const folder = join(root, 'node_modules/.cache/dispatch-box');
  const file = join(folder, `${path.replace(/\W/g, '-')}-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, output[0].code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file, { force: true });
  }
}
