import { releaseCompatibility, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { compatibilityMatrix } from '../../../compatibility/compatibility-matrix.ts';
import { type LiveSet, readLiveSets } from '../../../compatibility/live-sets.ts';
import { nextReleases } from '../../../compatibility/next-releases.ts';
import type { Pair } from '../../../compatibility/pair.ts';
import { nameOf } from '../../../core/release-name.ts';
import { Refusal } from '../../../refusal.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';

const presentPair = ({ release, owner, beside, places, findings }: Pair) => ({
  release,
  ...(owner !== undefined && { owner }),
  beside,
  places: places.map((place) => ({ ...place })),
  findings: findings.map((finding) => ({ ...finding })),
});

/**
 * `release.compatibility`: compares what is live with what is next, like the command of that name, but without the
 * provider APIs. An unusable environment is reported in the log, and by the console.
 */
export const compatibilityCall = (app: FastifyInstance, parts: CallParts): void => {
  const { registry } = parts;
  serveOperation(app, releaseCompatibility, parts, async ({ request }) => {
    const setsOf = async (name: string): Promise<readonly LiveSet[]> => {
      try {
        return await readLiveSets(registry, [name]);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        request.log.error(`What runs in '${name}' can't be judged: ${error.message}`);
        return [];
      }
    };
    const sets = (await Promise.all((await registry.listEnvironments()).map(setsOf))).flat();
    const releases = nextReleases(await registry.listReleases(), sets);
    return succeed('Releases judged', {
      next: releases.map(({ record }) => nameOf(record)),
      pairs: compatibilityMatrix(sets, { releases }).map(presentPair),
    });
  });
};
