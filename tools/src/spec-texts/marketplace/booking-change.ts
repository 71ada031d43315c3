import type { Shown } from '../shown.ts';

const CHANGE = 'mfe-customer/src/features/change-booking';
const RESCHEDULE_TEST = `${CHANGE}/reschedule-dialog.test.tsx`;
const CANCEL_TEST = `${CHANGE}/cancel-dialog.test.tsx`;

/** The dialogs in which a customer moves or cancels a visit. */
export const bookingChange: readonly Shown[] = [
  {
    screen: 'Reschedule, nothing new chosen; not moved',
    source: `${CHANGE}/use-reschedule.ts`,
    test: RESCHEDULE_TEST,
    texts: ['Please select a new date and time', 'Failed to reschedule booking'],
  },
  {
    screen: 'Reschedule, the original time unreadable',
    source: `${CHANGE}/use-time-choice.ts`,
    test: RESCHEDULE_TEST,
    texts: ["Couldn't load original booking time. Please select a new date."],
  },
  {
    screen: 'Reschedule, moved',
    source: `${CHANGE}/use-moving.ts`,
    test: RESCHEDULE_TEST,
    texts: ['Booking rescheduled successfully'],
  },
  {
    screen: 'Cancel, done; not done',
    source: `${CHANGE}/use-cancelling.ts`,
    test: CANCEL_TEST,
    texts: ['Booking cancelled successfully!', 'Failed to cancel booking'],
  },
  {
    screen: 'Cancel and reschedule, a fault of the server',
    source: 'mfe-customer/src/features/dialog/trouble.ts',
    test: CANCEL_TEST,
    texts: [
      {
        text: 'Server error',
        written: 'Server error: {message}',
        seen: 'Server error: Something went wrong on our side.',
      },
    ],
  },
];
