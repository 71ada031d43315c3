import { adminAudit, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { pageOf } from '@sundara/web/table';

export type Audit = Reply<typeof adminAudit>;

/** The filters of the list, by their names in the address and in the API. */
export const FILTERS = ['q', 'actor', 'action', 'salon', 'subject', 'from', 'to'] as const;
export type AuditFilter = Partial<Record<(typeof FILTERS)[number], string>>;

export interface AuditData {
  readonly filter: AuditFilter;
  readonly audit: Result<Audit>;
}

export const filterOf = (params: URLSearchParams): AuditFilter =>
  Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));

/** Fetches one page of the matching entries. */
export const loadAudit = async ({ shell, request }: RemoteLoaderArgs): Promise<AuditData> => {
  const { searchParams } = new URL(request.url);
  const filter = filterOf(searchParams);
  const page = pageOf(searchParams);
  const query = { ...filter, page: page > 1 ? page : undefined, limit: 20 };
  return { filter, audit: await shell.http.call(adminAudit, { query }, { signal: request.signal }) };
};
