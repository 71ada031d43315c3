/** Every app of the page, by the name of its folder. */
export const APP_FOLDERS = [
  'shell',
  'mfe-discovery',
  'mfe-booking',
  'mfe-customer',
  'mfe-salon',
  'mfe-admin',
] as const;
