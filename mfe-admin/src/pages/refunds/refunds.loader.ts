import {
  adminPayments,
  adminPaymentsToLookAt,
  adminRefundProposals,
  adminSalonDeletions,
  PROPOSAL_STATES,
  type Reply,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { pageOf } from '@sundara/web/table';

export const TABS = ['approve', 'look', 'all'] as const;
export type RefundTab = (typeof TABS)[number];

export type Proposals = Reply<typeof adminRefundProposals>;

export interface RefundsData {
  readonly tab: RefundTab;
  /** Of the proposals. Default: the first, 'open'. */
  readonly state: (typeof STATES)[number];
  readonly q: string;
  readonly page: number;
  readonly proposals: Result<Proposals>;
  readonly deletions: Result<Reply<typeof adminSalonDeletions>>;
  /** Only on their tabs. */
  readonly look?: Result<Reply<typeof adminPaymentsToLookAt>>;
  readonly payments?: Result<Reply<typeof adminPayments>>;
}

export const STATES = [...PROPOSAL_STATES, 'all'] as const;

/** The tab that an address names; the first for none, and for an unknown one. */
export const tabOf = (params: URLSearchParams): RefundTab =>
  TABS.find((tab) => tab === params.get('tab')) ?? 'approve';

/** Fetches what the tab shows, and how many wait on the others. */
export const loadRefunds = async ({
  shell,
  request: { url, signal },
}: RemoteLoaderArgs): Promise<RefundsData> => {
  const { searchParams } = new URL(url);
  const tab = tabOf(searchParams);
  const state = STATES.find((one) => one === searchParams.get('state')) ?? 'open';
  const q = searchParams.get('q')?.trim() ?? '';
  const page = pageOf(searchParams);
  const paged = { page: page > 1 ? page : undefined };
  const named = state === 'open' ? undefined : state;
  const [proposals, deletions, look, payments] = await Promise.all([
    shell.http.call(adminRefundProposals, { query: { ...paged, limit: 10, state: named } }, { signal }),
    shell.http.call(adminSalonDeletions, {}, { signal }),
    tab === 'look'
      ? shell.http.call(adminPaymentsToLookAt, { query: { ...paged, limit: 20 } }, { signal })
      : undefined,
    tab === 'all'
      ? shell.http.call(adminPayments, { query: { ...paged, limit: 10, q } }, { signal })
      : undefined,
  ]);
  return {
    ...{ tab, state, q, page, proposals, deletions },
    ...(look && { look }),
    ...(payments && { payments }),
  };
};
