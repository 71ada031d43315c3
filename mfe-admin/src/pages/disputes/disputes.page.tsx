import type { adminDisputes, DisputeAges } from '@sundara/contracts/api';
import { useNow } from '@sundara/web/core';
import { type ListData, ListView } from '@sundara/web/list';
import { useLoaderData } from '@sundara/web/router';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { disputeColumns } from './dispute-columns.tsx';
import { DISPUTES } from './disputes.look.tsx';

/** How long customers have waited, in a sentence; on phones it takes two lines, as its placeholder does. */
const agesText = ({ under48Hours, over48Hours, over30Days }: DisputeAges): string => {
  if (under48Hours + over48Hours + over30Days === 0)
    return 'No customer waits for us: every dispute is decided.';
  return `Waiting: ${under48Hours} under 48 h, ${over48Hours} over 48 h, ${over30Days} over 30 days.`;
};

/** The customers' disputes of visits, with the time left to answer and to decide (resolutions S4). */
export const DisputesPage = () => {
  const data = useLoaderData<ListData<typeof adminDisputes>>();
  const now = useNow(60_000);
  return (
    <AdminPage title="Disputes" lead={data.list.ok && agesText(data.list.data.counts.ages)}>
      <ListView look={DISPUTES} data={data} columns={disputeColumns(now)} />
    </AdminPage>
  );
};
