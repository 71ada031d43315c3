import type { Role } from '@sundara/contracts';

const SECTIONS = ['details', 'security', 'notifications', 'favourites', 'data'] as const;
/** A part of the profile, as named in its address: `/profile?section=security`. */
export type Section = (typeof SECTIONS)[number];

export const SECTION_LABELS: Readonly<Record<Section, string>> = {
  details: 'Your details',
  security: 'Security',
  notifications: 'Notifications',
  favourites: 'Favourites',
  data: 'Your data',
};

/** The sections of each role (resolutions R2): owners and admins have no bookings, so no mails to choose. */
export const sectionsOf = (role: Role): readonly Section[] =>
  role === 'customer' ? SECTIONS : ['details', 'security'];

/** The section in an address; anything that this role does not have is the first one. */
export const sectionOf = (params: URLSearchParams, role: Role): Section =>
  sectionsOf(role).find((section) => section === params.get('section')) ?? 'details';
