import { setTimeout as wait } from 'node:timers/promises';
import { type KeptForms, preferredEncoding } from '@sundara/node/content-encoding';
import type { FastifyInstance } from 'fastify';
import { ASSET_HEADERS, sendNoFile } from '../assets/asset-headers.ts';
import { environmentOfHost } from '../http/host-environment.ts';
import type { LiveReleases } from '../live/live-release.ts';
import type { Settings } from '../settings.ts';
import { COMPOSITIONS, type CompositionFiles } from './composition-files.ts';

/** Site servers follow a promotion within half a second of each other (`REVISION_AGE_MS`). */
const FOLLOWED_MS = 1_000;

interface Options {
  readonly compositions: CompositionFiles;
  readonly releases: LiveReleases;
  readonly settings: Settings;
}

/**
 * Serves the compositions of pages. A site server that hasn't sent the page itself, as it has just been started or
 * another one sent it, makes the file from what the environment runs, or soon will.
 */
export const serveCompositions = async (
  app: FastifyInstance,
  { compositions, releases, settings }: Options,
): Promise<void> => {
  const makeAnew = async (host: string, url: string): Promise<KeptForms | undefined> => {
    const environment = environmentOfHost(host, settings);
    const live = environment && (await releases.current(environment).catch(() => undefined));
    if (!live) return undefined;
    compositions.keepAll(live);
    return compositions.find(url);
  };
  const makeLater = async (host: string, url: string): Promise<KeptForms | undefined> => {
    await wait(FOLLOWED_MS);
    return makeAnew(host, url);
  };

  app.get(`${COMPOSITIONS}/*`, async (request, reply) => {
    const { host, url } = request;
    const forms = compositions.find(url) ?? (await makeAnew(host, url)) ?? (await makeLater(host, url));
    if (!forms) return sendNoFile(reply);
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    reply.headers(ASSET_HEADERS).type('application/json; charset=utf-8');
    return reply.send(encoding ? await forms.packed(encoding) : forms.plain);
  });
};
