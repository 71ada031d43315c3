import { formatRupees, rupeesOf } from '@sundara/contracts';
import { Button, LinkButton } from '@sundara/web/core';
import { type Flow, WAITING } from '../flow/flow.ts';
import { HoldCountdown } from '../hold/hold-countdown.tsx';
import { TermsBox } from '../payment-step/terms-box.tsx';
import { CLOSED, Foot } from './foot.tsx';
import { NoticeBar } from './notice-bar.tsx';
import type { BookingRun } from './use-booking-run.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { whenOf } from './when-of.ts';

interface Props {
  readonly flow: Flow;
  readonly run: BookingRun;
}

/** The second step's buttons below the consent, with the amount on the primary one and the time left on the hold. */
export const PaymentFoot = ({ flow, run }: Props) => {
  const waiting = WAITING[flow.stage];
  const button = useFocusAfter(waiting !== undefined);
  return (
    <Foot
      notice={flow.notice && <NoticeBar notice={flow.notice} onWay={run.takeWay} />}
      hint={whenOf(flow)}
      amount={
        flow.stage === 'payment' && flow.order && !flow.proof ? (
          <HoldCountdown until={flow.order.heldUntil} onEnd={run.holdEnded} />
        ) : undefined
      }
      consent={
        <TermsBox
          agreed={flow.agreeToTerms}
          missed={flow.agreeToTerms ? 0 : run.missedTerms}
          onChange={run.agreeToTerms}
        />
      }
    >
      <Button onClick={run.goBack} disabled={Boolean(waiting)}>
        Back
      </Button>
      <Button
        variant="contained"
        size="large"
        ref={button}
        loading={Boolean(waiting)}
        loadingPosition="start"
        onClick={run.proceedToPay}
        sx={CLOSED}
      >
        {waiting ?? `Proceed to Pay ${formatRupees(rupeesOf(flow.quote.totalPaise))}`}
      </Button>
    </Foot>
  );
};

/** It is not known yet whether it is paid: no second payment is offered, only ways to find out. */
export const UnsureFoot = ({ flow, run }: Props) => (
  <Foot
    notice={
      flow.notice && (
        <NoticeBar
          notice={{ severity: 'info', text: flow.notice.text }}
          more="If you have paid, nothing is lost: we go on asking, and book your visit or send the money back."
          onWay={run.takeWay}
        />
      )
    }
    hint={whenOf(flow)}
  >
    <Button onClick={run.askAgain}>Ask again</Button>
    <LinkButton
      to={`/payment/${encodeURIComponent(flow.notice?.orderId ?? flow.order?.orderId ?? '')}`}
      variant="contained"
      size="large"
    >
      See where your money is
    </LinkButton>
  </Foot>
);
