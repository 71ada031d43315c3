import type { AdminUser } from '@sundara/contracts/api';
import { answered } from '@sundara/web/testing';

export const aUser = (change: Partial<AdminUser> = {}): AdminUser => {
  const id = change.id ?? '0b0e7a52-0000-4000-8000-000000000001';
  return {
    ...{ _id: id, id, name: 'Lata Devi', email: 'lata@people.example', phone: '+919848012345' },
    ...{ role: 'customer', isActive: true, createdAt: '2026-11-21T10:00:00+05:30', salon: null },
    can: { delete: true, toggle: true, changeRole: true },
    ...change,
  };
};

const COUNTS = { total: 1_234, customers: 1_100, salonOwners: 130, admins: 4, disabled: 2 };

/** A page of accounts as the provider returns it. */
export const usersAnswer = (
  users: readonly AdminUser[],
  { pages = 1, page = 1, more = false }: { pages?: number; page?: number; more?: boolean } = {},
) => {
  const total = pages === 1 ? users.length : pages * 10;
  const pagination = {
    ...{ totalCount: total, totalPages: pages, currentPage: page },
    ...{ page, limit: 10, total, pages },
  };
  return answered({ users, data: users, counts: COUNTS, pagination, more });
};
