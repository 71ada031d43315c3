import type { Wishes } from '@sundara/contracts';
import type { Visit } from '../../booking/index.ts';
import type { AskedFrom } from './hold-origin.repository.ts';

export interface HoldRequest {
  readonly customerId: string;
  readonly visit: Visit;
  readonly start: Date;
  /** Who must do all of it; null and undefined for anyone. */
  readonly specialistId?: string | null | undefined;
  /** The contact to store with the booking. */
  readonly contact: BookingContact;
  readonly wishes: Wishes;
  /** Allows the hold even if the customer has another visit at that time. */
  readonly forSomebodyElse: boolean;
  /** Without it, only the customer's own limits apply. */
  readonly from?: HoldPlace | undefined;
}

export interface HoldPlace extends AskedFrom {
  /** Active holds that its network may have at a time. */
  readonly mostPerNetwork: number;
}

export interface BookingContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}
