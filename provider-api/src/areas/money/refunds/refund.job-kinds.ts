import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const about = z.object({ refundId: z.uuid() });
type AboutRefund = z.output<typeof about>;

/** Sends a due refund to the gateway. */
export const REFUND_SEND: JobKind<AboutRefund> = { name: 'refund.send', payload: about };

/** Asks the gateway about a refund that it accepted and has not paid out yet. */
export const REFUND_CHECK: JobKind<AboutRefund> = { name: 'refund.check', payload: about };
