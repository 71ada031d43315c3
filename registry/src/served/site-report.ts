import * as z from 'zod/mini';

const servedSchema = z.object({
  /** The change of the environment that pages are of; null where there are none. */
  sequence: z.nullable(z.int()),
  /** The composition that pages without a canary run. */
  composition: z.nullable(z.string()),
  /** Id of each remote that they run without → why. */
  leftOut: z.record(z.string(), z.string()),
  /** Why pages aren't of what the environment names now. */
  fault: z.optional(z.string()),
});
export type Served = z.output<typeof servedSchema>;

/** What one site server tells of itself, and of what it serves in each environment. */
export const siteReportSchema = z.object({
  /** Name of its machine. */
  host: z.string(),
  port: z.int(),
  pid: z.int(),
  /** When it wrote this: an ISO instant. */
  seenAt: z.string(),
  environments: z.record(z.string(), servedSchema),
});
export type SiteReport = z.output<typeof siteReportSchema>;

/** Documents of reports stand below it. They aren't signed: nothing that they say makes anything run. */
export const REPORTS = 'sites/';

/** A site server that lives says so at least this often, in milliseconds. */
export const REPORT_EVERY_MS = 10_000;
