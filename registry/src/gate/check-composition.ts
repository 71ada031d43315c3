import { type CompositionDocument, type Finding, findMisfits } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { Registry } from '../core/registry.ts';
import { SHELL_ID } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';
import { remoteFacts, shellFacts } from './facts.ts';

/**
 * Whether the releases of a composition can run in one page; answers what is wrong, nothing when they fit.
 *
 * @throws Refusal when a record is missing or not the one that the composition pins
 */
export const checkComposition = async (
  registry: Pick<Registry, 'readRecord'>,
  document: CompositionDocument,
): Promise<readonly Finding[]> => {
  const pinned = releasesOf(document);
  const records = await Promise.all(pinned.map((release) => registry.readRecord(release, release.record)));
  const shell = records.find(({ id }) => id === SHELL_ID);
  if (!shell) throw new Refusal('The composition has no shell.');
  return findMisfits(shellFacts(shell), records.filter((record) => record !== shell).map(remoteFacts));
};

/** A finding as one sentence: "booking@2.0.0 can't run in 'qa' (shell-api): …; take a shell with …." */
export const describeFinding = ({ release, rule, found, remedy }: Finding, environment: string): string =>
  `${release} can't run in '${environment}' (${rule}): ${found}; ${remedy}.`;

/** @throws Refusal with every finding, a line each */
export const requireFit = async (
  registry: Pick<Registry, 'readRecord'>,
  document: CompositionDocument,
  environment: string,
): Promise<void> => {
  const findings = await checkComposition(registry, document);
  if (findings.length > 0)
    throw new Refusal(findings.map((finding) => describeFinding(finding, environment)).join('\n'));
};
