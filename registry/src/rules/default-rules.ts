import type { EnvironmentRules } from '@sundara/contracts/federation';

/** Rules of environments where nobody has set any: what was built for a try doesn't reach production by a slip. */
export const DEFAULT_RULES: Readonly<Record<string, EnvironmentRules>> = {
  production: { builds: ['release'] },
};
