import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';

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
    name: z.string().check(z.maxLength(120, 'Name may have 120 characters at most')),
    email: z.string().check(z.maxLength(254)),
    phone: z.optional(z.string().check(z.maxLength(40))),
    subject: z.string('Please select a subject').check(z.maxLength(40, 'Please select a subject')),
    message: z.string().check(z.maxLength(5000, 'Message may have 5,000 characters at most')),
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: envelope({ ticket: z.string() }),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});
