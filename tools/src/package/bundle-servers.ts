import path from 'node:path';
import { build } from 'esbuild';
import { builtAhead } from './built-ahead.plugin.ts';
import { commandText } from './roles.ts';

/**
 * Packages that stay as they were installed: with parts in machine code, or with files that they read beside
 * themselves. Everything else goes into the bundles.
 */
const KEPT_APART = [
  'sharp',
  '@node-rs/argon2',
  '@fontsource/figtree',
  '@fontsource/fraunces',
  '@fontsource/noto-sans-devanagari',
  '@fontsource/noto-sans-telugu',
  'fontkit',
  'pdfkit',
  'pino',
  'web-push',
];

/**
 * Never in the package: the embedded database, which no role opens, what `pg` asks for in vain, and what only builds
 * have, an import of which the package's test finds.
 */
const LEFT_OUT = ['@electric-sql/*', 'pg-native', 'esbuild', 'tsx', 'tsx/*'];

/** Packages written for `require`, which bundles of modules don't have. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Bundles the command and all its roles into `<folder>/servers`, each role in files of its own.
 * @returns the installed packages that the bundles import
 */
export const bundleServers = async (root: string, folder: string, version: string): Promise<string[]> => {
  const { metafile } = await build({
    stdin: { contents: commandText(version), resolveDir: root, sourcefile: 'sundara.ts', loader: 'ts' },
    outdir: path.join(folder, 'servers'),
    entryNames: 'sundara',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    sourcemap: true,
    // Stack traces are easier to read.
    keepNames: true,
    sourcesContent: false,
    metafile: true,
    external: [...KEPT_APART, ...LEFT_OUT],
    banner: { js: REQUIRE },
    plugins: [builtAhead],
    logLevel: 'warning',
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path: name }) => name),
  );
  return KEPT_APART.filter(
    (name) =>
      name.startsWith('@fontsource/') || imported.some((one) => one === name || one.startsWith(`${name}/`)),
  );
};
