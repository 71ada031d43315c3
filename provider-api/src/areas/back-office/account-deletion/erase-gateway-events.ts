import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { gatewayEvents, payments } from '../../money/index.ts';

/** The gateway's personal data of a payer. */
const PERSONAL = ['email', 'contact', 'vpa', 'upi', 'card'] as const;

/** Erases the payer from the gateway's events about the customer's orders; the payment data stays. */
export const eraseFromGatewayEvents = async (db: DatabaseHandle, customerId: string): Promise<void> => {
  const entity = sql`${gatewayEvents.body} #> '{payload,payment,entity}'`;
  const personal = sql.raw(`array[${PERSONAL.map((name) => `'${name}'`).join(',')}]`);
  await db
    .update(gatewayEvents)
    .set({
      body: sql`jsonb_set(${gatewayEvents.body}, '{payload,payment,entity}', (${entity}) - ${personal})`,
    })
    .where(
      sql`${gatewayEvents.body} #>> '{payload,payment,entity,order_id}' in (
        select ${payments.gatewayOrderId} from ${payments}
        join ${bookings} on ${bookings.id} = ${payments.bookingId}
        where ${bookings.customerId} = ${customerId})
        and ${gatewayEvents.handledAt} is not null`,
    );
};
