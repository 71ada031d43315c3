import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const WORKER = fileURLToPath(new URL('./src/platform/database/pglite.worker.ts', import.meta.url));

/**
 * Bundles a server for production: `<outdir>/main.js`, and the embedded database's worker next to it, where the server
 * looks for it. Own packages, which are TypeScript, go into the bundle; installed ones stay in node_modules. The
 * migrations are read from `drizzle/` and the illustrations from `illustrations/`, next to the folder of the bundle.
 */
export const bundle = async (main: string, outdir: string): Promise<void> => {
  await build({
    entryPoints: { main, 'pglite.worker': WORKER },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    // Stack traces are easier to read.
    keepNames: true,
    external: await installedPackages(),
    logLevel: 'warning',
  });
};

const installedPackages = async (): Promise<string[]> => {
  const names = await Promise.all(['./package.json', '../shared-node/package.json'].map(dependenciesIn));
  return names.flat().filter((name) => !name.startsWith('@sundara/'));
};

const dependenciesIn = async (file: string): Promise<string[]> => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(new URL(file, import.meta.url), 'utf8'),
  );
  return Object.keys(dependencies);
};
