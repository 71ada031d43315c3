import path from 'node:path';
import type { Declaration } from '@sundara/contracts/federation';
import { chunkNameOf, exposeEntries } from '../../../bundler/exposes.ts';

const exposesText = (root: string, declaration: Declaration): string => {
  const folder = path.join(root, `mfe-${declaration.id}`);
  const entries = Object.entries(exposeEntries(declaration, folder)).map(([expose, entry]) => {
    const chunk = `${declaration.id}-${chunkNameOf(expose)}`;
    const source = JSON.stringify(path.join(folder, entry.import));
    return `${JSON.stringify(expose)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${source})`;
  });
  return `{ ${entries.join(',\n')} }`;
};

/**
 * The code of a module that exports every remote: its declaration, and each expose as a dynamic import of its source.
 *
 * @param root folder of the repository
 */
export const remotesModule = (root: string, declarations: readonly Declaration[]): string => {
  const remotes = declarations.map(
    (one) =>
      `${JSON.stringify(one.id)}: { declaration: ${JSON.stringify(one)}, exposes: ${exposesText(root, one)} }`,
  );
  return `export const REMOTES = {\n${remotes.join(',\n')}\n};\n`;
};
