import type { BookingBasket } from '@sundara/contracts/federation';
import type { VisitQuery } from '@sundara/web/visit';
import type { Flow } from '../flow/flow.ts';

/** The query for free times: the basket's services with the chosen specialist. */
export const visitOf = (
  { salon, services }: BookingBasket,
  { specialist }: Pick<Flow, 'specialist'>,
): VisitQuery => ({
  salonId: salon.id,
  services: services.map(({ id }) => id).join(','),
  specialist: specialist?.id,
});
