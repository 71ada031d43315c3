import type { AdminService } from '@sundara/contracts/api';
import { answered } from '@sundara/web/testing';

export const aService = (change: Partial<AdminService> = {}): AdminService => ({
  _id: change.id ?? 's1',
  id: 's1',
  name: 'Haircut',
  description: 'Wash, cut and blow-dry.',
  category: 'Hair Care',
  price: 550,
  basePrice: change.price ?? 550,
  duration: 45,
  specializations: ['Hair'],
  status: 'Active',
  image: { url: '/picture', alt: '', placeholder: '', publicId: null },
  can: { edit: true, delete: true },
  rating: 4.5,
  createdAt: '2026-11-21T10:00:00+05:30',
  updatedAt: '2026-11-21T10:00:00+05:30',
  ...change,
});

/** A page of the central catalogue as the provider returns it. */
export const servicesAnswer = (...services: readonly AdminService[]) => {
  const total = services.length;
  const pagination = {
    ...{ totalCount: total, totalPages: 1, currentPage: 1, page: 1 },
    ...{ limit: 30, total, pages: 1 },
  };
  const categories = [...new Set(services.map(({ category }) => category))];
  const groups = categories.map((category) => ({
    category,
    services: services.filter((each) => each.category === category),
  }));
  const counts = { total, active: total, categories: categories.length };
  return answered({ services, data: services, groups, counts, pages: 1, pagination });
};
