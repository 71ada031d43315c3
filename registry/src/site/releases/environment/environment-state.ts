import type { EnvironmentState } from '@sundara/contracts/api';
import type { ReleaseName } from '../../../core/registry.ts';
import { withdrawnAmong } from '../../../environments/require-not-withdrawn.ts';
import type { Versions } from '../../../health/versions.ts';
import { readConfirmation } from '../../../served/await-served.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallParts } from '../http/options.ts';
import { presentEnvironment } from './environment.presenter.ts';

export const notThere = (name: string): ApiError =>
  new ApiError('NOT_FOUND', { message: `There is no environment '${name}'.` });

const releaseNames = (versions: Versions): readonly ReleaseName[] =>
  Object.entries(versions).map(([id, version]) => ({ id, version }));

/** The state of an environment and its health. @throws ApiError NOT_FOUND for one that runs nothing */
export const environmentState = async (
  {
    registry,
    runsOf,
    health,
    reports,
    renderFaults,
  }: Pick<CallParts, 'registry' | 'runsOf' | 'health' | 'reports' | 'renderFaults'>,
  name: string,
): Promise<EnvironmentState> => {
  const runs = await runsOf(name);
  if (!runs) throw notThere(name);
  const { running, canary = {} } = runs;
  const releases = [running, canary].flatMap(releaseNames);
  const [told, findings, faults, sites, holdsKey, withdrawn] = await Promise.all([
    health.of(name, runs.since),
    reports.of(name),
    renderFaults.of(name),
    readConfirmation(registry.documents, runs.document),
    registry.canSign(`environment/${name}`),
    withdrawnAmong(registry, releases),
  ]);
  return presentEnvironment(runs, {
    ...{ health: told, findings, renderFaults: faults },
    ...{ sites, holdsKey, withdrawn },
  });
};
