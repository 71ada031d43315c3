/**
 * The keys of a page's query that say where the owner's settings stand over it: '/salon/dashboard?settings=profile&step=2'.
 * They name no page of their own and no data of the page below.
 */
export const SETTINGS_KEYS = ['settings', 'step'] as const;
