import { DATE_RANGES } from '@sundara/contracts/api';
import { Box, Container, Typography } from '@sundara/web/core';
import { useLoaderData } from '@sundara/web/router';
import { MenuItem, TextField, useListAddress } from '@sundara/web/table';
import type { DashboardData } from './dashboard.loader.ts';
import { DEFAULT_RANGE, RANGE_LABELS } from './date-range.ts';
import { Figures } from './figures.tsx';
import { RecentBookings } from './recent-bookings.tsx';

/** The owner's day at a glance: figures of a period, then the bookings (specification 2, section 2). */
export const DashboardPage = () => {
  const { range, q, figures, orders } = useLoaderData<DashboardData>();
  const address = useListAddress();
  const shown = range ?? DEFAULT_RANGE;
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2.5, md: 4 } }}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2.5 }}
      >
        <Typography variant="h2" component="h1">
          Dashboard
        </Typography>
        <TextField
          select
          size="small"
          label="Period"
          value={shown}
          onChange={(event) => address.ask('dateRange', event.target.value)}
          sx={{ minWidth: 128, '& .MuiInputBase-root': { minHeight: 44, bgcolor: 'background.paper' } }}
        >
          {DATE_RANGES.map((name) => (
            <MenuItem key={name} value={name}>
              {RANGE_LABELS[name]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Figures figures={figures} range={shown} busy={address.busy} />
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        <RecentBookings orders={orders} q={q} range={range} address={address} />
      </Box>
    </Container>
  );
};
