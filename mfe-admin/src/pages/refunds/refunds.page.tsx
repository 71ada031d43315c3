import { Box } from '@sundara/web/core';
import { tabId } from '@sundara/web/list';
import { useLoaderData, useLocation, useNavigation, useSearchParams } from '@sundara/web/router';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { DeletionList } from './deletion-list.tsx';
import { LookList } from './look-list.tsx';
import { PaymentList } from './payment-list.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { ProposalList } from './proposal-list.tsx';
import { RefundTabs } from './refund-tabs.tsx';
import { type RefundsData, type RefundTab, tabOf } from './refunds.loader.ts';

/** The tab that is shown or loading. */
const useChosenTab = (shown: RefundTab): RefundTab => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? tabOf(new URLSearchParams(location.search)) : shown;
};

/** Refunds by hand: what waits for a second admin, what needs a look, and any payment to look up. */
export const RefundsPage = () => {
  const data = useLoaderData<RefundsData>();
  const [params, setParams] = useSearchParams();
  const chosen = useChosenTab(data.tab);
  const still = { preventScrollReset: true };
  const show = (bookingId: string) =>
    setParams((now) => ({ ...Object.fromEntries(now), booking: bookingId }), still);
  const hide = () =>
    setParams((now) => {
      now.delete('booking');
      return now;
    }, still);
  const choose = (tab: RefundTab) => setParams(tab === 'approve' ? {} : { tab }, still);
  return (
    <AdminPage title="Refunds">
      <RefundTabs
        tab={chosen}
        toApprove={countToApprove(data)}
        toLookAt={data.proposals.list.ok ? data.proposals.list.data.counts.look : undefined}
        onChoose={choose}
      />
      <Box
        role="tabpanel"
        id="refunds-panel"
        aria-labelledby={tabId('refunds', chosen === 'approve' ? undefined : chosen)}
      >
        <Shown data={data} onShow={show} />
      </Box>
      <PaymentSheet bookingId={params.get('booking') ?? undefined} onClose={hide} />
    </AdminPage>
  );
};

/** Refunds and deletions of salons that wait for an admin; undefined if either is not known. */
const countToApprove = ({ proposals: { list }, deletions }: RefundsData): number | undefined =>
  list.ok && deletions.ok ? list.data.counts.open + deletions.data.deletions.length : undefined;

interface ShownProps {
  readonly data: RefundsData;
  readonly onShow: (bookingId: string) => void;
}

const Shown = ({ data: { look, payments, proposals, deletions }, onShow }: ShownProps) => {
  if (look) return <LookList data={look} onShow={onShow} />;
  if (payments) return <PaymentList data={payments} onShow={onShow} />;
  return (
    <>
      <DeletionList answer={deletions} />
      <ProposalList data={proposals} onShow={onShow} />
    </>
  );
};
