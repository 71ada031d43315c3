import { answered, refused, unreachable } from '@sundara/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSalons } from '../../../testing/open-salons.ts';
import { anOwner, aSalonDetail } from '../../../testing/salon.builder.ts';
import { aUser } from '../../../testing/user.builder.ts';

const KAVYA = anOwner('00000000-0000-4000-8000-000000000001', 'Kavya Reddy');
const LATHA = anOwner('00000000-0000-4000-8000-000000000002', 'Latha Rao');
const free = answered({ users: [KAVYA, LATHA], data: [KAVYA, LATHA] });
const kept = (name: string) => answered({ salon: aSalonDetail(name), data: aSalonDetail(name) });
const PLAN = {
  ...{ _id: 'p', id: 'p', plan: 'monthly', state: 'pending', active: false, amount: 1500, charges: [] },
  ...{ startDate: null, endDate: null, nextChargeAt: null, razorpaySubscriptionId: 'sub_1' },
  ...{ cancelledAt: null, createdAt: '2026-11-20T10:00:00+05:30' },
};
const begun = answered({ subscription: PLAN, data: PLAN, checkout: null });

/** By label and text: in such a large form, queries by role and name take most of a test's time. */
const form = () => within(screen.getByRole('dialog'));
const type = (label: RegExp, value: string) =>
  fireEvent.change(form().getByLabelText(label), { target: { value } });
