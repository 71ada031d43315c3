import type { ManagedService } from '@sundara/contracts/api';

/** What walk-ins ask for: what is sold now, most booked first, alike ones by name. */
export const popularFirst = (services: readonly ManagedService[]): readonly ManagedService[] =>
  services
    .filter(({ status }) => status === 'Active')
    .toSorted((a, b) => b.bookingCount - a.bookingCount || a.name.localeCompare(b.name));

/** Those whose name or category holds what was typed. */
export const matching = (services: readonly ManagedService[], text: string): readonly ManagedService[] => {
  const sought = text.trim().toLowerCase();
  return services.filter(({ name, category }) => `${name} ${category}`.toLowerCase().includes(sought));
};
