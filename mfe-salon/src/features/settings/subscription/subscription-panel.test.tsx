import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused } from '@sundara/web/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscriptionPanel } from './subscription-panel.tsx';

const pending = {
  ...{ _id: 'p', id: 'p', plan: 'monthly', state: 'pending', active: false, amount: 1500, charges: [] },
  ...{ startDate: null, endDate: null, cancelledAt: null, nextChargeAt: null },
  ...{ razorpaySubscriptionId: 'sub_1', createdAt: '2026-11-01T10:00:00+05:30' },
};
const running = {
  ...pending,
  ...{ state: 'active', active: true, startDate: '2026-11-01T10:00:00+05:30' },
  ...{ endDate: '2026-12-01T00:00:00+05:30', nextChargeAt: '2026-12-01T00:00:00+05:30' },
};
const PROOF = {
  ...{ razorpay_subscription_id: 'sub_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'a'.repeat(64) },
};
const current = (plan: object | null) => answered({ subscription: plan, data: plan });
const OPENED = answered({
  ...{ subscription: pending, data: pending },
  checkout: { key: 'key_1', subscriptionId: 'sub_1', amount: 150_000 },
});

interface Asked {
  readonly handler: (response: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
}
let asked: Asked[] = [];
beforeEach(() => {
  asked = [];
  window.Razorpay = class {
    constructor(options: Asked) {
      asked.push(options);
    }
    open() {}
    on() {}
  };
});
afterEach(() => {
  jest.useRealTimers();
  delete window.Razorpay;
});

const openPanel = (answers: Parameters<typeof fakeProvider>[0] = {}) => {
  const provider = fakeProvider({
    'salon.subscription': [current(null)],
    'salon.subscriptions': [answered({ subscriptions: [], data: [] })],
    'salon.subscribe': [OPENED],
    ...answers,
  });
  const notify = { success: jest.fn(), error: jest.fn(), info: () => {} };
  const user = { id: 'o', role: 'salon', name: 'Latha', email: 'l@x.example' } as const;
  const shell = fakeShell({ http: provider.http, notify }, { status: 'signed-in', user });
  render(
    <ShellProvider shell={shell}>
      <SubscriptionPanel />
    </ShellProvider>,
  );
  return { ...provider, notify };
};
/** A salon that has no plan yet. */
const open = async (answers: Parameters<typeof fakeProvider>[0] = {}) => {
  const opened = openPanel(answers);
  await screen.findByRole('radiogroup', { name: 'Plan' });
  return opened;
};
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Upgrade Plan' }));
const answer = async (how: (given: Asked) => void) => {
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => asked.forEach(how));
};

test('Tab comes to the chosen plan alone, and arrows choose another, round and round', async () => {
  await open();
  const [first, second] = screen.getAllByRole('radio');
  const isChosen = () => screen.getByRole('radio', { checked: true });
  const before = isChosen();
  act(() => before.focus());
  await userEvent.keyboard('{ArrowRight}');
  const other = before === first ? second : first;
  expect(isChosen()).toBe(other);
  expect(other).toHaveFocus();
  expect([before.tabIndex, other?.tabIndex]).toEqual([-1, 0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(before).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(isChosen()).toBe(other);
});

test('the chosen plan is asked for, its mandate in the window of the gateway, and what that answers is confirmed', async () => {
  const { sent, notify } = await open({ 'salon.confirmSubscription': [current(running)] });
  await userEvent.click(screen.getByRole('radio', { name: /Weekly/ }));
  await begin();
  await answer(({ handler }) => handler(PROOF));
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith('Subscription created successfully'));
  expect(sent('salon.subscribe')).toEqual([{ body: { plan: 'weekly' } }]);
  expect(asked[0]).toMatchObject({
    ...{ key: 'key_1', subscription_id: 'sub_1', description: 'Weekly plan for salons' },
    prefill: { name: 'Latha', email: 'l@x.example' },
  });
  const proof = { subscriptionId: 'sub_1', paymentId: 'pay_1', signature: 'a'.repeat(64) };
  expect(sent('salon.confirmSubscription')).toEqual([{ body: proof }]);
});

test.each([
  ['a plan that is not opened', 'salon.subscribe', 'PAYMENT_GATEWAY_UNAVAILABLE'],
  ['a mandate that is not verified', 'salon.confirmSubscription', 'PAYMENT_NOT_VERIFIED'],
] as const)('%s says so on the page, and can be begun anew', async (_, operation, code) => {
  const { notify } = await open({ [operation]: [refused(code)] });
  await begin();
  if (operation === 'salon.confirmSubscription') await answer(({ handler }) => handler(PROOF));
  expect(await screen.findByText(/^Failed to create subscription\./)).toBeVisible();
  expect(notify.error).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Upgrade Plan' })).toBeEnabled();
});

test('the state of the plan and what comes next are said once, above its charges side by side', async () => {
  const charge = { from: '2026-11-01T10:00:00+05:30', to: '2026-12-01T00:00:00+05:30', amount: 1500 };
  const paid = { ...running, charges: [{ id: 'c1', paidAt: '2026-11-01T10:00:00+05:30', ...charge }] };
  openPanel({ 'salon.subscription': [current(paid)] });
  expect(await screen.findByText('Next charge on Tue, 1 Dec 2026.')).toBeVisible();
  const table = await screen.findByRole('table', { name: /^Charges of the monthly plan/ });
  expect(within(table).getByRole('rowheader', { name: 'Sun, 1 Nov 2026' })).toBeVisible();
  expect(screen.getAllByText('Active')).toHaveLength(1);
  expect(table.closest('[data-few]')).toBeInTheDocument();
});

test('a plan that ended before it began is in the history, with the day on which it was given up', async () => {
  const given = { ...pending, state: 'ended', endDate: '2026-11-03T10:00:00+05:30' };
  await open({ 'salon.subscriptions': [answered({ subscriptions: [given], data: [given] })] });
  expect(await screen.findByText('Never begun, given up on Tue, 3 Nov 2026')).toBeVisible();
  expect(screen.queryByText('There has been no plan yet.')).toBeNull();
});

test('a window that is closed charges nothing, says nothing and can be opened again', async () => {
  const { notify } = await open();
  await begin();
  await answer(({ modal }) => modal.ondismiss());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upgrade Plan' })).toBeEnabled());
  expect([notify.error.mock.calls, notify.success.mock.calls]).toEqual([[], []]);
});

test('a window that shows nothing is given up, and a mandate that it reports all the same is taken up', async () => {
  const { sent } = await open({ 'salon.confirmSubscription': [current(running)] });
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Upgrade Plan' }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/The payment window could not be opened/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upgrade Plan' })).toBeEnabled();
  await act(async () => asked[0]?.handler(PROOF));
  expect(sent('salon.confirmSubscription')).toHaveLength(1);
});

test.each([
  ['the bank confirms', [current(null), current(pending), current(running)]],
  ['two minutes go by', [current(null), current(pending)]],
] as const)('a mandate without a word is waited for until %s', async (end, answers) => {
  const { notify } = await open({
    'salon.subscription': answers,
    'salon.confirmSubscription': [current(pending)],
  });
  await begin();
  await waitFor(() => expect(asked).toHaveLength(1));
  jest.useFakeTimers();
  await act(async () => asked[0]?.handler(PROOF));
  expect(screen.getByText(/We are waiting for the bank/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upgrade Plan' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(end === 'the bank confirms' ? 3_000 : 120_000));
  expect(screen.queryByText(/We are waiting for the bank/)).toBeNull();
  if (end === 'the bank confirms')
    expect(notify.success).toHaveBeenCalledWith('Subscription created successfully');
  else expect(screen.getByText(/has not confirmed the mandate yet/)).toBeVisible();
});
