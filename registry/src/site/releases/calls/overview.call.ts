import { releaseOverview, type SuiteRun, succeed } from '@sundara/contracts/api';
import { withinLimit } from '@sundara/node/time-limit';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../../core/registry.ts';
import { nameOf } from '../../../core/release-name.ts';
import { failedCanaries } from '../../../environments/ended-by-canary.ts';
import type { PastRun } from '../../../health/past-runs.ts';
import { askEachEvery, type askOffer } from '../../../provider/ask-offer.ts';
import { NoAnswer } from '../../../provider/ask-provider.ts';
import { findApiMisfits, type Offer } from '../../../provider/find-api-misfits.ts';
import { Refusal } from '../../../refusal.ts';
import { readStatements } from '../../../statements/read-statements.ts';
import { presentRelease } from '../environment/release.presenter.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';

const MOST_COMPOSITIONS = 50;
/** Anybody may request the overview, and the document of a provider API is large. */
const ASK_EVERY_MS = 30_000;
/** An opening panel waits at most this long for it. */
const PROVIDER_LIMIT_MS = 3_000;

/** Results of test suites for exactly this set. */
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

/** What the environment's provider API offers, or why that is unknown. */
const offerOf = async (
  provider: string | undefined,
  ask: typeof askOffer,
): Promise<{ readonly offer?: Offer; readonly fault?: string }> => {
  if (provider === undefined) return {};
  const slow = () => new Refusal(`the API at ${provider} took longer than ${PROVIDER_LIMIT_MS / 1000} s`);
  const answer = await withinLimit(ask(provider), PROVIDER_LIMIT_MS, slow).catch((error: unknown) => {
    if (error instanceof Refusal) return new NoAnswer(error.message);
    throw error;
  });
  return answer instanceof NoAnswer ? { fault: answer.message } : { offer: answer };
};

/** `release.overview`: the releases that QA can choose from, in an environment that allows overrides. */
export const overviewCall = (app: FastifyInstance, parts: CallParts): void => {
  const { registry, environmentOf, allowsOverrides, runsOf } = parts;
  const ask = askEachEvery(ASK_EVERY_MS);
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
    const [{ releases, unreadable, withdrawn }, compositions, failed, tested, { offer, fault }] =
      await Promise.all([
        registry.listReleases(),
        presentPast(),
        failedCanaries(registry),
        testedOf(registry, running),
        offerOf(runs.document.provider, ask),
      ]);
    return succeed('Releases found', {
      environment,
      running: { id: running, versions: { ...runs.running }, ...tested },
      flags: Object.fromEntries(
        Object.entries(runs.document.flags ?? {}).map(([flag, { percent }]) => [flag, percent]),
      ),
      ...(fault !== undefined && { providerFault: fault }),
      releases: releases.map(({ record }) => {
        const name = nameOf(record);
        const runsHere = runs.running[record.id] === record.version;
        return presentRelease(
          record,
          withdrawn.get(name),
          failed.filter(({ release }) => release === name),
          offer && !runsHere ? findApiMisfits(record, offer) : [],
        );
      }),
      unreadable: unreadable.map((one) => ({ ...one })),
      compositions,
    });
  });
};
