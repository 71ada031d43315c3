import {
  type ComposedRelease,
  type Composition,
  findMisfits,
  type RemoteFacts,
  type ShellProvides,
} from '@sundara/contracts/federation';
import { LoadError } from '../load-error.ts';
import { OFFERS } from './offers.ts';

/** What the rules of the gate are asked about a release in the page. */
export const factsOf = (
  id: string,
  { version, declaration, shared, points }: ComposedRelease,
): RemoteFacts => ({
  id,
  version,
  declaration,
  shared,
  points,
});

/** What another remote offers, without claims of its own: collisions are the release gate's to find. */
const offersOf = (id: string, release: ComposedRelease): RemoteFacts => {
  const facts = factsOf(id, release);
  return {
    ...facts,
    declaration: { ...facts.declaration, routes: [] },
    points: { offers: facts.points.offers, fills: [] },
  };
};

interface Page {
  readonly composition: Composition;
  /** What the running shell really gives, by its own build and not by what the composition says of it. */
  readonly provides: ShellProvides;
}

/**
 * Refuses a release that does not fit the shell that runs, or the extension points that it and the other remotes
 * offer here: the rules of the release gate, once more where the code would run. Throws LoadError 'contract'.
 */
export const checkContract = (
  { composition, provides }: Page,
  remoteId: string,
  release: ComposedRelease,
  runningOf: (remoteId: string) => ComposedRelease | undefined,
): void => {
  const others = Object.entries(composition.remotes)
    .filter(([id]) => id !== remoteId)
    .map(([id, composed]) => offersOf(id, runningOf(id) ?? composed));
  const shell = { version: composition.shell.version, provides, routes: [], offers: OFFERS };
  const name = `${remoteId}@${release.version}`;
  const findings = findMisfits(shell, [...others, factsOf(remoteId, release)]).filter(
    (finding) => finding.release === name,
  );
  if (findings.length > 0)
    throw new LoadError(
      'contract',
      findings.map(({ rule, found, remedy }) => `${rule}: ${found}; ${remedy}.`).join(' '),
    );
};
