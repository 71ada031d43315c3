import * as z from 'zod/mini';
import { CONTACT_SUBJECTS } from '../contact/contact-message.ts';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { described } from './text.ts';

/** A character that is seen: what is not is dropped before the form's rules are asked. */
const SHOWN = '[^\\p{Cc}\\p{Cs}\\s]';
const EMAIL = '^\\s*[^\\s@\\p{Cc}\\p{Cs}]+@[^\\s@\\p{Cc}\\p{Cs}]+\\.[^\\s@\\p{Cc}\\p{Cs}]+\\s*$';

/**
 * A message to Sundara; browser and server validate it with `contactErrors`. `website` is a honeypot field that people
 * don't see: if it is filled in, the reply is the same and nobody is notified (resolutions S19). `ticket` identifies
 * the message from then on.
 */
export const sendContactMessage = operation({
  name: 'contact.send',
  summary: 'Write to Sundara',
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  body: z.object({
    name: described(z.string().check(z.maxLength(120, 'Name may have 120 characters at most')), {
      pattern: SHOWN,
    }),
    email: described(z.string().check(z.maxLength(254)), { pattern: EMAIL }),
    phone: z.optional(z.string().check(z.maxLength(40))),
    subject: described(
      z.string('Please select a subject').check(z.maxLength(40, 'Please select a subject')),
      { pattern: `^(?:${Object.keys(CONTACT_SUBJECTS).join('|')})$` },
    ),
    message: described(z.string().check(z.maxLength(5000, 'Message may have 5,000 characters at most')), {
      pattern: `${SHOWN}(?:[^\\p{Cc}\\p{Cs}]|[\\n\\t]){8,}${SHOWN}`,
    }),
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: envelope({ ticket: z.string() }),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});
