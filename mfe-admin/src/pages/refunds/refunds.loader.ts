import {
  adminPayments,
  adminPaymentsToLookAt,
  adminRefundProposals,
  adminSalonDeletions,
  type Reply,
} from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { type ListData, listLoader } from '@sundara/web/list';

export const TABS = ['approve', 'look', 'all'] as const;
export type RefundTab = (typeof TABS)[number];

export interface RefundsData {
  readonly tab: RefundTab;
  readonly proposals: ListData<typeof adminRefundProposals>;
  readonly deletions: Result<Reply<typeof adminSalonDeletions>>;
  /** Only on their tabs. */
  readonly look: ListData<typeof adminPaymentsToLookAt> | undefined;
  readonly payments: ListData<typeof adminPayments> | undefined;
}

/** The tab that an address names; the first for none, and for an unknown one. */
export const tabOf = (params: URLSearchParams): RefundTab =>
  TABS.find((tab) => tab === params.get('tab')) ?? 'approve';

/** Fetches what the tab shows, and how many wait on the others. */
export const loadRefunds = async (args: RemoteLoaderArgs): Promise<RefundsData> => {
  const { shell, request } = args;
  const tab = tabOf(new URL(request.url).searchParams);
  const [proposals, deletions, look, payments] = await Promise.all([
    listLoader(adminRefundProposals)(args),
    shell.http.call(adminSalonDeletions, {}, { signal: request.signal }),
    tab === 'look' ? listLoader(adminPaymentsToLookAt)(args) : undefined,
    tab === 'all' ? listLoader(adminPayments)(args) : undefined,
  ]);
  return { tab, proposals, deletions, look, payments };
};
