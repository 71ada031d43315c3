import type { Session } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, unreachable } from '@sundara/web/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchStates } from './match-states.ts';
import { StateField } from './state-field.tsx';
import { useAskState } from './use-ask-state.ts';

const ASHA: Session = { status: 'signed-in', user: { id: 'c1', role: 'customer', name: 'Asha Rao' } };
const OWNER: Session = { status: 'signed-in', user: { id: 's1', role: 'salon' } };

const profile = (state: object) => {
  const user = {
    _id: 'c1',
    id: 'c1',
    name: 'Asha',
    email: 'a@b.test',
    phone: '1',
    role: 'customer',
    ...state,
  };
  return answered({ user, data: { user } });
};

const Form = () => {
  const { ask, state, setState } = useAskState();
  return (
    <>
      {ask && state && <StateField value={state} onChange={setState} />}
      <p>Order: {state ?? 'nothing'}</p>
    </>
  );
};

const open = (answer: ReturnType<typeof answered>, session: Session = ASHA) => {
  const { http, urls } = fakeProvider({ 'customer.profile': [answer] });
  render(
    <ShellProvider shell={fakeShell({ http }, session)}>
      <Form />
    </ShellProvider>,
  );
  return urls;
};

beforeEach(() => sessionStorage.clear());

test('a customer without a State is asked, and Telangana is the answer until another is chosen', async () => {
  open(profile({ state: null }));
  const field = await screen.findByRole('combobox', { name: 'Your State' });
  expect(field).toHaveValue('Telangana');
  expect(field).toHaveAccessibleDescription('For your receipt. We ask this once.');
  expect(screen.getByText('Order: Telangana')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'karn{Enter}');
  expect(screen.getByText('Order: Karnataka')).toBeVisible();
});

test('every State can be picked from the list', async () => {
  open(profile({ state: null }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show all States' }));
  const list = screen.getByRole('listbox');
  expect(within(list).getAllByRole('option')).toHaveLength(36);
  await userEvent.click(within(list).getByRole('option', { name: 'Tamil Nadu' }));
  expect(screen.getByText('Order: Tamil Nadu')).toBeVisible();
});

test('what was chosen is still chosen when the form opens again', async () => {
  sessionStorage.setItem('personal:booking-state', 'Kerala');
  open(profile({ state: null }));
  expect(await screen.findByRole('combobox')).toHaveValue('Kerala');
});

test('a kept text that is no State counts as nothing', async () => {
  sessionStorage.setItem('personal:booking-state', 'Atlantis');
  open(profile({ state: null }));
  expect(await screen.findByRole('combobox')).toHaveValue('Telangana');
});

test.each([
  ['whose State is known', profile({ state: 'Kerala' }), ASHA],
  ['of a provider that knows no States', profile({}), ASHA],
  ['whose profile cannot be read', unreachable, ASHA],
  ['of a salon', profile({ state: null }), OWNER],
] as const)('an account %s is asked nothing, and the order says nothing', async (_, answer, session) => {
  const urls = open(answer, session);
  await waitFor(() => expect(urls).toHaveLength(session === ASHA ? 1 : 0));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Order: nothing')).toBeVisible();
});

test.each([
  ['', 36],
  ['prad', 5],
  ['orissa', 1],
  ['Jammu & Kashmir', 1],
  ['hyd', 1],
  ['zz', 0],
] as const)('%j finds %i States', (typed, found) => {
  expect(matchStates(typed)).toHaveLength(found);
});
