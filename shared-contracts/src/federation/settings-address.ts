/**
 * The query keys for the settings dialog open over the owner's page: '/salon/dashboard?settings=profile&step=2'.
 * They identify neither a separate page nor data of the page below.
 */
export const SETTINGS_KEYS = ['settings', 'step'] as const;
