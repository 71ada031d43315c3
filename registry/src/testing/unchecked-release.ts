import type { ReleaseName } from '../core/registry.ts';
import { folderOf, nameOf, RECORD_FILE } from '../core/release-name.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { documentHash } from '../documents/document-hash.ts';
import { requireComposition, requireRunning, settingsOf } from '../environments/environment-rules.ts';
import { ACTOR, ensureKeys, type TestRegistry } from './stocked-registry.ts';

/** Any content as the record of a release, and the environment to run it. */
export interface Unchecked {
  readonly name: ReleaseName;
  readonly record: object;
  readonly environment: string;
}

/**
 * Publishes any content as a release's record and makes an environment run it, as a newer program with the keys could:
 * without schema or gate checks. An environment that runs nothing yet starts with what 'local' runs.
 */
export const runUnchecked = async (
  { registry }: Pick<TestRegistry, 'registry'>,
  name: ReleaseName,
  record: object,
  environment = 'local',
): Promise<void> => {
  const hash = documentHash(record);
  await ensureKeys(registry, [`releases/${name.id}`]);
  await registry.files.write(`${folderOf(name)}/${RECORD_FILE}`, Buffer.from(canonicalJson(record)));
  await registry.changeReleases(name.id, ACTOR, async ({ releases }) => ({
    act: 'publish',
    details: { release: nameOf(name), record: hash },
    next: { releases: { ...releases, [name.version]: hash } },
  }));
  const base = requireRunning('local', await registry.readEnvironment('local'));
  await registry.changeEnvironment(environment, ACTOR, async (found) => {
    const current = found ?? base;
    const { shell, remotes } = await requireComposition(registry, current.composition);
    const locked = { version: name.version, record: hash };
    const composition = await registry.keepComposition({
      shell,
      remotes: { ...remotes, [name.id]: locked },
    });
    return {
      act: 'promote',
      details: { releases: nameOf(name) },
      next: { ...settingsOf(current), composition },
    };
  });
};
