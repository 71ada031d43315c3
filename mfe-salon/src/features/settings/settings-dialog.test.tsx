import { defaultOpeningHours, ERRORS, hoursText } from '@sundara/contracts';
import type { SalonProfile } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SalonPage } from '../frame/salon-page.tsx';

const hours = defaultOpeningHours();
const day = { open: '10:00', close: '20:00', closed: false, breaks: [] };
const week = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
};
const text = hoursText(hours.monday);
const picture = { url: '/p.webp', alt: '', placeholder: 'data:,', publicId: 'seed' };
const salon: SalonProfile = {
  ...{ _id: 's1', id: 's1', name: 'Tamarind', description: 'Tea.', location: '', rating: 4.5, reviews: 0 },
  ...{ priceRange: '₹₹', priceFrom: 300, priceTo: 900, specialties: ['Hair'], image: '/p.webp' },
  address: {
    ...{ street: '1 Road', area: '', sublocality: 'Begumpet', city: 'Hyderabad', state: 'Telangana' },
    ...{ postalCode: '500016', country: 'India' },
  },
  coverImage: picture,
  coordinates: { latitude: 17.4, longitude: 78.4 },
  today: day,
  ...{ contactNumber: '+914055501246', email: 'hello@tamarind.example', isActive: true },
  openingHours: {
    ...{ monday: text, tuesday: text, wednesday: text, thursday: text },
    ...{ friday: text, saturday: text, sunday: text },
  },
  workingHours: week,
  ...{ seats: 2, slotMinutes: null, allowsLateReschedule: true },
  ...{
    cover: null,
    galleryImages: [],
    workImages: [],
    ownerName: 'Latha',
    ownerDescription: '',
    ownerPhoto: null,
  },
};
const user = {
  ...{ _id: 'o', id: 'o', role: 'salon' as const, name: 'Latha', email: 'l@x.example', phone: '' },
};
const profileOf = (found: SalonProfile) => answered({ user, salon: found, data: { user, salon: found } });
const plan = {
  ...{ _id: 'p', id: 'p', plan: 'monthly', state: 'active', active: true, amount: 1500, charges: [] },
  ...{ startDate: '2026-11-01T10:00:00+05:30', endDate: '2026-12-01T00:00:00+05:30', cancelledAt: null },
  ...{ nextChargeAt: '2026-12-01T00:00:00+05:30', razorpaySubscriptionId: 'sub_1' },
  createdAt: '2026-11-01T10:00:00+05:30',
};

const APage = () => <SalonPage title="A page">Content</SalonPage>;

const open = (query: string, answers: Parameters<typeof fakeProvider>[0] = {}) => {
  const { http } = fakeProvider({ 'salon.profile': [profileOf(salon)], ...answers });
  const call = jest.fn(http.call);
  const notify = { success: jest.fn(), error: jest.fn(), info: jest.fn() };
  const shell = fakeShell({ http: { call: call as typeof http.call }, notify });
  return {
    call,
    notify,
    router: openRoute({ Component: APage, loader: () => null }, shell, `/salon/dashboard${query}`),
  };
};
const dialog = () => screen.findByRole('dialog', { name: 'Account Settings' }, { timeout: 10_000 });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name, hidden: true }, { timeout: 5_000 });
  // The router navigates after the click.
  await act(async () => fireEvent.click(button));
};

test('the profile goes in four steps that stand in the address, and only what was changed is sent', async () => {
  const { call, notify, router } = open('?settings=profile', {
    'salon.updateProfile': [refused('INTERNAL'), answered({ salon, data: { salon } })],
  });
  await dialog();
  const name = await screen.findByRole('textbox', { name: /Salon name/ });
  await userEvent.type(name, ' & Silk');
  await press('Next');
  expect(router.state.location.search).toBe('?settings=profile&step=2');
  expect(await screen.findByRole('textbox', { name: 'Country' })).toBeDisabled();
  await press('Next');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Add a specialty' }),
    '  Bridal {Enter}   {Enter}',
  );
  expect(within(screen.getByRole('list', { name: 'Specialties' })).getAllByRole('listitem')).toHaveLength(2);
  await press('Next');
  await press('Save Changes');
  expect(await screen.findByText(/^Failed to update profile\./)).toBeVisible();
  await press('Save Changes');
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Profile updated successfully'));
  const sent = call.mock.calls.filter(([{ name: operation }]) => operation === 'salon.updateProfile');
  expect(sent.map(([, input]) => input)).toEqual(
    [1, 2].map(() => ({ body: { name: 'Tamarind & Silk', specialties: ['Hair', 'Bridal'] } })),
  );
}, 30_000);

