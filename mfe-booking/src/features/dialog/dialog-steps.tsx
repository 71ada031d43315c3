import type { BookingBasket } from '@sundara/contracts/federation';
import { Box } from '@sundara/web/core';
import type { Days } from '@sundara/web/visit';
import type { FlowStore } from '../flow/flow.store.ts';
import { type Flow, WAITING } from '../flow/flow.ts';
import { PaymentStep } from '../payment-step/payment-step.tsx';
import { StepHeading } from '../step/step-heading.tsx';
import { StepIndicator } from '../step/step-indicator.tsx';
import { SuccessScreen } from '../success/success-screen.tsx';
import { TimeStep } from '../time-step/time-step.tsx';
import type { BookingRun } from './use-booking-run.ts';
import type { SuccessPause } from './use-success-pause.ts';

interface Props {
  readonly basket: BookingBasket;
  readonly store: FlowStore;
  readonly flow: Flow;
  readonly days: Days;
  readonly run: BookingRun;
  readonly success: SuccessPause;
}

/** The content of the current step. */
export const DialogSteps = ({ basket, store, flow, days, run, success }: Props) => {
  if (flow.stage === 'booked') return <SuccessScreen flow={flow} basket={basket} onHold={success.hold} />;
  const step = flow.stage === 'time' ? 'time' : 'payment';
  const mayGoBack = WAITING[flow.stage] === undefined && flow.stage !== 'unsure';
  return (
    <Box sx={{ position: 'relative', display: 'grid', gap: { xs: 1, sm: 2 } }}>
      <StepIndicator step={step} onBack={mayGoBack ? run.goBack : undefined} />
      <StepHeading key={step} isHidden>
        {step === 'time' ? 'Step 1 of 2: Date & Time' : 'Step 2 of 2: Payment'}
      </StepHeading>
      {step === 'time' ? (
        <TimeStep flow={flow} store={store} basket={basket} days={days} />
      ) : (
        <PaymentStep
          flow={flow}
          basket={basket}
          askName={run.askName}
          askState={run.askState}
          onChange={(change) => store.setState(change)}
        />
      )}
    </Box>
  );
};
