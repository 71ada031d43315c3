import { type Role, shownName } from '@sundara/contracts';
import type { SessionUser } from '@sundara/contracts/federation';

const FALLBACKS: Record<Role, string> = { customer: 'Customer', salon: 'Salon Partner', admin: 'Admin' };

/** How to address someone whose name may not be known yet (specification 1, section 2). */
export const nameOf = (user: SessionUser): string => shownName(user) || FALLBACKS[user.role];
