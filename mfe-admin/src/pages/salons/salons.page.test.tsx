import { answered, refused, unreachable } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listed, openSalons } from '../../testing/open-salons.ts';
import { aDeletion } from '../../testing/refund.builder.ts';
import { aPlan, aSalon, aSalonDetail } from '../../testing/salon.builder.ts';

const MARIGOLD = aSalon('Marigold Room');
const LOTUS = aSalon('Lotus');
const row = (name: RegExp) => screen.findByRole('row', { name });
const choose = async (salon: string, act: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions: ${salon}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
};

test('an admin sees each salon with contact, owner, plan and state, and counters that lead to their rows', async () => {
  const plan = aPlan({ plan: 'monthly', state: 'cancelling' });
  const { router } = openSalons({
    'admin.salons': [listed([aSalon('Marigold Room', { subscription: plan }), LOTUS])],
  });
  const found = within(await row(/Marigold Room/));
  for (const words of ['Jubilee Hills', /\+91 40123 45678/, /hello@salon.test/])
    expect(found.getByText(words)).toBeVisible();
  // A narrow screen shows these below the name, a wide one in their columns.
  for (const words of ['Kavya Reddy', /Monthly, ends soon/, /4\.6/, 'Active'])
    expect(found.getAllByText(words)).toHaveLength(2);
  for (const owner of found.getAllByRole('link', { name: 'Kavya Reddy' }))
    expect(owner).toHaveAttribute('href', '/admin/users?q=kavya%40salon.test');
  await userEvent.click(screen.getByRole('link', { name: '2 Pending Salons: show them' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=pending'));
});

test('a salon without owner or reviews, or not active, says so and has no page to lead to', async () => {
  openSalons({ 'admin.salons': [listed([aSalon('Lotus', { owner: null, reviews: 0, isActive: false })])] });
  const found = within(await row(/Lotus/));
  for (const words of ['No owner yet', 'New', 'None']) expect(found.getByText(words)).toBeVisible();
  expect(found.getAllByText('Pending')).toHaveLength(2);
  expect(found.getByText('No owner yet · No plan · New')).toBeVisible();
  expect(found.queryByRole('link')).toBeNull();
});

test('search, state, order and look stand in the address, and a search starts on the first page', async () => {
  const { router, urls } = openSalons({}, '?page=2&status=active&sort=rating_desc&view=cards');
  expect(await screen.findByRole('list', { name: 'Salons' })).toBeVisible();
  expect(urls).toEqual(['/api/admin/salons?page=2&sort=rating_desc&status=active']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search salons' }), 'mari{Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?status=active&sort=rating_desc&view=cards&q=mari'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(await screen.findByRole('table', { name: 'Salons' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=active&sort=rating_desc&q=mari');
});

test('a row says below the name what its card has no columns for, so each of them is hidden there', async () => {
  openSalons({ 'admin.salons': [listed([MARIGOLD])] });
  const places = [...(await row(/Marigold Room/)).children].map((cell) => cell.getAttribute('data-card'));
  expect(places).toEqual([null, ...Array(6).fill('hidden'), 'corner']);
  expect(screen.getByRole('table', { name: 'Salons' })).toHaveAttribute('data-dense', 'true');
});

test('the first press of a header sorts ascending, a second the other way', async () => {
  const { router } = openSalons();
  const header = await screen.findByRole('columnheader', { name: 'Rating' });
  await userEvent.click(screen.getByRole('button', { name: 'Rating' }));
  await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
  await userEvent.click(screen.getByRole('button', { name: 'Rating' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=rating_desc'));
});

test('nothing found says so and leads back, and a failed read says so and can be tried again', async () => {
  openSalons({ 'admin.salons': [listed([]), refused('UNAVAILABLE'), listed([LOTUS])] }, '?q=zz');
  expect(await screen.findByText('No salons found.')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await userEvent.click(clear as HTMLElement);
  expect(await screen.findByText('Failed to fetch salons')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row(/Lotus/)).toBeVisible();
});

test('a salon is hidden from its row, and that is taken back by Undo', async () => {
  const off = answered({ salon: aSalonDetail('Lotus'), data: aSalonDetail('Lotus') });
  const { sent } = openSalons({ 'admin.toggleSalon': [off] });
  await choose('Lotus', 'Deactivate');
  expect(await screen.findByText('Lotus is hidden: no new bookings; those it has stay.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent('admin.toggleSalon')).toEqual(
      [false, true].map((isActive) => ({ params: { id: 'Lotus' }, body: { isActive } })),
    ),
  );
});

test('a state that could not be changed is told in words', async () => {
  const { said } = openSalons({ 'admin.toggleSalon': [unreachable] });
  await choose('Lotus', 'Deactivate');
  await waitFor(() => expect(said).toEqual(['Lotus: Failed to update salon status']));
});

const FOLLOWS = {
  futureBookings: 3,
  refunds: { bookings: 2, amount: 1016 },
  ...{ holds: 0, subscription: null, services: 18, specialists: 4, favourites: 0, reviews: 12 },
  owner: MARIGOLD.owner,
};

const counted = (change: object = {}) =>
  answered({ consequences: FOLLOWS, data: FOLLOWS, alonePaise: 200_000, deletion: null, ...change });
const WHY = 'The building is closed.';
const gone = answered({ consequences: FOLLOWS, data: FOLLOWS, deleted: true, deletion: null });

test('before a salon is deleted it is counted what follows, its name is typed, and its customers are told why', async () => {
  const { said, sent } = openSalons({
    'admin.salonConsequences': [unreachable, counted()],
    'admin.deleteSalon': [unreachable, gone],
    'admin.salons': [listed([MARIGOLD, LOTUS]), listed([LOTUS])],
  });
  await choose('Marigold Room', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Marigold Room' }));
  expect(dialog.getByText('Are you sure you want to delete this salon?')).toBeVisible();
  expect(await dialog.findByText('What follows could not be counted')).toBeVisible();
  const remove = dialog.getByRole('button', { name: 'Delete' });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(remove);
  expect(sent('admin.deleteSalon')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(
    await dialog.findByText('3 future bookings are cancelled, and their customers are told.'),
  ).toBeVisible();
  expect(dialog.getByRole('list', { name: 'What follows' })).toHaveTextContent(
    '₹1,016.00 goes back for 2 bookings.',
  );
  await userEvent.type(dialog.getByLabelText('Name of the salon'), 'Marigold');
  await userEvent.type(dialog.getByLabelText('Why, for the customers'), WHY);
  await userEvent.click(remove);
  expect(sent('admin.deleteSalon')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Name of the salon'), ' Room');
  await userEvent.click(remove);
  expect(await dialog.findByText('Failed to delete salon')).toBeVisible();
  await userEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('row', { name: /Marigold/ })).toBeNull());
  expect(said).toEqual(['Failed to delete salon', 'Salon deleted successfully']);
  expect(sent('admin.deleteSalon')[1]).toEqual({ params: { id: 'Marigold Room' }, body: { reason: WHY } });
});

test('over what one admin may give back alone a deletion is asked for, and the salon stays', async () => {
  const { said } = openSalons({
    'admin.salonConsequences': [counted({ alonePaise: 100_000 })],
    'admin.deleteSalon': [
      answered({
        ...{ consequences: FOLLOWS, data: FOLLOWS, deleted: false, deletion: aDeletion({ own: true }) },
        message: 'Another admin has to approve this deletion',
      }),
    ],
  });
  await choose('Lotus', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Lotus' }));
  expect(await dialog.findByText(/^You can give back ₹1,000\.00 alone today: another admin/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Why, for the customers'), WHY);
  await userEvent.type(dialog.getByLabelText('Name of the salon'), 'Lotus');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for approval' }));
  await waitFor(() => expect(said).toEqual(['Another admin has to approve this deletion']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('row', { name: /Lotus/ })).toBeVisible();
});

test('a deletion that a colleague has asked for is not asked for again: the dialog leads to where it is decided', async () => {
  openSalons({ 'admin.salonConsequences': [counted({ deletion: aDeletion() })] });
  await choose('Lotus', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Lotus' }));
  expect(await dialog.findByText(/^Asha Rao has asked for this deletion on Sat, 21 Nov/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/admin/refunds');
  expect(dialog.queryByRole('button', { name: /Delete|Ask/ })).toBeNull();
});

const PLAN = aPlan();
const FULL = {
  ...PLAN,
  ...{ nextChargeAt: null, amount: 500, cancelledAt: null, createdAt: PLAN.startDate, charges: [] },
};

test('a plan is begun, the monthly one unless another is chosen; a failure is told and tried again', async () => {
  const { said, sent } = openSalons({
    'salon.subscribe': [unreachable, answered({ subscription: FULL, data: FULL, checkout: null })],
  });
  await choose('Lotus', 'Subscription');
  expect(
    await screen.findByRole('radio', { name: /Monthly.*Best Value.*₹1,500\.00 per month/ }),
  ).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Weekly.*₹500\.00 per week/ }));
  const create = screen.getByRole('button', { name: 'Create subscription' });
  await userEvent.click(create);
  expect(await screen.findByText('Failed to create subscription')).toBeVisible();
  await userEvent.click(create);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said).toEqual(['Failed to create subscription', 'Subscription created successfully']);
  expect(sent('salon.subscribe')).toEqual([1, 2].map(() => ({ body: { salonId: 'Lotus', plan: 'weekly' } })));
});

test.each([
  ['At the end of the cycle', false, /^It runs until Fri, 27 Nov 2026, then it ends/],
  ['At once', true, /^It ends now/],
])('a plan is cancelled: %s', async (when, atOnce, words) => {
  const can = { subscribe: false, cancelSubscription: true };
  const { said, sent } = openSalons({
    'admin.salons': [listed([aSalon('Lotus', { subscription: PLAN, can })])],
    'salon.cancelSubscription': [unreachable, answered({ subscription: FULL, data: FULL })],
  });
  await choose('Lotus', 'Subscription');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  await userEvent.click(screen.getByRole('button', { name: when }));
  expect(screen.getByText(words)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(said).toEqual(['Failed to cancel subscription']));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(said.slice(1)).toEqual(['Subscription cancelled successfully']));
  const body = { subscriptionId: 'p', salonId: 'Lotus', atOnce };
  expect(sent('salon.cancelSubscription')).toEqual([{ body }, { body }]);
});
