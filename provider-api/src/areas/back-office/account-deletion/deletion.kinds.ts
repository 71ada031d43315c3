import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const deleted = z.object({
  customerId: z.uuid(),
  /** The last mail goes to an address that stands nowhere else any more; forgotten once it has gone. */
  to: z.nullable(z.object({ name: z.string(), email: z.string() })),
  cancelled: z.int(),
  refundPaise: z.int(),
  /** Who deleted it; jobs of before there were admins who did say nothing. */
  by: z.enum(['customer', 'admin']).default('customer'),
});
export type AccountDeleted = z.output<typeof deleted>;
export const MAIL_ACCOUNT_DELETED: JobKind<AccountDeleted> = {
  name: 'mail.account-deleted',
  payload: deleted,
};

const traces = z.object({ customerId: z.uuid() });
/** Takes away what could not go at once. */
export const ERASE_TRACES: JobKind<z.output<typeof traces>> = {
  name: 'account.erase-traces',
  payload: traces,
};
