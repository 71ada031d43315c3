import { Box } from '@sundara/web/core';
import { useLoaderData, useLocation, useNavigation, useSearchParams } from '@sundara/web/router';
import { FailedFace, useListAddress } from '@sundara/web/table';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { tabId } from '../../features/list/state-tabs.tsx';
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
  const address = useListAddress();
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
        toLookAt={data.proposals.ok ? data.proposals.data.counts.look : undefined}
        onChoose={choose}
      />
      <Box
        role="tabpanel"
        id="refunds-panel"
        aria-labelledby={tabId('refunds', chosen === 'approve' ? undefined : chosen)}
      >
        <Shown data={data} address={address} onShow={show} />
      </Box>
      <PaymentSheet bookingId={params.get('booking') ?? undefined} onClose={hide} />
    </AdminPage>
  );
};

/** Refunds and deletions of salons that wait for an admin; undefined if either is not known. */
const countToApprove = ({ proposals, deletions }: RefundsData): number | undefined =>
  proposals.ok && deletions.ok ? proposals.data.counts.open + deletions.data.deletions.length : undefined;

interface ShownProps {
  readonly data: RefundsData;
  readonly address: ReturnType<typeof useListAddress>;
  readonly onShow: (bookingId: string) => void;
}

const Shown = ({ data, address, onShow }: ShownProps) => {
  const { tab, proposals, look, payments } = data;
  if (tab === 'look' && look) {
    return look.ok ? (
      <LookList {...{ look: look.data, address, onShow }} />
    ) : (
      <FailedFace title="Failed to fetch what needs a look" failure={look.failure} />
    );
  }
  if (tab === 'all' && payments) {
    return <PaymentList {...{ q: data.q, payments, address, onShow }} />;
  }
  return (
    <>
      <DeletionList answer={data.deletions} />
      {proposals.ok ? (
        <ProposalList {...{ state: data.state, proposals: proposals.data, address, onShow }} />
      ) : (
        <FailedFace title="Failed to fetch the refunds" failure={proposals.failure} />
      )}
    </>
  );
};
