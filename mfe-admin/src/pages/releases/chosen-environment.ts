import type { EnvironmentState } from '@sundara/contracts/api';

/**
 * The environment that the address names, undefined if it is unknown. If the address names none: production, else the
 * first.
 */
export const chosenEnvironment = (
  environments: readonly EnvironmentState[],
  wanted: string | undefined,
): EnvironmentState | undefined => {
  const named = (wish: string) => environments.find(({ name }) => name === wish);
  return wanted === undefined ? (named('production') ?? environments[0]) : named(wanted);
};
