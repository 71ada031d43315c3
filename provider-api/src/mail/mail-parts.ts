import type { BookingMail } from './booking-mail.ts';
import type { MailPart } from './customer-mail.ts';
import { html } from './mail-html.ts';
import {
  type AmountLine,
  amounts,
  button,
  note,
  panel,
  paragraph,
  quietLink,
  struck,
} from './mail-layout.ts';
import { directionsLink } from './mail-links.ts';
import { amountText, whenOf, whoComes } from './visit-text.ts';

/** The parts that mails about bookings are made of, each as text and as HTML. */
export const said = (text: string): MailPart => ({ text, html: paragraph(text) });

/** Something worth knowing that is not the point of the mail. */
export const noted = (text: string): MailPart | undefined => (text ? { text, html: note(text) } : undefined);

/** When, and with whom; under it whatever belongs there. */
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

/** When, where and with whom, and the way there. */
export const visitPart = (booking: BookingMail): MailPart => {
  const { name, address, phone } = booking.salon;
  const directions = { label: 'Directions', url: directionsLink(booking) };
  return visitFacts(booking, [name, address, phone].filter(Boolean), directions);
};

/** The time that no longer counts. */
export const formerPart = (text: string): MailPart => ({ text, html: struck(text) });

export const amountPart = (lines: readonly AmountLine[]): MailPart => ({
  text: amountText(lines),
  html: amounts(lines),
});

/** The one thing to do. */
export const actionPart = (label: string, url: string): MailPart => ({
  text: `${label}: ${url}`,
  html: button(label, url),
});
