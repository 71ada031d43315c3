import { Box, Container, Typography } from '@sundara/web/core';
import { useLoaderData } from '@sundara/web/router';
import { FailedFace, ListSection, SearchField, useListAddress } from '@sundara/web/table';
import type { DashboardData } from './dashboard.loader.ts';
import { SalonCounts } from './salon-counts.tsx';
import { SalonList } from './salon-list.tsx';

const statusOf = (total: number, q: string): string => {
  const count = `${total.toLocaleString('en-IN')} ${total === 1 ? 'salon' : 'salons'}`;
  return q ? `${count} for "${q}"` : `${count}, by name`;
};

/** The marketplace at a glance: how many salons, then each of them. */
export const DashboardPage = () => {
  const { q, salons } = useLoaderData<DashboardData>();
  const address = useListAddress();
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2.5, md: 4 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2.5 }}>
        Dashboard
      </Typography>
      {salons.ok && <SalonCounts counts={salons.data.counts} />}
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        <ListSection
          title="Salons"
          status={address.busy ? 'Updating…' : salons.ok && statusOf(salons.data.pagination.total, q)}
          tools={
            <SearchField
              label="Search salons"
              placeholder="Name, e-mail or contact number"
              value={q}
              onSearch={address.search}
            />
          }
        >
          {salons.ok ? (
            <SalonList
              salons={salons.data.salons}
              pagination={salons.data.pagination}
              q={q}
              address={address}
            />
          ) : (
            <FailedFace title="Failed to fetch salons" failure={salons.failure} />
          )}
        </ListSection>
      </Box>
    </Container>
  );
};
