import type { EnvironmentDocument, ReleaseRecord } from '@sundara/contracts/federation';
import { compose, releasesOf } from '../compose/compose.ts';
import { Refusal } from '../refusal.ts';
import { changeEnvironment } from '../store/environments.ts';
import { type Layout, SHELL_ID } from '../store/layout.ts';
import { type ReleaseName, readRelease } from '../store/releases.ts';
import { findMisfits } from './gate.ts';

const nextDocument = (
  name: string,
  current: EnvironmentDocument | undefined,
  releases: readonly ReleaseName[],
): EnvironmentDocument => {
  const remotes = releases.filter(({ id }) => id !== SHELL_ID).map(({ id, version }) => [id, version]);
  const shell = releases.find(({ id }) => id === SHELL_ID)?.version ?? current?.shell;
  if (shell === undefined)
    throw new Refusal(
      `The environment '${name}' has no shell yet: promote one along, shell@<version> --to ${name}.`,
    );
  return {
    environment: name,
    sequence: (current?.sequence ?? 0) + 1,
    shell,
    remotes: { ...current?.remotes, ...Object.fromEntries(remotes) },
    changedAt: new Date().toISOString(),
  };
};

/**
 * Makes an environment run these releases; what is not named stays. The releases that then run together must
 * be published and fit each other.
 *
 * @throws Refusal with every misfit: the release, the rule, what was found and what would do
 */
export const promote = (
  layout: Layout,
  name: string,
  releases: readonly ReleaseName[],
): Promise<EnvironmentDocument> =>
  changeEnvironment(layout, name, async (current) => {
    const next = nextDocument(name, current, releases);
    const found = await Promise.all(releasesOf(next).map((release) => readRelease(layout, release)));
    const records: readonly ReleaseRecord[] = found.filter((record) => record !== undefined);
    compose(next, records);
    const [shell, ...remotes] = records;
    const misfits = shell ? findMisfits(shell, remotes) : [];
    if (misfits.length > 0)
      throw new Refusal(
        misfits
          .map(
            ({ release, rule, found: text, remedy }) =>
              `${release} can't run in '${name}' (${rule}): ${text}; ${remedy}.`,
          )
          .join('\n'),
      );
    return next;
  });
