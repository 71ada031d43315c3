import { formatDayAndClock, type Paise } from '@sundara/contracts';
import { actionPart, amountPart, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailAttachment, MailMessage } from '../../../../platform/mail/message.ts';
import type { RefundReason } from '../../../money/index.ts';
import type { BookingMail } from '../booking-mail.ts';
import { customerMail } from '../customer-mail.ts';
import { bookingLink } from '../mail-links.ts';
import { money } from '../visit-text.ts';
import { BANK_TAKES } from './booking-cancelled.mail.ts';

interface Refund {
  readonly refundId: string;
  readonly refundedPaise: Paise;
  readonly reason: RefundReason;
}

/** Says that money was refunded, why, and when it arrives; includes the credit note if there is one. */
export const bookingRefundedMail = (
  booking: BookingMail,
  { refundId, refundedPaise, reason }: Refund,
  siteUrl: string,
  creditNote?: MailAttachment,
): MailMessage => {
  const { salon, start } = booking;
  const amount = money(refundedPaise);
  const [label, path] = NEXT[reason];
  return customerMail(booking, {
    key: `booking-refunded.${refundId}`,
    subject: `Refunded: ${amount}, ${salon.name}, ${formatDayAndClock(start)}`,
    title: 'Your money is on its way back',
    preview: `${amount} goes back to you.`,
    parts: [
      said(WHY[reason](`${formatDayAndClock(start)} at ${salon.name}`)),
      amountPart([{ label: 'Refunded', amount, total: true }]),
      said(`We have sent ${amount} back the way it came. ${BANK_TAKES}`),
      actionPart(label, path ? new URL(path, siteUrl).href : bookingLink(siteUrl, booking)),
    ],
    attachments: creditNote ? [creditNote] : [],
  });
};

const WHY: Readonly<Record<RefundReason, (visit: string) => string>> = {
  'slot-gone': (visit) =>
    `Your payment for ${visit} reached us after the time had stopped being held for you, and it could not be booked any more. All of it goes back.`,
  'paid-twice': (visit) => `Your visit on ${visit} was paid a second time. The second payment goes back.`,
  'customer-cancelled': (visit) => `You cancelled your visit on ${visit}. This is what you get back.`,
  'salon-cancelled': (visit) => `Your visit on ${visit} could not take place. Everything goes back.`,
  discretion: (visit) => `The salon decided to give you something back for your visit on ${visit}.`,
  'by-hand': (visit) => `We looked into your visit on ${visit} and give you this back.`,
};

const SEE = ['See your booking'] as const;
const NEXT: Readonly<Record<RefundReason, readonly [label: string, path?: string]>> = {
  'slot-gone': ['Choose another time', '/salons'],
  'paid-twice': SEE,
  'customer-cancelled': SEE,
  'salon-cancelled': ['Choose another time', '/salons'],
  discretion: SEE,
  'by-hand': SEE,
};