const button = (name: string): HTMLElement => {
  const found = form().getByText(name, { selector: 'button, button *' }).closest('button');
  if (!found) throw new Error(`${name} is no button.`);
  return found;
};
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const step = (name: string) => screen.findByLabelText(name);
const pickOwner = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /Owner/ }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
};
const fillIn = async () => {
  await pickOwner('Kavya Reddy');
  type(/Salon name/, 'Tamarind');
  type(/Email/, 'hello@tamarind.test');
  type(/Contact number/, '040 1234 5678');
};
const add = async (answers: Parameters<typeof openSalons>[0] = {}) => {
  const page = openSalons({ 'admin.usersWithoutSalons': [free], ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Salon' }));
  await screen.findByRole('dialog', { name: 'Add Salon' }, { timeout: 10_000 });
  return page;
};
const toLast = async () => {
  for (const name of [
    '2 of 5: Address',
    '3 of 5: Images and Specialties',
    '4 of 5: Hours and Plan',
    '5 of 5: Owner Info',
  ]) {
    await press('Next');
    await step(`Step ${name}`);
  }
};

test('the first step is left when it has owner, name, email and contact number, and says what is missing', async () => {
  await add();
  const next = button('Next');
  expect(next).toBeDisabled();
  expect(
    screen.getByText('To go on, choose an owner, give a name, give an email and give a contact number.'),
  ).toBeVisible();
  expect(button('Address')).toBeDisabled();
  await fillIn();
  expect(next).toBeEnabled();
  type(/Salon name/, '   ');
  expect(screen.getByText('To go on, give a name.')).toBeVisible();
  expect(next).toBeDisabled();
}, 60_000);

test('users are found by the server, and that they can not be found is said and tried again', async () => {
  const { said, urls } = await add({ 'admin.usersWithoutSalons': [unreachable, free] });
  expect(await screen.findByText('Failed to fetch available users')).toBeVisible();
  expect(said).toEqual(['Failed to fetch available users']);
  await press('Retry');
  await userEvent.type(screen.getByRole('combobox', { name: /Owner/ }), 'lat');
  await waitFor(() => expect(urls.at(-1)).toBe('/api/admin/users/without-salons?q=lat'));
  await userEvent.click(await screen.findByRole('option', { name: /Latha Rao/ }));
  expect(screen.getByText('latha@salon.test')).toBeVisible();
}, 60_000);

test('completed steps can be gone back to, and what was entered stays', async () => {
  await add();
  await fillIn();
  await press('Next');
  await step('Step 2 of 5: Address');
  expect(screen.getByLabelText('Country')).toBeDisabled();
  expect(screen.getByText('Please enter both latitude and longitude')).toBeVisible();
  expect(button('Images and Specialties')).toBeDisabled();
  type(/^Sublocality/, 'Begumpet');
  await press('Next');
  await step('Step 3 of 5: Images and Specialties');
  const specialty = screen.getByLabelText('Add a specialty');
  for (const words of [' Bridal ', 'Bridal', '   ']) {
    fireEvent.change(specialty, { target: { value: words } });
    fireEvent.keyDown(specialty, { key: 'Enter' });
  }
  expect(within(screen.getByRole('list', { name: 'Specialties' })).getAllByRole('listitem')).toHaveLength(1);
  await press('Basic Info');
  await step('Step 1 of 5: Basic Info');
  expect(screen.getByLabelText(/Salon name/)).toHaveValue('Tamarind');
}, 90_000);

test('a salon is created once with all that was entered, however often it is sent', async () => {
  const { said, sent } = await add({ 'admin.createSalon': [unreachable, kept('Tamarind')] });
  await fillIn();
  await press('Next');
  await press('Next');
  fireEvent.change(screen.getByLabelText('Add a specialty'), { target: { value: 'Bridal' } });
  for (const fact of ['It also comes to its customers', 'Parking', 'AC'])
    fireEvent.click(screen.getByLabelText(fact));
  await press('Next');
  await press('Next');
  await press('Create Salon');
  expect(await screen.findByText('Failed to create salon')).toBeVisible();
  await press('Create Salon');
  await waitFor(() => expect(said).toEqual(['Failed to create salon', 'Salon created successfully']));
  const [first, second] = sent('admin.createSalon') as { body: Record<string, unknown> }[];
  expect(first).toEqual(second);
  expect(first?.body).toMatchObject({
    ...{ userId: KAVYA.id, name: 'Tamarind', email: 'hello@tamarind.test', contactNumber: '040 1234 5678' },
    ...{ specialties: ['Bridal'], isActive: true, createSubscription: false, subscriptionPlan: 'monthly' },
    workingHours: { sunday: { open: '09:00', close: '18:00', closed: false } },
    facts: { serves: 'everyone', homeService: true, amenities: ['ac', 'parking'] },
  });
  expect(first?.body).not.toHaveProperty('coordinates');
}, 90_000);

test('an owner whom somebody else gave a salon is chosen anew, with all else kept', async () => {
  const { said, sent } = await add({ 'admin.createSalon': [refused('OWNER_HAS_SALON'), kept('Tamarind')] });
  await fillIn();
  await toLast();
  await press('Create Salon');
  await step('Step 1 of 5: Basic Info');
  expect(screen.getByText('Choose an owner without a salon.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Owner/ })).toHaveValue('');
  expect(screen.getByLabelText(/Salon name/)).toHaveValue('Tamarind');
  expect(button('Next')).toBeDisabled();
  await pickOwner('Latha Rao');
  await press('Owner Info');
  await press('Create Salon');
  await waitFor(() =>
    expect(said).toEqual(['This owner has a salon already.', 'Salon created successfully']),
  );
  expect(sent('admin.createSalon')).toHaveLength(2);
}, 90_000);

test('where the salon is created and its subscription is not, Retry asks for the subscription only', async () => {
  const { said, sent } = await add({
    'admin.createSalon': [kept('Tamarind')],
    'salon.subscribe': [refused('PAYMENT_GATEWAY_UNAVAILABLE'), begun],
  });
  await fillIn();
  for (const each of ['2 of 5: Address', '3 of 5: Images and Specialties', '4 of 5: Hours and Plan']) {
    await press('Next');
    await step(`Step ${each}`);
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Create a subscription' }));
  expect(screen.getByRole('radio', { name: /Monthly.*Best Value/ })).toBeChecked();
  await press('Next');
  await press('Create Salon');
  expect(await screen.findByText(/^Salon created but subscription failed: ./)).toBeVisible();
  await press('Retry');
  await waitFor(() => expect(said.at(-1)).toBe('Subscription created successfully'));
  expect(sent('admin.createSalon')).toHaveLength(1);
  expect(sent('salon.subscribe')).toEqual(
    [1, 2].map(() => ({ body: { salonId: 'Tamarind', plan: 'monthly' } })),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}, 90_000);

test('of a salon that is edited only what was changed is sent, from any step, and a refused field leads to its step', async () => {
  const said422 = refused('VALIDATION_FAILED', {
    fields: [{ path: 'address.postalCode', message: 'No such PIN code' }],
  });
  const { said, sent } = openSalons({
    'admin.usersWithoutSalons': [free],
    'admin.salon': [kept('Lotus')],
    'admin.updateSalon': [unreachable, said422, kept('Lotus')],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lotus' }));
  await screen.findByRole('dialog', { name: 'Edit Lotus' }, { timeout: 10_000 });
  type(/Salon name/, 'Lotus & Silk');
  await press('Save Changes');
  expect(await screen.findByText('Failed to update salon')).toBeVisible();
  await press('Save Changes');
  await step('Step 2 of 5: Address');
  expect(screen.getByLabelText(/Postal code/)).toHaveAccessibleDescription('No such PIN code');
  type(/Postal code/, '500016');
  await press('Save Changes');
  await waitFor(() => expect(said.at(-1)).toBe('Salon updated successfully'));
  const [, , third] = sent('admin.updateSalon') as { body: { name: string; address: object } }[];
  expect(Object.keys(third?.body ?? {})).toEqual(['name', 'address']);
}, 60_000);

test('an entry half made is not lost by a slip: closing and going back ask first', async () => {
  const { router } = await add();
  type(/Salon name/, 'Tamarind');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('You have changes that are not saved.')).toBeVisible();
  await press('Keep editing');
  await act(() => router.navigate('/admin/users'));
  expect(await screen.findByText('You have changes that are not saved.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/salons');
  await press('Leave without saving');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}, 60_000);

test('a new owner is invited within the form, which keeps what was typed and takes the owner', async () => {
  const lata = aUser({ ...LATHA, role: 'salon' });
  const taken = refused('EMAIL_TAKEN', {
    fields: [{ path: 'email', message: 'An account with this e-mail exists already.' }],
  });
  const { sent, said } = await add({ 'admin.createUser': [taken, answered({ user: lata, data: lata })] });
  type(/Salon name/, 'Tamarind');
  await press('New owner');
  const owner = within(screen.getByRole('form', { name: 'New owner' }));
  expect(owner.getByLabelText(/^Name of the new owner/)).toHaveFocus();
  fireEvent.change(owner.getByLabelText(/^Name/), { target: { value: LATHA.name } });
  fireEvent.change(owner.getByLabelText(/^E-mail/), { target: { value: LATHA.email } });
  await press('Invite owner');
  expect(await owner.findByText('An account with this e-mail exists already.')).toBeVisible();
  await press('Invite owner');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New owner' })).toBeNull());
  const { name, email } = LATHA;
  expect(sent('admin.createUser')[1]).toEqual({ body: { name, email, phone: '', role: 'salon' } });
  expect(said).toEqual(['Latha Rao is invited by mail.']);
  expect(screen.getByRole('combobox', { name: /Owner/ })).toHaveValue('Latha Rao');
  expect(screen.getByRole('combobox', { name: /Owner/ })).toHaveFocus();
  expect(form().getByLabelText(/Salon name/)).toHaveValue('Tamarind');
  expect(sent('admin.createSalon')).toEqual([]);
});
