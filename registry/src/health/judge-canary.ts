import { SHELL_ID } from '../core/release-name.ts';
import { type EnvironmentHealth, totalOf } from './environment-health.ts';
import { type Breach, judge } from './judge.ts';
import type { Runs } from './runs.ts';
import { NO_SUMS } from './sums.ts';

/** A breach, and the release that causes it: 'booking@2.0.0'. */
export interface CanaryBreach extends Breach {
  readonly release: string;
}

/**
 * The first remote of a running canary that breaks its budget. Only what the canary changes is judged: remotes with a
 * version other than the environment's, or all of them if it changes the shell.
 */
export const judgeCanary = (
  { document, running, canary }: Runs,
  health: EnvironmentHealth,
): CanaryBreach | undefined => {
  const budget = document.canary?.budget;
  if (!canary || !budget) return undefined;
  const { [SHELL_ID]: shell, ...remotes } = canary;
  const isOtherShell = shell !== running[SHELL_ID];
  for (const [remote, version] of Object.entries(remotes)) {
    const beside = running[remote];
    if (version === beside && !isOtherShell) continue;
    const sums = totalOf(health, { remote, version, canary: true }) ?? NO_SUMS;
    const stable =
      beside === undefined ? undefined : totalOf(health, { remote, version: beside, canary: false });
    const breach = judge(sums, stable, budget);
    if (breach) return { release: `${remote}@${version}`, ...breach };
  }
  return undefined;
};
