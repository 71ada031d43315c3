import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Declaration } from '@sundara/contracts/federation';

/** The source of './routes/home' is `src/expose/routes/home.expose.tsx`. */
export const sourceOf = (expose: string) => `./src/expose/${expose.slice('./'.length)}.expose.tsx`;

/** The name of an expose's chunk: './routes/home' is 'routes-home'. */
export const chunkNameOf = (expose: string): string => expose.slice('./'.length).replaceAll('/', '-');

/**
 * Every expose that a declaration names, without duplicates: from its routes and the extension points that it fills.
 */
export const exposesOf = (declaration: Declaration): readonly string[] => [
  ...new Set([
    ...declaration.routes.map((route) => route.expose),
    ...declaration.extensionPoints.fills.map((fill) => fill.expose),
  ]),
];

/** The exposes of the routes that everyone may open, without duplicates. */
export const publicExposesOf = ({ routes }: Declaration): readonly string[] => [
  ...new Set(routes.filter(({ access }) => access === 'public').map(({ expose }) => expose)),
];

/** The entries that the federation plugin builds for a declaration. Throws an error that names each missing file. */
export const exposeEntries = (
  declaration: Declaration,
  folder: string,
): Record<string, { import: string; name: string }> => {
  const exposes = exposesOf(declaration);
  const missing = exposes.filter((expose) => !existsSync(path.join(folder, sourceOf(expose))));
  if (missing.length > 0) {
    const list = missing.map((expose) => `'${expose}' needs ${sourceOf(expose).slice(2)}`).join(', ');
    throw new Error(
      `mfe-${declaration.id}/remote.config.ts names exposes without a file: ${list}. Add it, or drop the expose.`,
    );
  }
  return Object.fromEntries(
    exposes.map((expose) => [expose, { import: sourceOf(expose), name: chunkNameOf(expose) }]),
  );
};
