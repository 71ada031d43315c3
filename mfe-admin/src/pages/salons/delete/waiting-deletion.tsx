import { formatDayAndClock } from '@sundara/contracts';
import type { SalonDeletion } from '@sundara/contracts/api';
import { AppLink } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';

/** The deletion was requested already: it is decided where refunds are approved. */
export const WaitingDeletion = ({ deletion }: { deletion: SalonDeletion }) => (
  <Alert severity="info" sx={{ mt: 2 }}>
    {deletion.own ? 'You have' : `${deletion.requestedBy.name} has`} asked for this deletion on{' '}
    {formatDayAndClock(new Date(deletion.createdAt))}.{' '}
    {deletion.own ? 'Another admin has to decide' : 'You can decide'} about it under{' '}
    <AppLink to="/admin/refunds">Refunds</AppLink>.
  </Alert>
);
