import { Button } from '@sundara/web/core';
import type { Flow } from '../flow/flow.ts';
import { Foot } from './foot.tsx';
import { PaymentFoot, UnsureFoot } from './payment-foot.tsx';
import { TimeFoot } from './time-foot.tsx';
import type { BookingRun } from './use-booking-run.ts';
import type { SuccessPause } from './use-success-pause.ts';

interface Props {
  readonly flow: Flow;
  readonly run: BookingRun;
  readonly success: SuccessPause;
}

/** The buttons for the current stage. */
export const DialogFoot = ({ success, ...props }: Props) => {
  const { stage } = props.flow;
  if (stage === 'time') return <TimeFoot {...props} />;
  if (stage === 'unsure') return <UnsureFoot {...props} />;
  if (stage !== 'booked') return <PaymentFoot {...props} />;
  return (
    <Foot hint={success.isStaying ? undefined : 'Your bookings open in a moment.'}>
      <Button variant="contained" size="large" onClick={props.run.leave}>
        See my bookings
      </Button>
    </Foot>
  );
};
