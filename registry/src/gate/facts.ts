import type { ReleaseRecord, RemoteFacts, ShellFacts } from '@sundara/contracts/federation';
import { nameOf } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';

/** The facts about a shell's release that the gate needs. @throws Refusal when the record isn't one of a shell */
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

/** The facts about a remote's release that the gate needs. @throws Refusal when the record lacks them */
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
