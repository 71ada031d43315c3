import { sendBrowserReports, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { readReports } from '../../../browser-reports/browser-report.ts';
import type { CallParts } from '../http/options.ts';
import { limitPerMinute } from '../http/rate-limit.ts';
import { serveOperation } from '../http/serve-operation.ts';

/** Per address, which many people may share; browsers send reports in batches. */
const REQUESTS_PER_MINUTE = 120;

/** Content types of the Reporting API, and of CSP 2 before it. */
const REPORT_TYPES = ['application/reports+json', 'application/csp-report'];

/** `release.browserReports`: counts what browsers blocked because of the policies of an environment's pages. */
export const browserReportsCall = (app: FastifyInstance, parts: CallParts): void => {
  app.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  const limit = limitPerMinute(REQUESTS_PER_MINUTE);
  serveOperation(app, sendBrowserReports, { ...parts, limit }, async ({ body, request }) => {
    const environment = parts.environmentOf(request);
    if (environment !== undefined) parts.reports.count(environment, readReports(body));
    return succeed('Noted', {});
  });
};