test('one change is saved on the step where it was made', async () => {
  const { call, notify, router } = open('?settings=profile', {
    'salon.updateProfile': [answered({ salon: { ...salon, name: 'Tamarind & Silk' }, data: { salon } })],
  });
  await dialog();
  const name = await screen.findByRole('textbox', { name: /Salon name/ });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.type(name, ' & Silk');
  await press('Save');
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Profile updated successfully'));
  const sent = call.mock.calls.filter(([{ name: operation }]) => operation === 'salon.updateProfile');
  expect(sent.map(([, input]) => input)).toEqual([{ body: { name: 'Tamarind & Silk' } }]);
  expect(router.state.location.search).toBe('?settings=profile');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
}, 30_000);

test('facts that customers filter by are sent with what they were, and nothing else is', async () => {
  const facts = {
    serves: 'everyone' as const,
    femaleSpecialist: true,
    homeService: false,
    amenities: ['ac'],
  };
  const { call, notify } = open('?settings=profile&step=3', {
    'salon.profile': [profileOf({ ...salon, facts })],
    'salon.updateProfile': [answered({ salon, data: { salon } })],
  });
  await dialog();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Whom you serve' }));
  await userEvent.click(screen.getByRole('option', { name: 'Women only' }));
  const amenities = within(screen.getByRole('group', { name: 'Amenities' }));
  expect(amenities.getByRole('checkbox', { name: 'AC' })).toBeChecked();
  await userEvent.click(amenities.getByRole('checkbox', { name: 'Parking' }));
  await press('Next');
  await press('Save Changes');
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Profile updated successfully'));
  const sent = call.mock.calls.filter(([{ name: operation }]) => operation === 'salon.updateProfile');
  expect(sent.map(([, input]) => input)).toEqual([
    { body: { facts: { serves: 'women', homeService: false, amenities: ['ac', 'parking'] } } },
  ]);
}, 30_000);

test('hours that leave visits outside list them first; they are saved after a yes, and a no leads back to them', async () => {
  const visits = [{ id: 'b7', no: 7, dateTime: '2099-11-24T19:00:00+05:30', customer: 'Asha Rao' }];
  const outside = refused('VISITS_IN_THE_WAY', { message: '1 visit stands outside of these hours.', visits });
  const { call, notify } = open('?settings=profile&step=4', {
    'salon.updateProfile': [outside, outside, answered({ salon, data: { salon } })],
  });
  await dialog();
  fireEvent.change(await screen.findByLabelText('Monday, to'), { target: { value: '18:00' } });
  await press('Save Changes');
  const list = within(await screen.findByRole('list', { name: 'Visits outside of these hours' }));
  expect(list.getByRole('link', { name: /Asha Rao$/ })).toHaveAttribute(
    'href',
    '/salon/calendar?date=2099-11-24&visit=b7',
  );
  expect(screen.getByRole('heading', { name: 'Visits outside of these hours' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus();
  const bare = [...screen.getByRole('dialog').querySelectorAll(':scope > div:empty')];
  expect(bare).toHaveLength(1);
  for (const foot of bare) expect(foot).not.toBeVisible();
  await press('Go back');
  expect(await screen.findByLabelText('Monday, to')).toHaveValue('18:00');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
  await press('Save Changes');
  await press('Save anyway');
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Profile updated successfully'));
  expect(notify.error).not.toHaveBeenCalled();
  const sent = call.mock.calls.filter(([{ name: operation }]) => operation === 'salon.updateProfile');
  expect(sent.map(([, input]) => input)).toMatchObject(
    [false, false, true].map((keepVisits) => ({ body: { keepVisits } })),
  );
}, 30_000);

test('closing by accident loses nothing: it asks first, and what is wrong leads to its step', async () => {
  const { call, router } = open('?settings=profile');
  await dialog();
  fireEvent.change(await screen.findByRole('textbox', { name: /Salon name/ }), { target: { value: '' } });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('You have changes that are not saved.')).toBeVisible();
  await press('Keep editing');
  await press('Hours');
  await press('Save Changes');
  expect(await screen.findByRole('textbox', { name: /Salon name/ })).toBeInvalid();
  expect(router.state.location.search).toBe('?settings=profile');
  expect(call.mock.calls.some(([{ name }]) => name === 'salon.updateProfile')).toBe(false);
  await press('Close');
  await press('Leave without saving');
  await waitFor(() => expect(router.state.location.search).toBe(''));
}, 30_000);

test('a link away and the way back ask too, and a question that a save has answered does not come again', async () => {
  const { notify, router } = open('?settings=profile&step=4', {
    'salon.updateProfile': [answered({ salon: { ...salon, seats: 3 }, data: { salon } })],
  });
  await dialog();
  const chairs = await screen.findByRole('textbox', { name: 'Chairs' });
  fireEvent.change(chairs, { target: { value: '3' } });
  act(() => chairs.focus());
  await act(() => router.navigate('/profile?section=security'));
  await press('Keep editing');
  expect(chairs).toHaveFocus();
  await act(() => router.navigate('/profile?section=security'));
  await press('Save Changes');
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Profile updated successfully'));
  fireEvent.change(chairs, { target: { value: '4' } });
  expect(screen.queryByText('You have changes that are not saved.')).toBeNull();
  await act(() => router.navigate('/profile?section=security'));
  await press('Leave without saving');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
}, 30_000);

test('while a picture is on its way its step stays and says why, and a specialty that was typed counts', async () => {
  const { router } = open('?settings=profile&step=3', {
    'uploads.picture': [refused('UPLOAD_REFUSED')],
  });
  await dialog();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Add a specialty' }), {
    target: { value: ' Bridal ' },
  });
  fireEvent.change(screen.getByTestId('picture-input'), {
    target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] },
  });
  expect(await screen.findByText(/^A picture is not there yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Hours' })).toBeDisabled();
  await act(() => router.navigate('/salon/dashboard?settings=profile'));
  expect(router.state.location.search).toBe('?settings=profile&step=3');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled());
  await press('Next');
  await press('Back');
  expect(await screen.findByText('Bridal')).toBeVisible();
}, 30_000);

