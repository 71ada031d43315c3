/** What visitors filter by (specification 1, section 9); Beard is Hair Care with its tag (resolutions S12). */
export const SPECIALTIES = ['Hair', 'Makeup', 'Spa', 'Skin', 'Nails', 'Beard', 'Massage'] as const;
