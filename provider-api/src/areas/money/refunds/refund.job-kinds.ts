import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const about = z.object({ refundId: z.uuid() });
type AboutRefund = z.output<typeof about>;

/** Sends a refund that is due to the gateway. */
export const REFUND_SEND: JobKind<AboutRefund> = { name: 'refund.send', payload: about };

/** Asks the gateway what became of a refund that it took and has not paid out yet. */
export const REFUND_CHECK: JobKind<AboutRefund> = { name: 'refund.check', payload: about };
