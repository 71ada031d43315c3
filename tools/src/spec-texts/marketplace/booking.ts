import type { Shown } from '../shown.ts';

const DIALOG = 'mfe-booking/src/features/dialog';
const TEST = `${DIALOG}/booking-dialog.test.tsx`;
const PAYING = 'mfe-booking/src/features/checkout/paying.ts';

/** The booking dialog: its two steps, paying, the success screen. */
export const booking: readonly Shown[] = [
  {
    screen: 'Booking, step indicator',
    source: 'mfe-booking/src/features/step/step-indicator.tsx',
    test: TEST,
    texts: [
      { text: 'Date & Time', seen: '1. Date & Time' },
      { text: 'Payment', seen: '2. Payment' },
    ],
  },
  {
    screen: 'Booking, step 1',
    source: `${DIALOG}/time-foot.tsx`,
    test: TEST,
    texts: ['Continue to Payment'],
  },
  {
    screen: 'Booking, step 2',
    source: `${DIALOG}/payment-foot.tsx`,
    test: TEST,
    texts: [{ text: 'Proceed to Pay', written: 'Proceed to Pay {total}', seen: 'Proceed to Pay ₹508.00' }],
  },
  {
    screen: 'Booking, something missing',
    source: `${DIALOG}/texts.ts`,
    test: TEST,
    texts: ['Please select a date', 'Please select both date and time'],
  },
  {
    screen: 'Booking, terms not agreed to',
    source: 'mfe-booking/src/features/payment-step/terms-box.tsx',
    test: TEST,
    texts: ['Please agree to the terms and conditions'],
  },
  {
    screen: 'Booking, payment not begun',
    source: PAYING,
    test: TEST,
    texts: [
      'Failed to initialize payment. Please try again.',
      'Failed to initialize payment',
      'Failed to open payment window. Please try again.',
    ],
  },
  {
    screen: 'Booking, payment declined',
    source: 'mfe-booking/src/features/checkout/pay.ts',
    test: TEST,
    texts: ['Payment failed: {description}'],
  },
  {
    screen: 'Booking, payment not verified; booked',
    source: PAYING,
    test: TEST,
    texts: ['Payment verification failed. Please contact support.', 'Booking confirmed successfully!'],
  },
  {
    screen: 'Booking, success screen',
    source: 'mfe-booking/src/features/success/success-screen.tsx',
    test: TEST,
    texts: [
      'Booking Confirmed!',
      'Your appointment has been successfully booked and payment received.',
      'Confirmation details have been sent to your email.',
    ],
  },
];
