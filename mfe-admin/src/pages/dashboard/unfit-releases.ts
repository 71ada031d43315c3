import type { EnvironmentState } from '@sundara/contracts/api';
import type { Compatibility } from '../releases/releases.loader.ts';
import type { DashboardData } from './dashboard.loader.ts';

/** The releases that run although they were withdrawn. */
const withdrawnIn = ({ running, withdrawn }: EnvironmentState): readonly string[] =>
  Object.entries(running.versions)
    .map(([id, version]) => `${id}@${version}`)
    .filter((release) => withdrawn[release]);

const misfits = (compatibility: Compatibility): readonly string[] =>
  compatibility.ok
    ? compatibility.data.pairs.filter(({ findings }) => findings.length > 0).map(({ release }) => release)
    : [];

/**
 * How many releases need a look: withdrawn ones that still run, and those that do not fit what they would run beside;
 * and how many environments are not served everywhere. Undefined if any of it could not be read.
 */
export const countUnfit = ({
  console,
  compatibility,
}: Pick<DashboardData, 'console' | 'compatibility'>): number | undefined => {
  if (!console.ok || !compatibility.ok) return undefined;
  const { environments } = console.data;
  const releases = new Set([...environments.flatMap(withdrawnIn), ...misfits(compatibility)]);
  return releases.size + environments.filter(({ sites }) => sites.unserved.length > 0).length;
};
