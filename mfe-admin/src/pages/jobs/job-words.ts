/** What each kind of job is about, as people call it. A kind that is not here shows its own name. */
export const KINDS: Readonly<Record<string, string>> = {
  'mail.booking-confirmed': 'Mail: booking confirmed',
  'mail.booking-rescheduled': 'Mail: visit moved',
  'mail.booking-cancelled': 'Mail: visit cancelled',
  'mail.booking-refunded': 'Mail: money sent back',
  'mail.salon-told': 'Mail to the salon',
  'mail.salon-deleted': 'Mail: salon deleted',
  'mail.reminder-24h': 'Reminder, 24 hours before',
  'mail.reminder-2h': 'Reminder, 2 hours before',
  'mail.contact-receipt': 'Mail: message received',
  'mail.contact-message': 'Message from the contact page',
  'mail.contact-reply': 'Mail: answer to a message',
  'contact.erase': 'Erase an old message',
  'mail.password-reset': 'Mail: link to set a password',
  'mail.sign-in-link': 'Mail: link to sign in',
  'mail.password-changed': 'Mail: password changed',
  'mail.second-factor': 'Mail: second factor on or off',
  'mail.review-hidden': 'Mail: review hidden',
  'mail.review-shown': 'Mail: review shown again',
  'payment.reconcile': 'Ask what became of a payment',
  'refund.send': 'Send a refund',
  'refund.check': 'Ask whether a refund was paid out',
  'subscription.sync': 'Ask how a plan stands',
  'subscription.odd-charge': 'A plan was charged another amount',
  'hold.end': 'End of a held time',
};

export const kindText = (kind: string): string => KINDS[kind] ?? kind;
