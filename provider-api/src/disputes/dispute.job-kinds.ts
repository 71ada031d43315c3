import * as z from 'zod';
import type { JobKind } from '../outbox/job-kind.ts';

const payload = z.object({ bookingId: z.uuid() });
type DisputeJob = JobKind<z.output<typeof payload>>;

/** To the customer: that we look into it. */
export const MAIL_DISPUTE_RECEIPT: DisputeJob = { name: 'mail.dispute-receipt', payload };
/** To the customer: what we write first. */
export const MAIL_DISPUTE_ANSWERED: DisputeJob = { name: 'mail.dispute-answered', payload };
const outcome = z.object({ bookingId: z.uuid(), waits: z.boolean() });
type OutcomeJob = JobKind<z.output<typeof outcome>>;
/** To the customer and to the salon: what came of it; `waits` where another of us has to approve the refund. */
export const MAIL_DISPUTE_RESOLVED: OutcomeJob = { name: 'mail.dispute-resolved', payload: outcome };
export const MAIL_DISPUTE_SALON: OutcomeJob = { name: 'mail.dispute-salon', payload: outcome };
/** To the team's inbox. */
export const MAIL_DISPUTE_OPENED: DisputeJob = { name: 'mail.dispute-opened', payload };
