import * as z from 'zod/mini';
import { LOAD_FAILURE_REASONS, LOAD_STEPS } from './outcome.ts';
import { MOST_ERRORS, pageErrorSchema, pageTimingSchema } from './page-error.ts';

const short = z.string().check(z.maxLength(100));
const milliseconds = z.number().check(z.gte(0), z.lte(600_000));

/** The outcome of loading one remote in one page. */
const reportSchema = z.object({
  remote: short,
  version: short,
  /** `loaded`, the reason why not, or `render`: it was loaded and threw while rendering. */
  outcome: z.enum(['loaded', 'render', ...LOAD_FAILURE_REASONS]),
  /** Time from the request to the module, and of each step, in milliseconds. */
  tookMs: z.optional(milliseconds),
  steps: z.optional(z.partialRecord(z.enum(LOAD_STEPS), milliseconds)),
  /** The version that ran instead. */
  instead: z.optional(short),
});
export type RemoteReport = z.output<typeof reportSchema>;

/** The most reports, and the most timings, of one beacon. */
const MOST = 50;

/** What a newer shell tells and this contract doesn't know is undefined, so that it costs none of the rest. */
const known = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

/** A page's report to the site: how its remotes loaded, what failed, how long it took. It contains no personal data. */
export const beaconSchema = z
  .object({
    composition: short,
    sequence: z.int(),
    /** Whether the page ran the environment's canary. */
    canary: z.boolean(),
    reports: z.array(reportSchema).check(z.maxLength(MOST)),
    /** Each error once per page. Missing from older shells, as timings are. */
    errors: z._default(z.array(known(pageErrorSchema)).check(z.maxLength(MOST_ERRORS)), []),
    /** Only from a share of the pages. */
    timings: z._default(z.array(known(pageTimingSchema)).check(z.maxLength(MOST)), []),
    /** What the site's answer with the page called its trace; only where that trace is kept. */
    trace: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(
    z.refine(
      ({ reports, errors, timings }) => reports.length + errors.length + timings.length > 0,
      'A beacon tells something',
    ),
  );
export type Beacon = z.output<typeof beaconSchema>;
/** A beacon as a page writes it. */
export type WrittenBeacon = z.input<typeof beaconSchema>;
