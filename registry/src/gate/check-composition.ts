import { type CompositionDocument, type Finding, findMisfits } from '@sundara/contracts/federation';
import { readPinned } from '../compose/read-pinned.ts';
import type { Registry } from '../core/registry.ts';
import { SHELL_ID } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';
import { remoteFacts, shellFacts } from './facts.ts';

/**
 * Checks whether the releases of a composition can run in one page; returns the findings, empty when they are
 * compatible. A remote that this program can't read can't be judged, so it must be in `base` already.
 *
 * @param base a composition that runs, or ran
 * @throws Refusal when a record is missing, has another hash than the pinned one, or can't be read and isn't in `base`
 */
export const checkComposition = async (
  registry: Pick<Registry, 'readRecord'>,
  document: CompositionDocument,
  base?: CompositionDocument,
): Promise<readonly Finding[]> => {
  const { records, leftOut } = await readPinned(document, (release) =>
    registry.readRecord(release, release.record),
  );
  for (const [id, fault] of leftOut)
    if (base?.remotes[id]?.record !== document.remotes[id]?.record) throw fault;
  const shell = records.find(({ id }) => id === SHELL_ID);
  if (!shell) throw new Refusal('The composition has no shell.');
  return findMisfits(shellFacts(shell), records.filter((record) => record !== shell).map(remoteFacts));
};

/** A finding as one sentence: "booking@2.0.0 can't run in 'qa' (shell-api): …; take a shell with …." */
export const describeFinding = ({ release, rule, found, remedy }: Finding, environment: string): string =>
  `${release} can't run in '${environment}' (${rule}): ${found}; ${remedy}.`;

/**
 * @param base a composition that runs, or ran
 * @throws Refusal with every finding, one per line
 */
export const requireFit = async (
  registry: Pick<Registry, 'readRecord'>,
  document: CompositionDocument,
  environment: string,
  base?: CompositionDocument,
): Promise<void> => {
  const findings = await checkComposition(registry, document, base);
  if (findings.length > 0)
    throw new Refusal(findings.map((finding) => describeFinding(finding, environment)).join('\n'));
};
