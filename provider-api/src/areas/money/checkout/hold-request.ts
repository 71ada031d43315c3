import type { Visit } from '../../booking/index.ts';
import type { AskedFrom } from './hold-origin.repository.ts';

export interface HoldRequest {
  readonly customerId: string;
  readonly visit: Visit;
  readonly start: Date;
  /** Who shall do all of it; null and undefined for anyone. */
  readonly specialistId?: string | null | undefined;
  /** As the booking shall show them. */
  readonly contact: BookingContact;
  readonly specialRequests: string;
  /** Though the customer has another visit then. */
  readonly forSomebodyElse: boolean;
  /** Without it only the customer's own limits count. */
  readonly from?: HoldPlace | undefined;
}

export interface HoldPlace extends AskedFrom {
  /** Standing holds that its network may have at a time. */
  readonly mostPerNetwork: number;
}

export interface BookingContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}
