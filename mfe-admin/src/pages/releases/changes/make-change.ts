import {
  clearFlag,
  type EnvironmentState,
  endCanary,
  rollbackEnvironment,
  setFlag,
} from '@sundara/contracts/api';
import type { HttpApi } from '@sundara/contracts/federation';
import { reachOf } from '../flags/flag-change.ts';
import type { Change } from './change.ts';

interface Decision {
  readonly why: string;
  /** Whether to make it though the provider API does not answer; otherwise it fails with UNAVAILABLE. */
  readonly withoutProvider: boolean;
}

/** Makes a change to an environment as it was `seen`: if it has changed since, it is refused as RELEASE_CONFLICT. */
export const makeChange = (
  http: HttpApi,
  seen: EnvironmentState,
  change: Change,
  { why, withoutProvider }: Decision,
) => {
  const params = { environment: seen.name };
  const decision = { sequence: seen.sequence, why };
  const beginning = { ...decision, ...(withoutProvider && { withoutProvider }) };
  if (change.kind === 'rollback')
    return http.call(rollbackEnvironment, {
      params,
      body: { composition: change.composition.id, ...beginning },
    });
  if (change.kind === 'flag.clear')
    return http.call(clearFlag, { params, body: { flag: change.flag, ...decision } });
  if (change.kind === 'flag.set')
    return http.call(setFlag, {
      params,
      body: { flag: change.flag.trim(), ...reachOf(change), ...decision },
    });
  return http.call(endCanary, { params, body: { end: change.kind, ...beginning } });
};
