import type { BuildManifest } from '@sundara/contracts/federation';
import { SHELL_ID } from './release-name.ts';

/** What contradicts itself in a build that its schema lets through; undefined when nothing does. */
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
