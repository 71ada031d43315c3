import { aRemote } from '../../testing/page-data.builder.ts';
import { blameShell } from '../load-error.ts';
import { loadLimits } from '../load-limits.ts';
import type { EnterStep } from './load-steps.ts';
import { releaseTrier } from './try-release.ts';

const Home = () => null;
const release = aRemote('booking');
const budget = loadLimits().budgetAfter(0, true);

/** Tries a release whose module comes of `load`, which also moves the clock. */
const tryWith = (load: (enter: EnterStep, pass: (ms: number) => void) => unknown) => {
  let time = 1_000;
  const pass = (ms: number) => {
    time += ms;
  };
  const loadModule = async (...given: readonly unknown[]) => load(given[4] as EnterStep, pass);
  return releaseTrier(loadModule, () => time)('booking', release, './x', budget);
};

test('each step has the time from its beginning to that of the next', async () => {
  const module = { Component: Home };
  const tried = await tryWith((enter, pass) => {
    pass(3);
    enter('resolve');
    pass(4);
    enter('check-contract');
    pass(5);
    enter('load-entry');
    pass(60);
    return module;
  });
  const steps = { resolve: 7, 'check-contract': 5, 'load-entry': 60 };
  expect(tried).toEqual({
    ...{ release, module, shellFailed: false },
    attempt: { version: '1.0.0', tookMs: 72, steps },
  });
});

test('a failure names the step in which it came, and what of it is known', async () => {
  const tried = await tryWith((enter, pass) => {
    enter('init-scope');
    pass(8);
    throw new Error('no scope');
  });
  const named = { remoteId: 'booking', title: 'Booking', version: '1.0.0' };
  expect(tried).toEqual({
    ...{ release, shellFailed: false },
    attempt: {
      ...{ version: '1.0.0', tookMs: 8, steps: { resolve: 0, 'init-scope': 8 } },
      failure: { ...named, step: 'init-scope', reason: 'broken', detail: 'no scope' },
    },
  });
});

test('a module without a component is broken, and is not given away', async () => {
  const tried = await tryWith(() => ({ default: Home }));
  expect(tried.module).toBeUndefined();
  expect(tried.attempt.failure).toMatchObject({ reason: 'broken', detail: './x exports no Component.' });
});

test('what the shell fails to give is told apart', async () => {
  const tried = await tryWith(() => blameShell(new Error('no runtime')));
  expect(tried).toMatchObject({ shellFailed: true, attempt: { failure: { detail: 'no runtime' } } });
});