test('a plan is cancelled after a word about until when it runs', async () => {
  const over = { ...plan, state: 'cancelling', nextChargeAt: null };
  const { notify } = open('?settings=subscription', {
    'salon.subscription': [
      answered({ subscription: plan, data: plan }),
      answered({ subscription: over, data: over }),
    ],
    'salon.subscriptions': [answered({ subscriptions: [], data: [] })],
    'salon.cancelSubscription': [
      unreachable,
      refused('PAYMENT_GATEWAY_UNAVAILABLE'),
      answered({ subscription: over, data: over }),
    ],
  });
  await dialog();
  expect(await screen.findByText('Next charge on Tue, 1 Dec 2026.')).toBeVisible();
  await press('Cancel Subscription');
  expect(screen.getByText(/It runs until Tue, 1 Dec 2026/)).toBeVisible();
  await press('Yes, cancel it');
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith('Failed to cancel subscription'));
  await press('Yes, cancel it');
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(ERRORS.PAYMENT_GATEWAY_UNAVAILABLE.message));
  await press('Yes, cancel it');
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Subscription cancelled successfully'));
  expect(await screen.findByText(/Runs until Tue, 1 Dec 2026/)).toBeVisible();
}, 30_000);

test('a profile and a plan that can not be read say so, and Retry reads them', async () => {
  const { router } = open('?settings=profile', {
    'salon.profile': [unreachable, profileOf(salon)],
    'salon.subscription': [unreachable, answered({ subscription: plan, data: plan })],
    'salon.subscriptions': [answered({ subscriptions: [], data: [] })],
  });
  await dialog();
  expect(await screen.findByText('Failed to fetch profile')).toBeVisible();
  await press('Retry');
  expect(await screen.findByRole('textbox', { name: /Salon name/ })).toBeVisible();
  await act(() => router.navigate('/salon/dashboard?settings=subscription'));
  expect(await screen.findByText('Failed to fetch current subscription')).toBeVisible();
  await press('Retry');
  expect(await screen.findByText('Next charge on Tue, 1 Dec 2026.')).toBeVisible();
}, 30_000);

test('an address is fetched only for whole coordinates, and one that can not be fetched is told', async () => {
  const { notify } = open('?settings=profile&step=2', { 'salon.reverseGeocode': [unreachable] });
  await dialog();
  const latitude = await screen.findByRole('textbox', { name: 'Latitude' });
  const find = screen.getByRole('button', { name: 'Fetch address from coordinates' });
  fireEvent.change(latitude, { target: { value: '' } });
  expect(screen.getByText('Please enter both latitude and longitude')).toBeVisible();
  expect(find).toBeDisabled();
  fireEvent.change(latitude, { target: { value: '17.4' } });
  await press('Fetch address from coordinates');
  expect(await screen.findByText('Failed to fetch address information')).toBeVisible();
  expect(notify.error).toHaveBeenCalledWith('Failed to fetch address information');
}, 30_000);

test('without a plan the monthly one is chosen, and reads that fail say so', async () => {
  open('?settings=subscription', {
    'salon.subscription': [answered({ subscription: null, data: null })],
    'salon.subscriptions': [refused('INTERNAL')],
  });
  await dialog();
  expect(await screen.findByRole('radio', { name: /Monthly.*Best Value/ })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Upgrade Plan' })).toBeVisible();
  expect(await screen.findByText('Failed to fetch past subscriptions')).toBeVisible();
}, 30_000);
