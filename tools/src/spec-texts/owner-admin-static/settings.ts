import type { Shown } from '../shown.ts';

const SETTINGS = 'mfe-salon/src/features/settings';
const TEST = `${SETTINGS}/settings-dialog.test.tsx`;
const PANEL = `${SETTINGS}/subscription/subscription-panel.tsx`;
const PLAN = `${SETTINGS}/subscription/use-subscription.ts`;
const PLACE = 'shared-web/src/salon-form/use-place.ts';

/** Account Settings of a salon: profile and subscription. */
export const settings: readonly Shown[] = [
  {
    screen: 'Account Settings, profile not loaded',
    source: `${SETTINGS}/profile/profile-panel.tsx`,
    test: TEST,
    texts: ['Failed to fetch profile'],
  },
  {
    screen: 'Account Settings, profile saved; not saved',
    source: `${SETTINGS}/profile/use-profile.ts`,
    test: TEST,
    texts: [
      'Profile updated successfully',
      { text: 'Failed to update profile', seen: 'Failed to update profile.' },
    ],
  },
  {
    screen: 'Account Settings, address, a coordinate missing',
    source: 'shared-web/src/salon-form/place-buttons.tsx',
    test: TEST,
    texts: ['Please enter both latitude and longitude'],
  },
  {
    screen: 'Account Settings, address not fetched',
    source: PLACE,
    test: TEST,
    texts: ['Failed to fetch address information'],
  },
  {
    screen: 'Account Settings, address fetched',
    source: PLACE,
    test: 'e2e/src/journeys/salon/settings.journey.ts',
    texts: ['Area and sublocality details fetched successfully'],
  },
  {
    screen: 'Account Settings, subscription not loaded',
    source: PANEL,
    test: TEST,
    texts: ['Failed to fetch current subscription', 'Failed to fetch past subscriptions'],
  },
  {
    screen: 'Account Settings, a plan cancelled; not cancelled',
    source: PLAN,
    test: TEST,
    texts: ['Subscription cancelled successfully', 'Failed to cancel subscription'],
  },
  {
    screen: 'Account Settings, a plan begun; not begun',
    source: PLAN,
    test: `${SETTINGS}/subscription/subscription-panel.test.tsx`,
    texts: [
      'Subscription created successfully',
      { text: 'Failed to create subscription', seen: 'Failed to create subscription.' },
    ],
  },
  {
    screen: "Profile of one's own account, another picture",
    source: 'mfe-customer/src/pages/profile/details/picture-row.tsx',
    test: 'mfe-customer/src/pages/profile/profile.page.test.tsx',
    texts: [
      { text: 'coming soon', written: 'Changing your profile picture is coming soon', seen: 'coming soon' },
    ],
  },
];
