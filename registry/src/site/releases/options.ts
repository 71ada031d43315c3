import type { Override } from '@sundara/contracts/federation';
import type { FastifyRequest } from 'fastify';
import type { SharedReports } from '../../browser-reports/shared-reports.ts';
import type { Registry } from '../../core/registry.ts';
import type { Runs } from '../../health/runs.ts';
import type { SharedHealth } from '../../health/shared-health.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import type { FindCaller } from './caller.ts';

/** What the calls need of the site around them. */
export interface SiteParts {
  readonly registry: Registry;
  /** The provider API. */
  readonly api: Upstreams;
  /** The environment that a request's host stands for; undefined for one that shows no pages. */
  readonly environmentOf: (request: FastifyRequest) => string | undefined;
  readonly allowsOverrides: (environment: string) => boolean;
  /** Whether only an admin makes links for overrides there. */
  readonly overridesAskForAdmin: (environment: string) => boolean;
  /** An override as a link and a cookie carry it; undefined when it is too long for them. */
  readonly signOverride: (environment: string, override: Override) => string | undefined;
}

/** What each call works with. */
export interface CallParts extends SiteParts {
  readonly findCaller: FindCaller;
  /** @throws Refusal when the environment's document can't be used */
  readonly runsOf: (environment: string) => Promise<Runs | undefined>;
  readonly health: SharedHealth;
  readonly reports: SharedReports;
}
