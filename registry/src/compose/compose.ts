import { createHash } from 'node:crypto';
import {
  type Asset,
  type ComposedRemote,
  type Composition,
  compositionSchema,
  type EnvironmentDocument,
  type ReleaseRecord,
} from '@sundara/contracts/federation';
import { Refusal } from '../refusal.ts';
import { SHELL_ID } from '../store/layout.ts';
import { nameOf, type ReleaseName } from '../store/releases.ts';
import { canonicalJson } from './canonical-json.ts';

/** Where the site serves a file of a release. */
export const assetUrl = ({ id, version }: ReleaseName, file: string): string =>
  id === SHELL_ID ? `/assets/shell/${version}/${file}` : `/assets/remotes/${id}/${version}/${file}`;

const assetOf =
  (record: ReleaseRecord) =>
  (file: string): Asset => {
    const stored = record.files[file];
    if (!stored)
      throw new Refusal(`The record of ${nameOf(record)} knows no hash of ${file}: publish it anew.`);
    return { url: assetUrl(record, file), integrity: stored.integrity };
  };

/** The releases that an environment runs, the shell first. */
export const releasesOf = (environment: EnvironmentDocument): readonly ReleaseName[] => [
  { id: SHELL_ID, version: environment.shell },
  ...Object.entries(environment.remotes).map(([id, version]) => ({ id, version })),
];

const composeRemote = (record: ReleaseRecord, shell: ReleaseRecord): ComposedRemote => {
  const asset = assetOf(record);
  const [entry] = record.entry;
  if (!entry || !record.declaration)
    throw new Refusal(`The record of ${nameOf(record)} lacks an entry or a declaration: publish it anew.`);
  const exposes = Object.entries(record.chunks).map(([expose, { files, shared }]) => [
    expose,
    // What the shell starts with is there already; only its chunks need a fetch.
    { files: files.map(asset), shared: shared.filter((group) => shell.chunks[group]) },
  ]);
  return {
    version: record.version,
    scope: record.scope,
    entry: asset(entry),
    exposes: Object.fromEntries(exposes),
    declaration: record.declaration,
  };
};

/**
 * Which exact files a page of this environment runs. Pure: equal input gives an equal composition with an equal
 * id, the sha256 of its canonical JSON.
 *
 * @throws Refusal when a version that the environment names is not among the records
 */
export const compose = (environment: EnvironmentDocument, records: readonly ReleaseRecord[]): Composition => {
  const byName = new Map(records.map((record) => [nameOf(record), record]));
  const recordOf = (name: ReleaseName) => {
    const record = byName.get(nameOf(name));
    if (record) return record;
    throw new Refusal(
      `The environment '${environment.environment}' runs ${nameOf(name)}, which the registry doesn't hold: publish it again, or promote another version.`,
    );
  };
  const shell = recordOf({ id: SHELL_ID, version: environment.shell });
  const asset = assetOf(shell);
  const content = {
    shell: {
      version: shell.version,
      entry: shell.entry.map(asset),
      chunks: Object.fromEntries(
        Object.entries(shell.chunks).map(([name, { files }]) => [name, files.map(asset)]),
      ),
    },
    remotes: Object.fromEntries(
      Object.entries(environment.remotes)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, version]) => [id, composeRemote(recordOf({ id, version }), shell)]),
    ),
  };
  const id = createHash('sha256').update(canonicalJson(content)).digest('hex');
  return compositionSchema.parse({ id, ...content });
};
