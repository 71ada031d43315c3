import type { SalonDetail } from '@sundara/contracts/api';

export interface SectionLink {
  readonly id: string;
  readonly label: string;
}

/**
 * The seven sections of the specification (1, section 2), the owner only when there is something to say. What is sold
 * comes before who works there (decision 82).
 */
export const sectionsOf = (salon: SalonDetail): readonly SectionLink[] => {
  const all: readonly (SectionLink & { readonly shown: boolean })[] = [
    { id: 'overview', label: 'Overview', shown: true },
    { id: 'services', label: 'Services & Bookings', shown: true },
    {
      id: 'owner',
      label: 'Meet the Owner',
      shown: Boolean(salon.ownerName || salon.ownerDescription || salon.ownerPhoto),
    },
    {
      id: 'highlights',
      label: 'Highlights',
      shown: salon.specialties.length > 0 || salon.teamMembers.length > 0,
    },
    { id: 'gallery', label: 'Gallery', shown: true },
    { id: 'reviews', label: 'Reviews', shown: true },
    { id: 'policies', label: 'Policies', shown: true },
  ];
  return all.filter((section) => section.shown);
};
