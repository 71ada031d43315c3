import type { ManagedService } from '@sundara/contracts/api';

/** The services for walk-ins: active ones, most booked first, equal ones by name. */
export const popularFirst = (services: readonly ManagedService[]): readonly ManagedService[] =>
  services
    .filter(({ status }) => status === 'Active')
    .toSorted((a, b) => b.bookingCount - a.bookingCount || a.name.localeCompare(b.name));

/** The services whose name or category contains the typed text. */
export const matching = (services: readonly ManagedService[], text: string): readonly ManagedService[] => {
  const sought = text.trim().toLowerCase();
  return services.filter(({ name, category }) => `${name} ${category}`.toLowerCase().includes(sought));
};
