import {
  type ComposedRelease,
  type Composition,
  findMisfits,
  type RemoteFacts,
  type ShellProvides,
} from '@sundara/contracts/federation';
import { LoadError } from '../load-error.ts';
import { OFFERS } from './offers.ts';

/** The facts about a release in the page that the gate's rules check. */
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

/** What another remote offers, without its own routes and fills: collisions are left to the release gate. */
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
  /** What the running shell really provides, from its own build and not from the composition. */
  readonly provides: ShellProvides;
}

/**
 * Refuses a release that does not fit the running shell, or the extension points that it and the other remotes offer
 * here: applies the release gate's rules once more where the code would run. Throws LoadError 'contract'.
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
