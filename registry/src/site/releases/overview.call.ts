import { releaseOverview, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { failedCanaries } from '../../acts/ended-by-canary.ts';
import { nameOf } from '../../core/release-name.ts';
import type { PastRun } from '../../health/past-runs.ts';
import { ApiError } from './api-error.ts';
import type { CallParts } from './options.ts';
import { presentRelease } from './release.presenter.ts';
import { serveOperation } from './serve-operation.ts';

const MOST_COMPOSITIONS = 50;

const presentPastRun = ({ id, versions, act: { at, who, why } }: PastRun) => ({
  id,
  versions: { ...versions },
  at,
  who,
  why,
});

/** `release.overview`: what QA can choose from, in an environment that allows overrides. */
export const overviewCall = (app: FastifyInstance, parts: CallParts): void => {
  const { registry, environmentOf, allowsOverrides, runsOf } = parts;
  serveOperation(app, releaseOverview, parts, async ({ request }) => {
    const environment = environmentOf(request);
    if (environment === undefined || !allowsOverrides(environment)) throw new ApiError('NOT_FOUND');
    const runs = await runsOf(environment);
    if (!runs) throw new ApiError('NOT_FOUND');
    const [{ releases, unreadable, withdrawn }, past, failed] = await Promise.all([
      registry.listReleases(),
      runs.past(),
      failedCanaries(registry),
    ]);
    return succeed('Releases found', {
      environment,
      running: { id: runs.document.composition, versions: { ...runs.running } },
      flags: Object.fromEntries(
        Object.entries(runs.document.flags ?? {}).map(([flag, { percent }]) => [flag, percent]),
      ),
      releases: releases.map(({ record }) => {
        const name = nameOf(record);
        return presentRelease(
          record,
          withdrawn.get(name),
          failed.filter(({ release }) => release === name),
        );
      }),
      unreadable: unreadable.map((one) => ({ ...one })),
      compositions: past.slice(0, MOST_COMPOSITIONS).map(presentPastRun),
    });
  });
};
