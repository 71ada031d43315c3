import { buildSite, LIMITS, type Limits } from '../site/app.ts';
import { readSettings } from '../site/settings.ts';
import { PATIENT } from './live-site.ts';

export { type Answer, ask } from './ask.ts';

/** A clock that is a second later at each look: every page then sees what its environment names by now. */
const passingTime = () => {
  let time = 0;
  return () => {
    time += 1000;
    return time;
  };
};

/** A site that listens on a free loopback port until the test is over; returns its origin. */
export const runSite = async (
  test: { readonly after: (clean: () => Promise<void>) => void },
  variables: Readonly<Record<string, string>>,
  limits: Partial<Limits> = {},
): Promise<string> => {
  const { app } = await buildSite(readSettings(variables), {
    ...{ ...LIMITS, registry: PATIENT, now: passingTime() },
    ...limits,
  });
  test.after(() => app.close());
  // Keeps intentional errors out of the test's output.
  app.log.level = 'silent';
  return app.listen({ host: '127.0.0.1', port: 0 });
};
