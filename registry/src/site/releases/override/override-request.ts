import type { createOverrideLink } from '@sundara/contracts/api';
import { releaseVersionSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { Registry, ReleaseName } from '../../../core/registry.ts';
import { SHELL_ID } from '../../../core/release-name.ts';
import { refuseWithdrawn } from '../../../environments/require-not-withdrawn.ts';
import { type Versions, versionsOf } from '../../../health/versions.ts';
import { Withdrawn } from '../../../refusal.ts';
import { ApiError } from '../http/api-error.ts';

type Wish = z.output<typeof createOverrideLink.body>;

/** More than there will ever be remotes; each name costs a registry read. */
const MOST_NAMES = 50;
const ID = /^[a-z][a-z0-9-]*$/;
/** The only environment whose visitors are developers, with servers on their machines. */
const TAKES_LOCAL_SERVERS = 'local';

const invalid = (path: string, message: string): ApiError =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });

const requireReplacement = async (
  registry: Registry,
  environment: string,
  [id, version]: readonly [string, string],
): Promise<void> => {
  const isRelease = z.safeParse(releaseVersionSchema, version).success;
  if (!isRelease && environment !== TAKES_LOCAL_SERVERS)
    throw invalid(`versions.${id}`, `Here only published releases can run, and ${version} is a server.`);
  const release = isRelease && ID.test(id) ? await registry.readRelease({ id, version }) : undefined;
  if (isRelease && !release)
    throw new ApiError('RELEASE_UNKNOWN', { message: `There is no published release ${id}@${version}.` });
};

/** The base of the override: the composition that it names, else the environment's. */
const baseOf = async (registry: Registry, { composition }: Wish, running: Versions): Promise<Versions> => {
  if (composition === undefined) return running;
  const document = await registry.readComposition(composition);
  if (document) return versionsOf(document);
  throw new ApiError('RELEASE_UNKNOWN', { message: 'There is no such composition in this registry.' });
};

/** The releases that only the override would run, without development servers. */
const begunReleases = (versions: Versions, running: Versions): readonly ReleaseName[] =>
  Object.entries(versions)
    .map(([id, version]) => ({ id, version }))
    .filter(({ id, version }) => running[id] !== version)
    .filter(({ version }) => z.safeParse(releaseVersionSchema, version).success);

const requireOffered = async (registry: Registry, releases: readonly ReleaseName[]): Promise<void> => {
  try {
    await refuseWithdrawn(registry, releases);
  } catch (error) {
    throw error instanceof Withdrawn ? new ApiError('RELEASE_REFUSED', { message: error.message }) : error;
  }
};

/**
 * Checks that everything an override names exists and was not withdrawn. Compatibility isn't checked: QA may want to
 * see what happens without it.
 *
 * @throws ApiError RELEASE_UNKNOWN, RELEASE_REFUSED for withdrawn releases, or VALIDATION_FAILED for invalid input
 */
export const requireKnownReleases = async (
  registry: Registry,
  environment: string,
  wish: Wish,
  running: Versions,
): Promise<void> => {
  const { versions, faults, flags = {} } = wish;
  for (const [path, names] of Object.entries({ versions, faults, flags }))
    if (Object.keys(names).length > MOST_NAMES)
      throw invalid(path, `At most ${MOST_NAMES} can be replaced broken or switched at once.`);
  const base = await baseOf(registry, wish, running);
  for (const replacement of Object.entries(versions))
    await requireReplacement(registry, environment, replacement);
  const known = { ...base, ...versions };
  await requireOffered(registry, begunReleases(known, running));
  const stranger = Object.keys(faults).find((id) => id === SHELL_ID || !Object.hasOwn(known, id));
  if (stranger !== undefined)
    throw invalid(`faults.${stranger}`, `There is no remote '${stranger}' in this page that could fail.`);
};
