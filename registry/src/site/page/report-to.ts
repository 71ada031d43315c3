import { sendBrowserReports } from '@sundara/contracts/api';

/** The name of the place that reports go to, by the W3C Reporting API. */
export const REPORTING_GROUP = 'site';

/** Declares that place to the browser. */
export const REPORTING_HEADERS: Readonly<Record<string, string>> = {
  'reporting-endpoints': `${REPORTING_GROUP}="${sendBrowserReports.path}"`,
};

/** Directives of a policy that has breaches told; `report-uri` for browsers that don't know the other. */
export const REPORT_TO: Readonly<Record<string, readonly string[]>> = {
  'report-uri': [sendBrowserReports.path],
  'report-to': [REPORTING_GROUP],
};
