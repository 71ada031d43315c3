import { CANCELLATION_RULES } from '@sundara/contracts';
import type { DocumentContent } from '../../features/document/document-content.ts';

/** The rules of specification 2, section 9, as the server applies them (resolutions M8, M9). */
export const CANCELLATION_REFUND: DocumentContent = {
  title: 'Cancellation & Refund',
  lead: 'Plans change. Here is what comes back to you, and until when, so that you never have to guess.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        { list: CANCELLATION_RULES },
        'Before you confirm a cancellation we show you the amount that comes back, in rupees, and the clock time until which that holds. The time that counts is that of our server, in India.',
      ],
    },
    {
      id: 'cancelling',
      title: 'When you cancel',
      blocks: [
        {
          table: {
            caption: 'What comes back of what you paid',
            columns: ['You cancel', 'Refund'],
            rows: [
              ['24 hours or more before the appointment', 'Full refund'],
              ['Between 2 and 24 hours before', 'Half: a 50% fee applies'],
              ['Under 2 hours before', 'At the salon’s discretion: the fee may be up to the full amount'],
              [
                'You do not come (no-show)',
                'At the salon’s discretion: the fee may be up to the full amount',
              ],
            ],
          },
        },
        'Exactly 24 hours before still counts as 24 hours or more, and exactly 2 hours before still brings half of it back. Where half of an amount is not a whole paisa, the odd half goes to you.',
        'You cancel on the page of your booking. A salon may always give back more than it has to.',
      ],
    },
    {
      id: 'salon-cancels',
      title: 'When the salon cancels',
      blocks: [
        'If the salon cancels, you get a full refund, whenever it is. That holds as well if your payment reached us after your time had been given to somebody else: you are booked if the time is still free, and refunded in full if it is not.',
      ],
    },
    {
      id: 'rescheduling',
      title: 'Moving your visit',
      blocks: [
        {
          table: {
            caption: 'Rescheduling',
            columns: ['You move it', 'What happens'],
            rows: [
              ['24 hours or more before', 'No fee, as often as you need'],
              ['Between 2 and 24 hours before', 'Once, if the salon allows it'],
              ['Under 2 hours before', 'Not here any more: please call the salon'],
            ],
          },
        },
        'Your payment moves along with the visit.',
        'If you arrive more than 15 minutes late, the salon may have to reschedule your visit, so that the next guest is not kept waiting.',
      ],
    },
    {
      id: 'refund-time',
      title: 'How long a refund takes',
      blocks: [
        'We send every refund within 7 days, back to the card, account or UPI address that you paid from. Refunds take 5 to 7 business days until you see them there, depending on your bank.',
        'A full refund is the whole amount that you paid, convenience fee and tax included.',
      ],
    },
    {
      id: 'not-satisfied',
      title: 'If something went wrong',
      blocks: [
        'If a service was not what it should have been, tell us within 24 hours of its completion, on the page of your booking or [by a message](/contact). We ask the salon, look at both sides and decide what comes back.',
        'If you could not come for a medical reason, send us the medical documents within 3 days, and we look at your case by itself.',
      ],
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions',
      blocks: [
        'Monthly subscriptions that are cancelled run until the end of the billing cycle, and are not charged again.',
        'Annual subscriptions are refunded pro rata: what is left of the year comes back.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        'Write to us on the [contact page](/contact). We answer on working days. How products are returned is told under [Shipping & Delivery](/shipping-delivery).',
      ],
    },
  ],
};
