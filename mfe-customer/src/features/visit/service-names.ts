import type { CustomerBooking } from '@sundara/contracts/api';

/** 'Haircut, Head massage': what a visit is made of. */
export const serviceNames = ({ services, serviceName }: CustomerBooking): string =>
  services.map(({ name }) => name).join(', ') || serviceName;
