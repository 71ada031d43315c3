import { applyForListing } from '@sundara/contracts/api';
import type { HttpApi } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from '../../expose/routes/list-your-business.expose.tsx';

const TYPED = {
  "Salon's name": 'Neem Court',
  Locality: 'Madhapur',
  "Salon's phone": '98480 55501',
  Address: '12 Inner Road',
  'Your name': 'Asha Rao',
  'Your phone': '90000 00001',
  'Your e-mail': 'asha@people.example',
};
const BODY = {
  salonName: 'Neem Court',
  sublocality: 'Madhapur',
  contactNumber: '98480 55501',
  street: '12 Inner Road',
  ownerName: 'Asha Rao',
  phone: '90000 00001',
  email: 'asha@people.example',
};
const APPLIED = answered({});

const open = async (...answers: Parameters<typeof fakeProvider>[0][string]) => {
  const { http } = fakeProvider({
    'salons.sublocalities': [answered({ sublocalities: ['Kondapur', 'Madhapur'], localities: [] })],
    [applyForListing.name]: answers,
  });
  const sent: unknown[] = [];
  const call: HttpApi['call'] = (operation, input, options) => {
    if (operation.name === applyForListing.name) sent.push(input);
    return http.call(operation, input, options);
  };
  openRoute(page, fakeShell({ http: { call } }), '/list-your-business');
  await screen.findByRole('heading', { level: 1, name: 'List your business' });
  return sent;
};
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const fill = async () => {
  for (const [label, text] of Object.entries(TYPED)) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
};
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

test('an empty form says what is missing at each field, leads to the first, and sends nothing', async () => {
  const sent = await open(APPLIED);
  await apply();
  for (const words of [
    "Salon's name is required",
    'Locality is required',
    "Salon's phone is required",
    'Address is required',
    'Name is required',
    'Your phone is required',
    'Email is invalid',
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(field("Salon's name")).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a filled form is sent once and answered with what comes next', async () => {
  const sent = await open(APPLIED);
  await fill();
  await apply();
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you, your application is with us');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('form')).toBeNull();
  expect(sent).toEqual([{ body: BODY }]);
});

test('a failure says so, keeps what was typed, and the next press sends it', async () => {
  const sent = await open(unreachable, APPLIED);
  await fill();
  await apply();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field('Address')).toHaveValue('12 Inner Road');
  await apply();
  expect(await screen.findByRole('status')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('too many applications are told in the words of the server', async () => {
  const message = 'You have sent several applications in a short time.';
  await open(refused('RATE_LIMITED', { message }));
  await fill();
  await apply();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('localities that have salons are suggested, and any other may be typed', async () => {
  const sent = await open(APPLIED);
  const list = document.getElementById(field('Locality').getAttribute('list') ?? '');
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
    'Kondapur',
    'Madhapur',
  ]);
  await fill();
  await userEvent.clear(field('Locality'));
  await userEvent.type(field('Locality'), 'Shamshabad');
  await apply();
  expect(await screen.findByRole('status')).toBeVisible();
  expect(sent).toEqual([{ body: { ...BODY, sublocality: 'Shamshabad' } }]);
});

test('the trap is met by no person, and what a machine writes into it goes along', async () => {
  const sent = await open(APPLIED);
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (!trap) throw new Error('There is no trap.');
  expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).toBeNull();
  trap.value = 'https://spam.example';
  await fill();
  await apply();
  await screen.findByRole('status');
  expect(sent).toEqual([{ body: { ...BODY, website: 'https://spam.example' } }]);
});
