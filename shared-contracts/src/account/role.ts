/** The three kinds of account (specification 1, section 1). */
export const ROLES = ['customer', 'salon', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const HOMES: Record<Role, string> = {
  customer: '/dashboard',
  salon: '/salon/dashboard',
  admin: '/admin/dashboard',
};

/** The start page of a signed-in user; the home page for an unknown role (specification 1, section 2). */
export const homeOf = (role: string | undefined): string => (isRole(role) ? HOMES[role] : '/');

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
