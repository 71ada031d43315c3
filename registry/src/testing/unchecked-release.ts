import { requireComposition, requireRunning, settingsOf } from '../acts/environment-rules.ts';
import { canonicalJson } from '../compose/canonical-json.ts';
import { documentHash } from '../compose/document-hash.ts';
import type { ReleaseName } from '../core/registry.ts';
import { folderOf, nameOf, RECORD_FILE } from '../core/release-name.ts';
import { ACTOR, ensureKeys, type TestRegistry } from './stocked-registry.ts';

/**
 * Publishes any content as a release's record and makes 'local' run it, as who has the keys and a newer program could:
 * neither schema nor gate is asked.
 */
export const runUnchecked = async (
  { registry }: TestRegistry,
  name: ReleaseName,
  record: object,
): Promise<void> => {
  const hash = documentHash(record);
  await ensureKeys(registry, [`releases/${name.id}`]);
  await registry.files.write(`${folderOf(name)}/${RECORD_FILE}`, Buffer.from(canonicalJson(record)));
  await registry.changeReleases(name.id, ACTOR, async ({ releases }) => ({
    act: 'publish',
    details: { release: nameOf(name), record: hash },
    next: { releases: { ...releases, [name.version]: hash } },
  }));
  await registry.changeEnvironment('local', ACTOR, async (found) => {
    const current = requireRunning('local', found);
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
