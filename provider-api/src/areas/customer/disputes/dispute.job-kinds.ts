import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const payload = z.object({ bookingId: z.uuid() });
type DisputeJob = JobKind<z.output<typeof payload>>;

/** To the customer: we received the dispute. */
export const MAIL_DISPUTE_RECEIPT: DisputeJob = { name: 'mail.dispute-receipt', payload };
/** To the customer: our first answer. */
export const MAIL_DISPUTE_ANSWERED: DisputeJob = { name: 'mail.dispute-answered', payload };
/** To the customer and to the salon: the outcome. */
export const MAIL_DISPUTE_RESOLVED: DisputeJob = { name: 'mail.dispute-resolved', payload };
export const MAIL_DISPUTE_SALON: DisputeJob = { name: 'mail.dispute-salon', payload };
/** To the salon: what the customer wrote, and until when we wait for its side. */
export const MAIL_DISPUTE_ASKS_SALON: DisputeJob = { name: 'mail.dispute-asks-salon', payload };
/** To the team's inbox. */
export const MAIL_DISPUTE_OPENED: DisputeJob = { name: 'mail.dispute-opened', payload };
