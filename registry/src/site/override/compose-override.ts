import type { Fault, Override, ReleaseRecord } from '@sundara/contracts/federation';
import type { Context } from '../../core/context.ts';
import { readRelease } from '../../core/records.ts';
import { folderOf, nameOf, SHELL_ID } from '../../core/release-name.ts';
import { documentHash } from '../../documents/document-hash.ts';
import { Refusal } from '../../refusal.ts';
import { previousBeside } from '../live/load-environment.ts';
import { type Releases, type RunSet, readReleases, runSetOf } from '../live/run-set.ts';
import { developmentRelease } from './development-release.ts';

interface Needs {
  readonly context: Context;
  readonly assetsUrl: string;
  /** Whether development servers may replace releases here. */
  readonly takesServers: boolean;
}

/** A release with the hash that a composition would pin it by. */
interface Pinned {
  readonly record: ReleaseRecord;
  readonly hash: string;
}

/** Whether a chosen version is a development server. */
export const isServer = (version: string): boolean => version.startsWith('http');

const replacementOf = async (
  { context, takesServers }: Needs,
  id: string,
  version: string,
): Promise<Pinned> => {
  if (isServer(version)) {
    if (!takesServers) throw new Refusal(`${version} can't stand in for ${id} here.`);
    const record = await developmentRelease(version, id);
    return { record, hash: documentHash(record) };
  }
  const stored = await readRelease(context, { id, version });
  if (stored) return stored;
  throw new Refusal(`${nameOf({ id, version })} is not published.`);
};

const withRelease = ({ document, records, leftOut }: Releases, { record, hash }: Pinned): Releases => {
  const locked = { version: record.version, record: hash };
  const next =
    record.id === SHELL_ID
      ? { ...document, shell: locked }
      : { ...document, remotes: { ...document.remotes, [record.id]: locked } };
  const others = records.filter(({ id }) => id !== record.id);
  const stillOut = new Map([...leftOut].filter(([id]) => id !== record.id));
  return { id: documentHash(next), document: next, records: [...others, record], leftOut: stillOut };
};

/** A version range that no shell will ever satisfy. */
const NOBODYS_RANGE = '^999.0.0';
const withWrongContract = (record: ReleaseRecord): ReleaseRecord => {
  if (!record.declaration) return record;
  const contracts = { ...record.declaration.contracts, shellApi: NOBODYS_RANGE };
  return { ...record, declaration: { ...record.declaration, contracts } };
};

/** Faults of a server affect all versions on it; faults of a build affect only that build. */
const OF_THE_SERVER: ReadonlySet<Fault> = new Set(['down', 'slow', 'stalled', 'server-error']);
const OF_THE_BUILD: ReadonlySet<Fault> = new Set(['tampered', 'not-found', 'wrong-type']);

/**
 * What a browser runs with its override, based on the environment's usual composition or the one that the override
 * names.
 *
 * @throws Refusal when something that it names is missing, or a development server doesn't answer in time
 */
export const composeOverride = async (needs: Needs, usual: RunSet, override: Override): Promise<RunSet> => {
  const { context, assetsUrl } = needs;
  const { composition, versions, faults } = override;
  let releases: Releases = composition === undefined ? usual : await readReleases(context, composition);
  const replacements = Object.entries(versions).map(([id, version]) => replacementOf(needs, id, version));
  for (const replacement of await Promise.all(replacements)) releases = withRelease(releases, replacement);

  const previous = new Map(await previousBeside(context, usual, releases));
  const suffering = (fault: Fault) => Object.keys(faults).filter((id) => faults[id] === fault);
  for (const id of suffering('previous-version')) {
    const record = previous.get(id);
    previous.delete(id);
    if (record) releases = withRelease(releases, { record, hash: documentHash(record) });
  }
  const wrong = new Set(suffering('wrong-contract'));
  const records = releases.records.map((record) =>
    wrong.has(record.id) ? withWrongContract(record) : record,
  );

  const present = new Map(records.map(({ id, version }) => [id, version]));
  return runSetOf({ ...releases, records }, previous, {
    assetsUrl,
    standsAt: (release) => {
      const fault = faults[release.id];
      const isHit =
        fault &&
        (OF_THE_SERVER.has(fault) ||
          (OF_THE_BUILD.has(fault) && present.get(release.id) === release.version));
      if (isHit) return `${assetsUrl}/assets/~${fault}/${folderOf(release)}`;
      const server = versions[release.id];
      return server && isServer(server) && present.get(release.id) === release.version ? server : undefined;
    },
  });
};

/** The development servers that a page with this override loads from. */
export const serversOf = ({ versions }: Override): readonly string[] =>
  Object.values(versions).filter(isServer);
