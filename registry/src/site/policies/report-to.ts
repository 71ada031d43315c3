import { sendBrowserReports } from '@sundara/contracts/api';

/** The endpoint name for reports, by the W3C Reporting API. */
export const REPORTING_GROUP = 'site';

/** Declares that endpoint to the browser. */
export const REPORTING_HEADERS: Readonly<Record<string, string>> = {
  'reporting-endpoints': `${REPORTING_GROUP}="${sendBrowserReports.path}"`,
};

/** Directives that report a policy's violations; `report-uri` is for browsers without `report-to`. */
export const REPORT_TO: Readonly<Record<string, readonly string[]>> = {
  'report-uri': [sendBrowserReports.path],
  'report-to': [REPORTING_GROUP],
};

/**
 * A page's headers as its visitor's protocol needs them. Over http browsers send nothing to the endpoint of
 * `report-to`, which keeps them from `report-uri` all the same; without it they report there.
 */
export const reportsOver = (
  protocol: string,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  if (protocol === 'https') return headers;
  const without = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace(`; report-to ${REPORTING_GROUP}`, ''),
  ]);
  return Object.fromEntries(without);
};
