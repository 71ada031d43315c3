import { formatDayAndClock } from '@sundara/contracts';
import { html } from '../../../../platform/mail/mail-html.ts';
import { button, heading, mailPage, panel, paragraph } from '../../../../platform/mail/mail-layout.ts';
import type { MailMessage } from '../../../../platform/mail/message.ts';
import type { ApplicationRow } from '../applications.tables.ts';

/** The application for the team, with the way to it; a reply to the mail goes to the applicant. */
export const applicationArrivedMail = (
  application: ApplicationRow,
  inbox: string,
  siteUrl: string,
): MailMessage => {
  const { id, salonName, sublocality, street, ownerName, email, createdAt } = application;
  const subject = `New application: ${salonName}, ${sublocality}`;
  const lines = [`${street}, ${sublocality}`, `${ownerName} <${email}>`, formatDayAndClock(createdAt)];
  const note =
    'Approve or decline it there. All of it is as it was typed; an answer to this mail goes to them.';
  const link = new URL(`/admin/applications?${new URLSearchParams({ q: salonName })}`, siteUrl).href;
  return {
    key: `application-arrived.${id}`,
    to: { name: 'Sundara', address: inbox },
    replyTo: { name: ownerName, address: email },
    subject,
    text: [salonName, lines.join('\n'), note, `Open the application: ${link}`].join('\n\n'),
    html: mailPage({
      title: subject,
      preview: `${ownerName} asks us to list ${salonName}.`,
      content: html`${heading('New application')}${panel(salonName, lines)}${paragraph(note)}${button('Open the application', link)}`,
      reason: 'applications of salons are sent here',
    }),
    attachments: [],
  };
};
