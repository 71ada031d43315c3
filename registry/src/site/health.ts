import type { FastifyInstance } from 'fastify';
import type { Registry } from '../core/registry.ts';
import type { NoticeWatch } from '../notices/notice-watch.ts';
import type { LiveReleases } from './live/live-release.ts';
import type { Settings } from './settings.ts';
import { askUpstream } from './upstreams/ask-upstream.ts';
import type { Upstreams } from './upstreams/upstreams.ts';

const LIMIT_MS = 2000;

const apiFault = async (api: Upstreams): Promise<string | undefined> => {
  try {
    const answer = await askUpstream(api, '/healthz', { signal: AbortSignal.timeout(LIMIT_MS) });
    await answer.body?.cancel();
    return answer.ok ? undefined : `it answers ${answer.status}`;
  } catch {
    return `no answer within ${LIMIT_MS / 1000} s`;
  }
};

/**
 * `partial`: pages run without a remote. `last-good`: the registry's content can't be used, and the last good set still
 * runs.
 */
type RegistryState = 'ok' | 'partial' | 'last-good' | 'failing';

const registryState = async (
  releases: LiveReleases,
  environment: string,
): Promise<{ readonly state: RegistryState; readonly fault?: string }> => {
  try {
    const { leftOut = {} } = (await releases.check(environment)).usual.composition;
    const faults = Object.values(leftOut).map(({ why }) => why);
    return faults.length === 0 ? { state: 'ok' } : { state: 'partial', fault: faults.join(' ') };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    const shows = await releases.current(environment).then(
      () => true,
      () => false,
    );
    return { state: shows ? 'last-good' : 'failing', fault };
  }
};

/** Identifies a set of an environment: its sequence, and the composition of pages outside the canary. */
interface Named {
  readonly sequence: number;
  readonly composition: string;
}
const named = ({ sequence, composition }: Named): Named => ({ sequence, composition });

/** The set that the environment names, and the set that pages run; null where unknown. */
const sets = async (
  { readEnvironment }: Pick<Registry, 'readEnvironment'>,
  releases: LiveReleases,
  environment: string,
) => {
  const [wanted, served] = await Promise.allSettled([
    readEnvironment(environment),
    releases.current(environment),
  ]);
  return {
    wanted: wanted.status === 'fulfilled' && wanted.value ? named(wanted.value) : null,
    served: served.status === 'fulfilled' ? named(served.value.document) : null,
  };
};

interface Options {
  readonly settings: Settings;
  readonly registry: Pick<Registry, 'readEnvironment'>;
  readonly releases: LiveReleases;
  readonly api: Upstreams;
  /** Why notices could not be sent; undefined when notices are off. They don't affect readiness. */
  readonly noticeFaults: NoticeWatch['faults'] | undefined;
  /** Whether the process was told to stop: then it isn't ready, whatever else holds. */
  readonly isStopping: () => boolean;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can make pages, if need be of the last good set, and a process of the
 * API answers. It returns the set that the environment names (`wanted`) and the set that pages run (`served`).
 */
export const health = async (
  app: FastifyInstance,
  { settings, registry: stored, releases, api: upstreams, noticeFaults, isStopping }: Options,
): Promise<void> => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    const { environment } = settings;
    const [registry, api] = await Promise.all([registryState(releases, environment), apiFault(upstreams)]);
    const set = await sets(stored, releases, environment);
    const notices = noticeFaults?.();
    for (const fault of [registry.fault, api, ...(notices ?? [])]) if (fault) request.log.warn(fault);
    // The details go only to the log, as this endpoint is public.
    const checks = {
      registry: registry.state,
      api: api ? 'failing' : 'ok',
      ...(notices && { notices: notices.length > 0 ? 'failing' : 'ok' }),
    };
    const ready = registry.state !== 'failing' && !api && !isStopping();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'not ready', checks, environment, ...set });
  });
};
