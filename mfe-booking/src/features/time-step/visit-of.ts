import type { BookingBasket } from '@sundara/contracts/federation';
import type { VisitQuery } from '@sundara/web/visit';
import type { Flow } from '../flow/flow.ts';

/** What the basket asks of the salon's time, with whom the customer wants. */
export const visitOf = (
  { salon, services }: BookingBasket,
  { specialist }: Pick<Flow, 'specialist'>,
): VisitQuery => ({
  salonId: salon.id,
  services: services.map(({ id }) => id).join(','),
  specialist: specialist?.id,
});
