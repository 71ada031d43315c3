import { Box, Button, EmptyFace, useNow } from '@sundara/web/core';
import { useLoaderData } from '@sundara/web/router';
import {
  FailedFace,
  nextSort,
  PagedTable,
  SearchField,
  sortedColumns,
  useListAddress,
} from '@sundara/web/table';
import { Scale } from 'lucide-react';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { SortField } from '../../features/list/sort-field.tsx';
import { tabId } from '../../features/list/state-tabs.tsx';
import { disputeColumns } from './dispute-columns.tsx';
import { DisputeTabs } from './dispute-tabs.tsx';
import type { Disputes, DisputesData } from './disputes.loader.ts';

const ORDERS = [
  ['due_asc', 'What is due first'],
  ['due_desc', 'What is due last'],
  ['created_desc', 'Newest first'],
  ['created_asc', 'Oldest first'],
] as const;

/** How long customers have waited, in a sentence; on phones it takes two lines, as its placeholder does. */
const agesText = ({ under48Hours, over48Hours, over30Days }: Disputes['counts']['ages']): string => {
  if (under48Hours + over48Hours + over30Days === 0)
    return 'No customer waits for us: every dispute is decided.';
  return `Waiting: ${under48Hours} under 48 h, ${over48Hours} over 48 h, ${over30Days} over 30 days.`;
};

/** The customers' disputes of visits, with the time left to answer and to decide (resolutions S4). */
export const DisputesPage = () => {
  const { state, q, sort, list } = useLoaderData<DisputesData>();
  const address = useListAddress();
  const now = useNow(60_000);
  const found = list.ok ? list.data : undefined;
  return (
    <AdminPage title="Disputes" lead={found && agesText(found.counts.ages)}>
      <DisputeTabs
        state={state}
        counts={found?.counts}
        onChoose={(chosen) => address.ask('state', chosen ?? '')}
      />
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { md: 'minmax(0, 420px)' } }}>
        <SearchField
          label="Search disputes"
          placeholder="Customer, salon or booking id"
          value={q}
          onSearch={address.search}
        />
        <SortField orders={ORDERS} sort={sort} address={address} />
      </Box>
      <Box role="tabpanel" id="disputes-panel" aria-labelledby={tabId('disputes', state)}>
        {!list.ok && <FailedFace title="Failed to fetch the disputes" failure={list.failure} />}
        {found && found.pagination.total === 0 && (
          <EmptyFace
            icon={<Scale size={40} strokeWidth={1.25} aria-hidden />}
            title={q ? 'No dispute found' : 'No disputes here'}
          >
            {q ? (
              <Button variant="contained" onClick={() => address.ask('q', '')}>
                Clear search
              </Button>
            ) : (
              'Customers can dispute a visit within 24 hours of its completion.'
            )}
          </EmptyFace>
        )}
        {found && found.pagination.total > 0 && (
          <PagedTable
            caption="Disputes"
            columns={sortedColumns(disputeColumns(now), ['due', 'created'], sort)}
            rows={found.disputes}
            keyOf={({ bookingId }) => bookingId}
            onSort={(column) => address.ask('sort', nextSort(column, sort))}
            pagination={found.pagination}
            onPage={address.toPage}
            busy={address.busy}
          />
        )}
      </Box>
    </AdminPage>
  );
};
