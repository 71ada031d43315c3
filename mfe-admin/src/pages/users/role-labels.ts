import type { Role } from '@sundara/contracts';

/** What each role is called (specification 2, section 5). */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  customer: 'Customer',
  salon: 'Salon Owner',
  admin: 'Admin',
};
