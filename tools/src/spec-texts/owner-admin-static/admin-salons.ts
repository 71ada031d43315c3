import type { Shown } from '../shown.ts';

const PAGE = 'mfe-admin/src/pages/salons';
const TEST = `${PAGE}/salons.page.test.tsx`;
const WIZARD_TEST = `${PAGE}/wizard/salon-wizard.test.tsx`;
const FORM = `${PAGE}/wizard/use-salon-form.ts`;

/** An admin's salons: the list, the five steps, plans, deleting. */
export const adminSalons: readonly Shown[] = [
  {
    screen: 'Admin salons, not loaded',
    source: `${PAGE}/salons.look.tsx`,
    test: TEST,
    texts: ['Failed to fetch salons'],
  },
  {
    screen: 'Admin salons, a state not changed',
    source: `${PAGE}/use-toggle.ts`,
    test: TEST,
    texts: [{ text: 'Failed to update salon status', seen: 'Lotus: Failed to update salon status' }],
  },
  {
    screen: 'Delete dialog of a salon: asked, done, not done',
    source: `${PAGE}/delete/delete-salon-dialog.tsx`,
    test: TEST,
    texts: [
      'Are you sure you want to delete this salon?',
      'Salon deleted successfully',
      'Failed to delete salon',
    ],
  },
  {
    screen: 'Wizard, owners not found',
    source: `${PAGE}/wizard/use-owners.ts`,
    test: WIZARD_TEST,
    texts: ['Failed to fetch available users'],
  },
  {
    screen: 'Wizard, address, a coordinate missing',
    source: 'shared-web/src/salon-form/place-buttons.tsx',
    test: WIZARD_TEST,
    texts: ['Please enter both latitude and longitude'],
  },
  {
    screen: 'Wizard: created, not created, updated, not updated',
    source: FORM,
    test: WIZARD_TEST,
    texts: [
      'Salon created successfully',
      'Failed to create salon',
      'Salon updated successfully',
      'Failed to update salon',
    ],
  },
  {
    screen: 'Wizard, created without its plan',
    source: `${PAGE}/wizard/use-plan.ts`,
    test: WIZARD_TEST,
    texts: [
      {
        text: 'Salon created but subscription failed: ',
        written: 'Salon created but subscription failed: {reason}',
        seen: 'Salon created but subscription failed: .',
      },
    ],
  },
  {
    screen: 'Subscription of a salon: begun, not begun',
    source: `${PAGE}/plan/new-plan.tsx`,
    test: TEST,
    texts: ['Subscription created successfully', 'Failed to create subscription'],
  },
  {
    screen: 'Subscription of a salon: cancelled, not cancelled',
    source: `${PAGE}/plan/running-plan.tsx`,
    test: TEST,
    texts: ['Subscription cancelled successfully', 'Failed to cancel subscription'],
  },
  {
    screen: 'Answer to a plan that there is not; the screen offers the two that there are',
    source: 'shared-contracts/src/api/subscription.api.ts',
    test: 'provider-api/src/areas/money/subscriptions/subscriptions.itest.ts',
    texts: ['Invalid plan selected'],
  },
];
