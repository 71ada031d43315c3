import { rupeesOf } from '@sundara/contracts';
import { Button, Money, useSession } from '@sundara/web/core';
import { useId } from 'react';
import type { Flow } from '../flow/flow.ts';
import { CLOSED, Foot } from './foot.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { NO_DATE, NO_TIME } from './texts.ts';
import type { BookingRun } from './use-booking-run.ts';
import { whenOf } from './when-of.ts';

interface Props {
  readonly flow: Flow;
  readonly run: BookingRun;
}

/** What is missing on the first step; undefined if nothing is. */
const useMissing = ({ date, slot }: Flow): string | undefined => {
  const session = useSession();
  if (!date) return NO_DATE;
  if (!slot) return NO_TIME;
  const other = session.status === 'signed-in' && session.user.role !== 'customer';
  return other ? 'Booking needs a customer account.' : undefined;
};

/** The first step's buttons: disabled until day and time are chosen, with a hint what is missing. */
export const TimeFoot = ({ flow, run }: Props) => {
  const hintId = useId();
  const missing = useMissing(flow);
  return (
    <Foot
      notice={flow.notice && <NoticeBar notice={flow.notice} onWay={run.takeWay} />}
      hint={missing ?? whenOf(flow)}
      hintId={hintId}
      amount={<Money rupees={rupeesOf(flow.quote.totalPaise)} />}
    >
      <Button onClick={run.leave}>Cancel</Button>
      <Button
        variant="contained"
        size="large"
        disabled={!flow.date || !flow.slot}
        aria-describedby={hintId}
        onClick={run.continueToPayment}
        sx={CLOSED}
      >
        Continue to Payment
      </Button>
    </Foot>
  );
};
