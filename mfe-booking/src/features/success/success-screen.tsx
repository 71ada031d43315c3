import { formatRupees, rupeesOf } from '@sundara/contracts';
import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, Typography } from '@sundara/web/core';
import { CircleCheck } from 'lucide-react';
import type { Flow } from '../flow/flow.ts';
import { VisitLines } from '../payment-step/visit-details.tsx';
import { StepHeading } from '../step/step-heading.tsx';
import { VisitFiles } from './visit-files.tsx';

interface Props {
  readonly flow: Flow;
  readonly basket: BookingBasket;
  /** Called when the pointer moves on the screen or a control of it has the focus, and when that ends. */
  readonly onHold: (isHeld: boolean) => void;
}

const Here = () => (
  <>
    <Typography>Your appointment has been successfully booked and payment received.</Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
      Confirmation details have been sent to your email.
    </Typography>
  </>
);

/** The visit is booked: the three specified sentences, then what and when, and what to bring. */
export const SuccessScreen = ({ flow, basket, onHold }: Props) => {
  const elsewhere = flow.booked?.elsewhere;
  return (
    <Box
      // A pointer that only rests where the payment's button was holds nothing, nor does the heading, which is given
      // the focus.
      onPointerMove={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={({ target }) => target.matches('a, button') && onHold(true)}
      onBlur={() => onHold(false)}
      sx={{ textAlign: 'center', maxWidth: 460, mx: 'auto', py: { xs: 3, sm: 4 } }}
    >
      <Box sx={{ color: 'success.main', mb: 1.5 }}>
        <CircleCheck size={64} strokeWidth={1.25} aria-hidden />
      </Box>
      <StepHeading>{elsewhere ? 'Already booked' : 'Booking Confirmed!'}</StepHeading>
      <Box role="status" sx={{ mt: 1 }}>
        {elsewhere ? (
          <Typography>This visit is booked and paid. Nothing is paid twice.</Typography>
        ) : (
          <Here />
        )}
      </Box>
      <Box
        sx={{
          my: 3,
          p: 2,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
        }}
      >
        <VisitLines flow={flow} basket={basket} />
        <Typography sx={{ mt: 1 }}>{basket.services.map((service) => service.name).join(', ')}</Typography>
        <Typography sx={{ mt: 1, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {formatRupees(rupeesOf(flow.quote.totalPaise))} paid
        </Typography>
      </Box>
      {flow.booked && (
        <VisitFiles bookingId={flow.booked.bookingId} salon={basket.salon} dateTime={flow.slot?.dateTime} />
      )}
    </Box>
  );
};
