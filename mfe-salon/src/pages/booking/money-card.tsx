import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Card, Facts } from '@sundara/web/card';
import { Box, Button, Money, Typography } from '@sundara/web/core';
import { momentText, paymentText, refundText } from './booking-labels.ts';

interface Props {
  readonly booking: SalonBookingDetail;
  readonly now: Date;
  readonly onGrant: () => void;
}

/** What was paid, what was refunded, and what the salon may still refund. */
export const MoneyCard = ({ booking, now, onGrant }: Props) => {
  const { payment, refunds, can } = booking;
  return (
    <Card id="money" title="Money">
      {payment ? (
        <Facts
          facts={[
            [
              payment.status === 'refunded' ? 'Was paid' : 'Paid',
              <Money key="paid" rupees={payment.amount} />,
            ],
            ['By', payment.method?.toUpperCase() ?? ''],
            ['On', momentText(payment.paidAt, now)],
          ]}
        />
      ) : (
        <Typography>{paymentText(booking)}</Typography>
      )}
      {refunds.map(({ id, amount, status, createdAt, processedAt }) => (
        <Box key={id} sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>Refund {refundText(status)}</span>
            <Money rupees={amount} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {momentText(processedAt ?? createdAt, now)}
          </Typography>
        </Box>
      ))}
      {can.grantRefund && (
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" fullWidth aria-haspopup="dialog" onClick={onGrant}>
            Give something back
          </Button>
          <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
            By the rules nothing comes back here. It is yours to decide.
          </Typography>
        </Box>
      )}
    </Card>
  );
};
