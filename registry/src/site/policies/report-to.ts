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
