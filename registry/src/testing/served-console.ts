import assert from 'node:assert/strict';
import { type EnvironmentState, releaseConsole } from '@sundara/contracts/api';
import { promote } from '../acts/promote.ts';
import { startCanary } from '../acts/start-canary.ts';
import { makeComposition } from '../compose/make-composition.ts';
import { serveReleaseCalls } from './served-release-calls.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from './stocked-registry.ts';

type TestContext = Parameters<typeof stockedRegistry>[0];

/** An id that no document has. */
export const NOTHING = 'f'.repeat(64);
export const addressOf = (call: { readonly path: string }, environment: string) =>
  call.path.replace(':environment', environment);

/**
 * The console's calls on a registry whose environment 'production' ran booking 1.0.0 and runs 1.1.0; 2.0.0 is published
 * but runs nowhere.
 */
export const serveConsole = async (t: TestContext, apiUrl?: string) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0'), bookingRelease('2.0.0')]);
  const releases = ['shell', 'discovery', 'booking'].map((id) => ({ id, version: '1.0.0' }));
  const first = await promote(registry, 'production', releases, ACTOR);
  const now = await promote(registry, 'production', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  const call = await serveReleaseCalls(t, stocked, apiUrl);
  const state = async (): Promise<EnvironmentState> => {
    const { environments } = releaseConsole.reply.parse(
      (await call(releaseConsole.path, { as: 'admin' })).json,
    );
    return environments.find(({ name }) => name === 'production') ?? assert.fail('no production');
  };
  const begin = async () => {
    const base = await registry.readComposition(now.composition);
    const tried = await makeComposition(registry, base, [{ id: 'booking', version: '2.0.0' }]);
    const wish = { composition: await registry.keepComposition(tried), percent: 25 };
    return startCanary(registry, 'production', wish, ACTOR);
  };
  return { ...stocked, call, first, now, state, begin };
};
