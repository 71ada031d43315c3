import {
  adminDisputes,
  DISPUTE_SORTS,
  DISPUTE_STATES,
  type DisputeState,
  type Reply,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { pageOf } from '@sundara/web/table';

export type Disputes = Reply<typeof adminDisputes>;
export type DisputeSort = (typeof DISPUTE_SORTS)[number];

export interface DisputesData {
  /** The state that the address names; undefined for all that are not resolved. */
  readonly state: DisputeState | undefined;
  readonly q: string;
  readonly sort: DisputeSort;
  readonly list: Result<Disputes>;
}

/** Fetches one page of the disputes that the address asks for. */
export const loadDisputes = async ({ shell, request }: RemoteLoaderArgs): Promise<DisputesData> => {
  const { searchParams } = new URL(request.url);
  const state = DISPUTE_STATES.find((one) => one === searchParams.get('state'));
  const asked = DISPUTE_SORTS.find((one) => one === searchParams.get('sort'));
  const q = (searchParams.get('q') ?? '').slice(0, 100);
  const page = pageOf(searchParams);
  const query = { page: page > 1 ? page : undefined, limit: 20, state, sort: asked, q: q || undefined };
  const list = await shell.http.call(adminDisputes, { query }, { signal: request.signal });
  return { state, q, sort: asked ?? (state === 'resolved' ? 'due_desc' : 'due_asc'), list };
};
