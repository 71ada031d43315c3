import type { BuildManifest } from '@sundara/contracts/federation';
import { SHELL_ID } from './release-name.ts';

/** Finds a contradiction in a build that its schema allows; undefined when there is none. */
export const contradictionIn = ({
  kind,
  id,
  declaration,
  points,
  shell,
}: BuildManifest): string | undefined => {
  if ((kind === 'shell') !== (id === SHELL_ID)) return `the id '${id}' doesn't belong to a ${kind}`;
  if (kind === 'shell') return shell ? undefined : 'a shell says what it provides under `shell`';
  if (declaration?.id !== id) return `its declaration isn't that of '${id}'`;
  return points ? undefined : 'a remote says under `points` what it offers and fills';
};
