import type { Override } from '@sundara/contracts/federation';
import type { FastifyRequest } from 'fastify';
import type { SharedReports } from '../../../browser-reports/shared-reports.ts';
import type { Registry } from '../../../core/registry.ts';
import type { Runs } from '../../../health/runs.ts';
import type { SharedHealth } from '../../../health/shared-health.ts';
import type { SharedFaults } from '../../../render-faults/shared-faults.ts';
import type { PageTraces } from '../../measures/page-trace.ts';
import type { Upstreams } from '../../upstreams/upstreams.ts';
import type { FindCaller } from './caller.ts';

/** The parts of the site that the calls need. */
export interface SiteParts {
  readonly registry: Registry;
  /** The provider API. */
  readonly api: Upstreams;
  readonly renderFaults: SharedFaults;
  readonly pageTraces: PageTraces;
  /** The environment of a request's host; undefined for a host without pages. */
  readonly environmentOf: (request: FastifyRequest) => string | undefined;
  readonly allowsOverrides: (environment: string) => boolean;
  /** Whether only admins may create override links there. */
  readonly overridesAskForAdmin: (environment: string) => boolean;
  /** The token of an override for a link and a cookie; undefined when it is too long for them. */
  readonly signOverride: (environment: string, override: Override) => string | undefined;
}

/** The dependencies of each call. */
export interface CallParts extends SiteParts {
  readonly findCaller: FindCaller;
  /** @throws Refusal when the environment's document can't be used */
  readonly runsOf: (environment: string) => Promise<Runs | undefined>;
  readonly health: SharedHealth;
  readonly reports: SharedReports;
}
