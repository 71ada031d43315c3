import { sendBeacon, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { countedBeacon } from '../../../health/count-beacon.ts';
import { createBeaconMeasures } from '../../../health/measure-beacon.ts';
import { Refusal } from '../../../refusal.ts';
import { traceBeacon } from '../../measures/trace-beacon.ts';
import { reportTampering } from '../../security-log.ts';
import type { CallParts } from '../http/options.ts';
import { limitPerMinute } from '../http/rate-limit.ts';
import { serveOperation } from '../http/serve-operation.ts';

/** Per address, which many people may share; a page sends one or two. */
const BEACONS_PER_MINUTE = 600;

/**
 * `release.beacon`: counts how a page's remotes loaded, its errors and timings. What doesn't count is accepted too, since
 * a page can do nothing about it.
 */
export const beaconCall = (app: FastifyInstance, parts: CallParts): void => {
  const { environmentOf, runsOf, health, pageTraces } = parts;
  const measure = createBeaconMeasures();
  const limit = limitPerMinute(BEACONS_PER_MINUTE);
  serveOperation(app, sendBeacon, { ...parts, limit }, async ({ body, request }) => {
    const environment = environmentOf(request);
    if (environment === undefined) return succeed('Noted', {});
    try {
      const runs = await runsOf(environment);
      if (!runs) return succeed('Noted', {});
      const counted = await countedBeacon(body, runs);
      health.count(environment, runs.since, counted);
      measure(environment, counted);
      traceBeacon(counted, pageTraces.read(body.trace));
      for (const { report } of counted.reports)
        if (report.outcome === 'tampered')
          reportTampering(
            request.log,
            `A page refused a file of ${report.remote}@${report.version}: its hash is wrong.`,
          );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      request.log.warn(`A page's report doesn't count: ${error.message}`);
    }
    return succeed('Noted', {});
  });
};
