import type { FastifyInstance } from 'fastify';
import { createSharedReports } from '../../../browser-reports/shared-reports.ts';
import { type Repeated, repeat } from '../../../health/repeat.ts';
import { createRuns } from '../../../health/runs.ts';
import { createSharedHealth } from '../../../health/shared-health.ts';
import { createCanaryWatch } from '../../../health/watch-canaries.ts';
import { ApiError, sendError } from '../http/api-error.ts';
import { callerBy } from '../http/caller.ts';
import { installErrorHandler } from '../http/error-handler.ts';
import type { CallParts, SiteParts } from '../http/options.ts';
import { accountFlagsCall } from './account-flags.call.ts';
import { beaconCall } from './beacon.call.ts';
import { browserReportsCall } from './browser-reports.call.ts';
import { clearFlagCall } from './clear-flag.call.ts';
import { compatibilityCall } from './compatibility.call.ts';
import { consoleCall } from './console.call.ts';
import { createOverrideLinkCall } from './create-override-link.call.ts';
import { endCanaryCall } from './end-canary.call.ts';
import { historyCall } from './history.call.ts';
import { overviewCall } from './overview.call.ts';
import { rollbackCall } from './rollback.call.ts';
import { setFlagCall } from './set-flag.call.ts';

/** How often this process shares its counts and judges the canaries. */
const LOOK_EVERY_MS = 2000;

/** For every response: it is data for this site's scripts, and nothing that a browser may show or run. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Shares counts and judges canaries in the background, while the server runs. */
const lookAfterCanaries = (app: FastifyInstance, parts: CallParts): void => {
  const { registry, runsOf, health, reports, renderFaults } = parts;
  const tell = (sentence: string) => app.log.warn(sentence);
  const watch = createCanaryWatch({ registry, runsOf, health, renderFaults, tell });
  const share = async () => {
    await health.share();
    await reports.share();
    await renderFaults.share();
  };
  const look = async () => {
    await share();
    await watch();
  };
  let looking: Repeated | undefined;
  app.addHook('onReady', async () => {
    looking = repeat(LOOK_EVERY_MS, look, (error) => app.log.error(error, 'a look at the canaries failed'));
  });
  app.addHook('onClose', async () => {
    await looking?.stop();
    await share();
  });
};

/**
 * The site server's own calls below `/api/releases/`: QA's overview and links, the pages' reports and flags, the
 * admin's console. Any other address below that is 404, and is never forwarded to the provider API.
 */
export const releaseCalls = async (app: FastifyInstance, site: SiteParts): Promise<void> => {
  const parts: CallParts = {
    ...site,
    findCaller: callerBy(site.api),
    runsOf: createRuns(site.registry),
    health: createSharedHealth(site.registry.documents),
    reports: createSharedReports(site.registry.documents),
  };
  // A browser sends text to any site without a preflight, so text is not accepted.
  app.removeContentTypeParser('text/plain');
  installErrorHandler(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  for (const call of [
    accountFlagsCall,
    overviewCall,
    createOverrideLinkCall,
    beaconCall,
    browserReportsCall,
    consoleCall,
    compatibilityCall,
    historyCall,
    rollbackCall,
    endCanaryCall,
    setFlagCall,
    clearFlagCall,
  ])
    call(app, parts);
  app.all('/api/releases/*', async (_request, reply) => sendError(reply, new ApiError('NOT_FOUND')));
  lookAfterCanaries(app, parts);
};
