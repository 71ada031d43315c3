import {
  type Asset,
  type ComposedRelease,
  type ComposedRemote,
  type Composition,
  type CompositionDocument,
  composedRemoteSchema,
  compositionSchema,
  type LeftOut,
  type ReleaseRecord,
} from '@sundara/contracts/federation';
import type { ReleaseName } from '../core/registry.ts';
import { folderOf, nameOf, SHELL_ID } from '../core/release-name.ts';
import { checkSchema } from '../json-text.ts';
import { Refusal } from '../refusal.ts';
import { releasesOf } from './releases-of.ts';

/** What a page needs in addition to the composition's versions: where files are, and what it falls back to. */
export interface Surroundings {
  /** Origin that serves the files, 'https://assets.sundara.example'; empty for the page's origin. */
  readonly assetsUrl: string;
  /** Id of a remote → the earlier release here that is compatible with this shell. */
  readonly previous?: ReadonlyMap<string, ReleaseRecord>;
  /** Id of each remote that is not among the records → why. */
  readonly leftOut?: ReadonlyMap<string, Refusal>;
  /** Where the files of a release are, if not in the registry. */
  readonly standsAt?: (release: ReleaseName) => string | undefined;
}

type AssetOf = (record: ReleaseRecord) => (file: string) => Asset;

const assetsBy =
  ({ assetsUrl, standsAt }: Surroundings): AssetOf =>
  (record) => {
    const folder = standsAt?.(record) ?? `${assetsUrl}/assets/${folderOf(record)}`;
    return (file) => {
      const stored = record.files[file];
      if (stored) return { url: `${folder}/${file}`, integrity: stored.integrity };
      throw new Refusal(`The record of ${nameOf(record)} knows no hash of ${file}: publish a new version.`);
    };
  };

const composeRelease = (record: ReleaseRecord, shell: ReleaseRecord, assetOf: AssetOf): ComposedRelease => {
  const asset = assetOf(record);
  const { declaration, points, shared = {} } = record;
  const [entry] = record.entry;
  if (!entry || !declaration || !points)
    throw new Refusal(
      `The record of ${nameOf(record)} lacks an entry, a declaration or its points: publish a new version.`,
    );
  const exposes = Object.entries(record.chunks).map(([expose, { files, shared: groups }]) => [
    expose,
    // The shell's start files are loaded already; only its chunks need a fetch.
    { files: files.map(asset), shared: groups.filter((group) => shell.chunks[group]) },
  ]);
  return {
    version: record.version,
    owner: record.owner,
    scope: record.scope,
    entry: asset(entry),
    exposes: Object.fromEntries(exposes),
    declaration,
    shared,
    points,
  };
};

/**
 * The exact files that a page of this composition runs. Pure: equal input gives equal output. A remote without a
 * record, or with an incomplete one, is left out with the reason.
 *
 * @param id the hash of the document
 * @throws Refusal when the shell has no record, or an incomplete one
 */
export const compose = (
  document: CompositionDocument,
  id: string,
  records: readonly ReleaseRecord[],
  surroundings: Surroundings,
): Composition => {
  const byName = new Map(records.map((record) => [nameOf(record), record]));
  const recordOf = (name: ReleaseName) => {
    const record = byName.get(nameOf(name));
    if (record) return record;
    throw new Refusal(
      `The composition ${id.slice(0, 12)} runs ${nameOf(name)}, which the registry doesn't hold: promote another version.`,
    );
  };
  const assetOf = assetsBy(surroundings);
  const shell = recordOf({ id: SHELL_ID, version: document.shell.version });
  if (!shell.shell)
    throw new Refusal(`The record of ${nameOf(shell)} doesn't say what it provides: publish a new version.`);
  const asset = assetOf(shell);
  const composeRemote = (name: ReleaseName): ComposedRemote => {
    const before = surroundings.previous?.get(name.id);
    const previous = before && { previous: composeRelease(before, shell, assetOf) };
    return { ...composeRelease(recordOf(name), shell, assetOf), ...previous };
  };
  const remotes: Record<string, ComposedRemote> = {};
  const leftOut: Record<string, LeftOut> = {};
  for (const release of releasesOf(document).slice(1)) {
    try {
      const fault = surroundings.leftOut?.get(release.id);
      if (fault) throw fault;
      remotes[release.id] = checkSchema(nameOf(release), composedRemoteSchema, composeRemote(release));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      leftOut[release.id] = { version: release.version, why: error.message };
    }
  }
  return compositionSchema.parse({
    id,
    shell: {
      version: shell.version,
      owner: shell.owner,
      provides: shell.shell.provides,
      entry: shell.entry.map(asset),
      chunks: Object.fromEntries(
        Object.entries(shell.chunks).map(([name, { files }]) => [name, files.map(asset)]),
      ),
    },
    remotes,
    ...(Object.keys(leftOut).length > 0 && { leftOut }),
  });
};
