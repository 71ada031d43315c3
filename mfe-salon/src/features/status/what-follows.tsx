import { formatRupees, parseStatus } from '@sundara/contracts';
import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Box, Skeleton, Typography, visuallyHidden } from '@sundara/web/core';
import { Undo2 } from 'lucide-react';
import type { DetailState } from './use-booking-detail.ts';

/** The customer's refund when the salon cancels, in rupees: all that was paid and not refunded before. */
export const givenBack = ({ payment, refunds }: Pick<SalonBookingDetail, 'payment' | 'refunds'>): number => {
  const paid = payment?.amount ?? 0;
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.round((paid - back) * 100) / 100);
};

const Panel = ({ title, text }: { title: string; text: string }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 1.5,
      p: 2,
      borderRadius: 1.5,
      bgcolor: 'warning.light',
    }}
  >
    <Box sx={{ color: 'warning.main', pt: 0.25 }}>
      <Undo2 size={20} aria-hidden />
    </Box>
    <div>
      <Typography sx={{ fontSize: '1.1rem', fontWeight: 700, color: 'warning.main' }}>{title}</Typography>
      <Typography variant="body2">{text}</Typography>
    </div>
  </Box>
);

const NOTHING = 'Nothing was paid here, or all of it went back before.';

/** Shows what cancelling costs the salon, before it cancels (resolutions M8). */
export const GivenBack = ({ detail, failure }: Pick<DetailState, 'detail' | 'failure'>) => {
  if (!detail)
    return failure ? (
      <Panel title="Everything that was paid goes back" text="The amount could not be asked for just now." />
    ) : (
      <Box role="status">
        <Box component="span" sx={visuallyHidden}>
          Asking what goes back…
        </Box>
        <Skeleton variant="rounded" height={88} sx={{ borderRadius: 1.5 }} />
      </Box>
    );
  const amount = givenBack(detail);
  if (amount === 0) return <Panel title="No money goes back" text={NOTHING} />;
  const all = detail.refunds.length === 0 ? 'Everything that was paid' : 'What is left of what was paid';
  const text = `${all} goes back the way it came. Banks take 5 to 7 business days to show it.`;
  return <Panel title={`${formatRupees(amount)} goes back to ${detail.customer.name}`} text={text} />;
};

/** What else happens automatically; undefined if nothing does. */
export const followUp = (status: string, { source }: { readonly source: string }): string | undefined => {
  if (source === 'walk-in') return undefined;
  if (parseStatus(status) === 'completed')
    return 'The customer is asked for a review a day after it is over, and can report a problem until then.';
  return status === '' ? undefined : 'We write to the customer about it.';
};
