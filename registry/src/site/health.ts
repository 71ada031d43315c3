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
 * `partial`: pages run without a remote. `last-good`: what is in the registry can't be used, and what ran before goes on.
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

/** Which set of an environment this is: its change, and the composition that pages without a canary run. */
interface Named {
  readonly sequence: number;
  readonly composition: string;
}
const named = ({ sequence, composition }: Named): Named => ({ sequence, composition });

/** What the environment names, and what pages are made of; null where that can't be told. */
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
  /** Why notices could not be sent; undefined where none are. They keep nobody from pages. */
  readonly noticeFaults: NoticeWatch['faults'] | undefined;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can make pages, of what ran last if need be, and a process of
 * the API behind it answers. It names the set that the environment names (`wanted`) and the one that pages are of.
 */
export const health = async (
  app: FastifyInstance,
  { settings, registry: stored, releases, api: upstreams, noticeFaults }: Options,
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
    // The words are for the log: anyone may ask here.
    const checks = {
      registry: registry.state,
      api: api ? 'failing' : 'ok',
      ...(notices && { notices: notices.length > 0 ? 'failing' : 'ok' }),
    };
    const ready = registry.state !== 'failing' && !api;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'not ready', checks, environment, ...set });
  });
};
