import type { VisitInTheWay } from '@sundara/contracts/api';
import { DAY } from './calendar.builder.ts';

/** A paid visit of Ravi Kumar with Asha at 4 pm, which stands in time that is to be closed. */
export const inTheWay = (over: Partial<VisitInTheWay> = {}): VisitInTheWay => ({
  bookingId: 'b1',
  start: `${DAY}T16:00:00+05:30`,
  customer: 'Ravi Kumar',
  phone: '+919848012345',
  services: ['Haircut'],
  people: ['Asha Rao'],
  refund: 508,
  byMail: true,
  state: 'standing',
  cancelled: false,
  failure: null,
  ...over,
});
