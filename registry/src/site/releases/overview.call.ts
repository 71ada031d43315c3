import { releaseOverview, type SuiteRun, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { failedCanaries } from '../../acts/ended-by-canary.ts';
import type { Registry } from '../../core/registry.ts';
import { nameOf } from '../../core/release-name.ts';
import type { PastRun } from '../../health/past-runs.ts';
import { readStatements } from '../../statements/read-statements.ts';
import { ApiError } from './api-error.ts';
import type { CallParts } from './options.ts';
import { presentRelease } from './release.presenter.ts';
import { serveOperation } from './serve-operation.ts';

const MOST_COMPOSITIONS = 50;

/** How suites went for just this set. */
const testedOf = async (
  registry: Registry,
  composition: string,
): Promise<{ readonly tested?: SuiteRun[] }> => {
  const { suites } = await readStatements(registry, composition);
  const tested = suites.map(({ suite, passed, at, by, url }) => ({
    ...{ suite, passed, at, by },
    ...(url !== undefined && { url }),
  }));
  return tested.length > 0 ? { tested } : {};
};

const presentPastRun = async (registry: Registry, { id, versions, act: { at, who, why } }: PastRun) => ({
  id,
  ...(await testedOf(registry, id)),
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
    const presentPast = async () =>
      Promise.all(
        (await runs.past()).slice(0, MOST_COMPOSITIONS).map((past) => presentPastRun(registry, past)),
      );
    const running = runs.document.composition;
    const [{ releases, unreadable, withdrawn }, compositions, failed, tested] = await Promise.all([
      registry.listReleases(),
      presentPast(),
      failedCanaries(registry),
      testedOf(registry, running),
    ]);
    return succeed('Releases found', {
      environment,
      running: { id: running, versions: { ...runs.running }, ...tested },
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
      compositions,
    });
  });
};
