import path from 'node:path';
import { PARTS } from '../boundaries/boundary-table.ts';

/** Packages that a page must load only once: a second copy in a remote would not share the first one's state. */
const ONCE = new Map([
  ['react', "'react'"],
  ['react-dom', "'react-dom'"],
  ['react-router', "'@sundara/web/router'"],
  ['react-router-dom', "'@sundara/web/router'"],
  ['@emotion/react', "'@emotion/react'"],
  ['notistack', 'useShell().notify'],
]);
/** Small and stateless: every bundle may have its own. */
const STATELESS = /[\\/]react[\\/](cjs[\\/]react-)?jsx-(dev-)?runtime/;
const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Why a module must not be in this app's bundle; undefined when it may. `root`: the folder of the repository. */
export const foreignModule = (root: string, app: string, resource: string): string | undefined => {
  const [, name] = PACKAGE.exec(resource) ?? [];
  if (name !== undefined) {
    const door = app === 'shell' || STATELESS.test(resource) ? undefined : ONCE.get(name.replace('\\', '/'));
    return door && `${app} would bundle its own copy of ${name}; the shell's is reached by ${door}.`;
  }
  const file = path.relative(root, resource).split(path.sep).join('/');
  const owner = PARTS.find(({ folder }) => file.startsWith(`${folder}/`));
  const own = PARTS.find(({ folder }) => folder === app);
  if (!owner || owner === own || own?.mayImport.includes(owner.folder)) return undefined;
  return `${app} bundles ${file}, which it may not import: ${owner.door}`;
};
