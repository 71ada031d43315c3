import type { CustomerBooking } from '@sundara/contracts/api';

/** The visit's services: 'Haircut, Head massage'. */
export const serviceNames = ({ services, serviceName }: CustomerBooking): string =>
  services.map(({ name }) => name).join(', ') || serviceName;
