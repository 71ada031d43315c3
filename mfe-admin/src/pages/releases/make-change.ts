import { type EnvironmentState, endCanary, rollbackEnvironment } from '@sundara/contracts/api';
import type { HttpApi } from '@sundara/contracts/federation';
import type { Change } from './change.ts';

/** Makes a change to an environment as it was `seen`: if it has changed since, it is refused as RELEASE_CONFLICT. */
export const makeChange = (http: HttpApi, seen: EnvironmentState, change: Change, why: string) => {
  const params = { environment: seen.name };
  const { sequence } = seen;
  return change.kind === 'rollback'
    ? http.call(rollbackEnvironment, { params, body: { composition: change.composition.id, sequence, why } })
    : http.call(endCanary, { params, body: { end: change.kind, sequence, why } });
};
