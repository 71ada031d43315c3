import { formatRupees, paiseOf, quote } from '@sundara/contracts';
import type { ExtensionPoints } from '@sundara/contracts/federation';
import { Button, IconButton, Typography, useMediaQuery, useShell, useTheme } from '@sundara/web/core';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@sundara/web/form';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { amountToPay, pay } from '../checkout/pay.ts';
import { createFlowStore, type Flow } from '../flow/flow.store.ts';
import { PaymentStep } from '../payment-step/payment-step.tsx';
import { SuccessScreen } from '../success/success-screen.tsx';
import { TimeStep } from '../time-step/time-step.tsx';
import { StepIndicator } from './step-indicator.tsx';

const ANIMATION_MS = 300;
const SUCCESS_SHOWS_MS = 6000;
const CUSTOMER_NEEDED =
  'Booking needs a customer account. Please sign out, then sign in or register as a customer.';

/** From basket to paid booking in two steps (specification 1, sections 2 and 4). */
export const BookingDialog = ({ basket, onClose, onBooked }: ExtensionPoints['discovery.booking-dialog']) => {
  const shell = useShell();
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const [store] = useState(() =>
    createFlowStore(quote(basket.services.map(({ price }) => ({ pricePaise: paiseOf(price) })))),
  );
  const flow = useStore(store);
  const [open, setOpen] = useState(true);
  const change = (part: Partial<Flow>) => store.setState(part);
  const booked = flow.step === 'success' ? flow.bookingId : undefined;

  useEffect(() => {
    if (!booked || !open) return;
    const timer = setTimeout(() => setOpen(false), SUCCESS_SHOWS_MS);
    return () => clearTimeout(timer);
  }, [booked, open]);

  const afterClose = () => (booked ? onBooked(booked) : onClose());
  const leave = () => !flow.busy && setOpen(false);

  const signedInCustomer = async () => {
    const session = shell.session.get();
    if (session.status === 'signed-in') return session.user;
    change({ signingIn: true });
    const user = await shell.session.requestSignIn({
      reason: 'Sign in to finish your booking. Your choice is kept.',
    });
    change({ signingIn: false });
    return user;
  };
  const continueToPayment = async () => {
    if (!flow.date) return change({ message: 'Please select a date' });
    if (!flow.slot) return change({ message: 'Please select both date and time' });
    const user = await signedInCustomer();
    if (!user) return;
    change(user.role === 'customer' ? { step: 'payment', message: undefined } : { message: CUSTOMER_NEEDED });
  };
  const proceedToPay = async () => {
    if (!flow.agreeToTerms) return change({ message: 'Please agree to the terms and conditions' });
    if (!flow.date || !flow.slot) return change({ message: 'Please select both date and time' });
    const user = await signedInCustomer();
    if (user) await pay(store, basket, user, shell);
  };

  return (
    <Dialog
      open={open && !flow.signingIn}
      onClose={leave}
      fullScreen={!wide}
      fullWidth
      maxWidth="md"
      transitionDuration={ANIMATION_MS}
      aria-labelledby="booking-title"
      slotProps={{ transition: { onExited: () => !open && afterClose() } }}
    >
      <DialogTitle
        id="booking-title"
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1 }}
      >
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          Book at {basket.salon.name}
        </Typography>
        <IconButton aria-label="Close" onClick={leave} disabled={Boolean(flow.busy)}>
          <X size={20} aria-hidden />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {flow.step !== 'success' && (
          <StepIndicator step={flow.step} onBack={() => change({ step: 'time' })} />
        )}
        {flow.message && (
          <Alert severity="error" sx={{ my: 1 }}>
            {flow.message}
          </Alert>
        )}
        {flow.step === 'time' && <TimeStep flow={flow} basket={basket} onChange={change} />}
        {flow.step === 'payment' && <PaymentStep flow={flow} basket={basket} onChange={change} />}
        {flow.step === 'success' && <SuccessScreen flow={flow} basket={basket} />}
      </DialogContent>
      <DialogActions sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        {flow.step === 'time' && (
          <>
            {!flow.slot && (
              <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
                {flow.date ? 'Choose a time to go on.' : 'Choose a day and a time to go on.'}
              </Typography>
            )}
            <Button onClick={leave}>Cancel</Button>
            <Button
              variant="contained"
              size="large"
              disabled={!flow.date || !flow.slot}
              onClick={continueToPayment}
            >
              Continue to Payment
            </Button>
          </>
        )}
        {flow.step === 'payment' && (
          <>
            <Button
              onClick={() => change({ step: 'time', message: undefined })}
              disabled={Boolean(flow.busy)}
            >
              Back
            </Button>
            <Button
              variant="contained"
              size="large"
              loading={Boolean(flow.busy)}
              loadingPosition="start"
              onClick={proceedToPay}
            >
              {flow.busy ?? `Proceed to Pay ${formatRupees(amountToPay(flow.quote))}`}
            </Button>
          </>
        )}
        {flow.step === 'success' && (
          <Button variant="contained" size="large" autoFocus onClick={() => setOpen(false)}>
            See my bookings
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
