import type { ReleaseRecord, RemoteFacts, ShellFacts } from '@sundara/contracts/federation';
import { nameOf } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';

/** What the gate needs to know of a shell's release. @throws Refusal when the record is none of a shell */
export const shellFacts = ({ id, version, shell }: ReleaseRecord): ShellFacts => {
  if (!shell) throw new Refusal(`${nameOf({ id, version })} is no shell: name one, shell@<version>.`);
  return {
    version,
    provides: shell.provides,
    routes: shell.routes,
    offers: shell.offers,
    knows: shell.knows,
  };
};

/** What the gate needs to know of a remote's release. @throws Refusal when the record lacks it */
export const remoteFacts = ({
  id,
  version,
  declaration,
  shared,
  uses,
  points,
}: ReleaseRecord): RemoteFacts => {
  if (!declaration || !points)
    throw new Refusal(`The record of ${nameOf({ id, version })} lacks its declaration or its points.`);
  return { id, version, declaration, shared: shared ?? {}, uses, points };
};
