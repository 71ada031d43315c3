import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const deleted = z.object({
  customerId: z.uuid(),
  /** The recipient of the last mail, stored nowhere else any more; erased once the mail is sent. */
  to: z.nullable(z.object({ name: z.string(), email: z.string() })),
  cancelled: z.int(),
  refundPaise: z.int(),
  /** Who deleted it; older jobs, from before admins could, have no value. */
  by: z.enum(['customer', 'admin']).default('customer'),
});
export type AccountDeleted = z.output<typeof deleted>;
export const MAIL_ACCOUNT_DELETED: JobKind<AccountDeleted> = {
  name: 'mail.account-deleted',
  payload: deleted,
};

const traces = z.object({ customerId: z.uuid() });
/** Erases what could not be erased at once. */
export const ERASE_TRACES: JobKind<z.output<typeof traces>> = {
  name: 'account.erase-traces',
  payload: traces,
};
