import { formatDayAndClock, type Paise } from '@sundara/contracts';
import { actionPart, amountPart, type MailPart, said } from '../../../../platform/mail/mail-parts.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import type { BookingMail, MailSettings } from '../booking-mail.ts';
import { calendarInviteOf } from '../calendar-file.ts';
import { customerMail } from '../customer-mail.ts';
import { money } from '../visit-text.ts';

/** How long the bank takes, in the words of the refund policy (specification 2, section 9). */
export const BANK_TAKES = 'Banks usually show it within 5 to 7 business days.';

/** Says that a visit is cancelled, by whom, and what is refunded when; its calendar entry is removed. */
export const bookingCancelledMail = (
  booking: BookingMail,
  refundPaise: Paise,
  { siteUrl, from }: MailSettings,
): MailMessage => {
  const { bookingId, sequence, salon, start, totalPaise, cancelledBy, cancelReason } = booking;
  const visit = `${formatDayAndClock(start)} at ${salon.name}`;
  return customerMail(booking, {
    // A reinstated visit can be cancelled again, which needs a mail of its own.
    key: `booking-cancelled.${bookingId}.${sequence}`,
    subject: `Cancelled: ${salon.name}, ${formatDayAndClock(start)}`,
    title: 'Your visit is cancelled',
    preview: refundPaise > 0 ? `${money(refundPaise)} comes back to you.` : `${visit} is cancelled.`,
    parts: [
      said(WHO[cancelledBy ?? 'customer'](visit)),
      cancelReason ? said(`${cancelledBy === 'admin' ? 'Why' : 'They wrote'}: ${cancelReason}`) : undefined,
      ...moneyParts(totalPaise, refundPaise),
      actionPart('Find another time', new URL('/salons', siteUrl).href),
    ],
    calendar: calendarInviteOf(booking, siteUrl, from),
  });
};

const WHO: Readonly<Record<NonNullable<BookingMail['cancelledBy']>, (visit: string) => string>> = {
  customer: (visit) => `As you wished, your visit on ${visit} is cancelled.`,
  salon: (visit) => `We are sorry: the salon had to cancel your visit on ${visit}.`,
  admin: (visit) => `We are sorry: we had to cancel your visit on ${visit}.`,
};

const moneyParts = (paidPaise: Paise, refundPaise: Paise): MailPart[] => {
  if (paidPaise === 0) return [];
  if (refundPaise === 0) {
    return [
      said(
        'By the cancellation rules nothing comes back by itself. The salon may still decide to give something back; then we write to you.',
      ),
    ];
  }
  const all = refundPaise === paidPaise;
  return [
    amountPart([
      { label: 'Paid', amount: money(paidPaise) },
      { label: 'Comes back to you', amount: money(refundPaise), total: true },
    ]),
    said(`${all ? 'Everything' : money(refundPaise)} goes back the way it came. ${BANK_TAKES}`),
  ];
};
