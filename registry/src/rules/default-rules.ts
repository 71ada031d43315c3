import type { EnvironmentRules } from '@sundara/contracts/federation';

/** Rules of environments when none were set: a trial build must not reach production by mistake. */
export const DEFAULT_RULES: Readonly<Record<string, EnvironmentRules>> = {
  production: { builds: ['release'] },
};
