import type { ReleaseFacts } from '@sundara/contracts/api';
import type { Finding, Reason, ReleaseRecord } from '@sundara/contracts/federation';
import type { FailedCanary } from '../../../environments/ended-by-canary.ts';

/** The public facts of a release: everything that the gate uses, but none of its files. */
export const presentRelease = (
  record: ReleaseRecord,
  withdrawn?: Reason,
  failed: readonly FailedCanary[] = [],
  misfits: readonly Finding[] = [],
): ReleaseFacts => {
  const { kind, id, version, owner, commit, publishedAt, publishedBy, notes } = record;
  const { declaration, shared, uses, points } = record;
  return {
    kind,
    id,
    version,
    title: declaration?.title ?? 'Shell',
    owner,
    ...(commit !== undefined && { commit }),
    publishedAt,
    publishedBy,
    ...(notes !== undefined && { notes }),
    ...(withdrawn && { withdrawn }),
    ...(failed.length > 0 && {
      failedCanaries: failed.map(({ environment, at, why }) => ({ environment, at, why })),
    }),
    ...(misfits.length > 0 && {
      apiMisfits: misfits.map(({ rule, found, remedy }) => ({ rule, found, remedy })),
    }),
    ...(record.shell && {
      provides: record.shell.provides,
      routes: record.shell.routes.map(({ path }) => ({ path })),
      offers: record.shell.offers,
    }),
    ...(declaration && { declaration }),
    ...(shared && { shared }),
    ...(uses && { uses }),
    ...(points && { points }),
  };
};
