import type { Role } from '@sundara/contracts';

const SECTIONS = ['details', 'security', 'notifications', 'favourites', 'data'] as const;
/** A part of the profile, as its address names it: `/profile?section=security`. */
export type Section = (typeof SECTIONS)[number];

export const SECTION_LABELS: Readonly<Record<Section, string>> = {
  details: 'Your details',
  security: 'Security',
  notifications: 'Notifications',
  favourites: 'Favourites',
  data: 'Your data',
};

/** What each role finds there (resolutions R2): owners and admins have no bookings, so nothing to be mailed about. */
export const sectionsOf = (role: Role): readonly Section[] =>
  role === 'customer' ? SECTIONS : ['details', 'security'];

/** The section that an address names; anything that this role has not is the first. */
export const sectionOf = (params: URLSearchParams, role: Role): Section =>
  sectionsOf(role).find((section) => section === params.get('section')) ?? 'details';
