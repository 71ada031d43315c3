import { html } from '../../../platform/mail/mail-html.ts';
import { panel, quietLink } from '../../../platform/mail/mail-layout.ts';
import type { MailPart } from '../../../platform/mail/mail-parts.ts';
import type { BookingMail } from './booking-mail.ts';
import { directionsLink } from './mail-links.ts';
import { whenOf, whoComes } from './visit-text.ts';

/** Date, time and specialist, followed by further lines and a link. */
export const visitFacts = (booking: BookingMail, more: readonly string[], link?: MailLink): MailPart => {
  const { day, hours } = whenOf(booking);
  const who = whoComes(booking);
  return {
    text: [
      [day, `${hours} (India time)`, who].filter(Boolean).join('\n'),
      more.join('\n'),
      link && `${link.label}: ${link.url}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: panel(day, who ? [who] : [], {
      strong: hours,
      more: html`${more.map((line) => html`<div>${line}</div>`)}${link ? quietLink(link.label, link.url) : ''}`,
    }),
  };
};

interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** When, where and with whom, and a link to directions. */
export const visitPart = (booking: BookingMail): MailPart => {
  const { name, address, phone } = booking.salon;
  const directions = { label: 'Directions', url: directionsLink(booking) };
  return visitFacts(booking, [name, address, phone].filter(Boolean), directions);
};
