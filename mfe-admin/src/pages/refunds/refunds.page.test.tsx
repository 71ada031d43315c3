import type { HttpApi } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as refunds from '../../expose/routes/refunds.expose.tsx';
import {
  aDeletion,
  aLook,
  aPayment,
  aProposal,
  onePage,
  proposalsAnswer,
} from '../../testing/refund.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];

const noPayments = answered({ payments: [], data: [], pagination: onePage(0) });
const deletions = (...list: readonly object[]) => answered({ deletions: list, data: list });

const open = (answers: Answers, query = '') => {
  const provider = fakeProvider({
    'admin.refundProposals': [proposalsAnswer([aProposal()])],
    'admin.salonDeletions': [deletions()],
    ...answers,
  });
  const sent: { readonly name: string; readonly input: unknown }[] = [];
  const told: string[] = [];
  const call: HttpApi['call'] = (operation, input, options) => {
    sent.push({ name: operation.name, input });
    return provider.http.call(operation, input, options);
  };
  const tell = (text: string) => void told.push(text);
  const shell = fakeShell({ http: { call }, notify: { success: tell, error: tell, info: tell } });
  const bodies = (name: string) =>
    sent.filter((one) => one.name === name).map(({ input }) => (input as { body: unknown }).body);
  return { told, bodies, urls: provider.urls, router: openRoute(refunds, shell, `/admin/refunds${query}`) };
};
const payment = (
  first: ReturnType<typeof aPayment>,
  ...next: readonly ReturnType<typeof aPayment>[]
): readonly [ReturnType<typeof answered>, ...ReturnType<typeof answered>[]] => [
  answered({ payment: first }),
  ...next.map((one) => answered({ payment: one })),
];
const decided = answered({ proposal: aProposal({ state: 'approved' }), message: 'The refund is on its way' });
const review = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Review ₹3,000.00 for Leela Iyer' }));

test('another admin reads what the deletion of a salon gives back now, and approves just that', async () => {
  const grown = aDeletion({ visits: 23, nowPaise: 3_434_600 });
  const changed = 'What goes back has changed meanwhile: it is ₹34,346.00 now. The salon still stands.';
  const { told, bodies } = open({
    'admin.salonDeletions': [deletions(aDeletion()), deletions(grown), deletions()],
    'admin.approveSalonDeletion': [
      refused('REFUND_CHANGED', { message: changed }),
      answered({ deletion: aDeletion({ state: 'approved' }), message: 'Salon deleted successfully' }),
    ],
  });
  const card = within(await screen.findByRole('article', { name: 'Delete Rose & Sons' }));
  expect(card.getByText('22 visits ahead are cancelled, and ₹33,838.00 goes back.')).toBeVisible();
  expect(card.getByText('The customers are told: The building is closed.')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Approve the deletion' }));
  expect(await card.findByText(changed)).toBeVisible();
  expect(await card.findByText(/₹34,346\.00 goes back by now; it was ₹33,838\.00/)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Approve the deletion' }));
  await waitFor(() => expect(told).toEqual(['Salon deleted successfully']));
  expect(bodies('admin.approveSalonDeletion')).toEqual([
    { expectedRefund: 33_838 },
    { expectedRefund: 34_346 },
  ]);
  await waitFor(() => expect(screen.queryByRole('article', { name: /^Delete/ })).toBeNull());
});

test('who asked for the deletion of a salon has no button for it', async () => {
  open({ 'admin.salonDeletions': [deletions(aDeletion({ own: true, can: { decide: false } }))] });
  const card = within(await screen.findByRole('article', { name: 'Delete Rose & Sons' }));
  expect(card.getByText(/^You asked for this deletion yourself/)).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
});

test('the tab counts refunds and deletions together, whatever tab is shown', async () => {
  open({ 'admin.salonDeletions': [deletions(aDeletion())], 'admin.payments': [noPayments] }, '?tab=all');
  expect(await screen.findByRole('tab', { name: 'To approve 2' })).toBeVisible();
});

test('another admin reads who proposed a refund, when and why, approves it, and it is read anew', async () => {
  const approved = aProposal({
    ...{
      state: 'approved',
      decidedBy: { id: 'a2', name: 'Ravi Nair' },
      decidedAt: '2026-11-21T17:00:00+05:30',
    },
    can: { approve: false, reject: false },
  });
  const { told, router } = open({
    'admin.payment': payment(aPayment({ proposals: [aProposal()] }), aPayment({ proposals: [approved] })),
    'admin.approveRefund': [decided],
  });
  await review();
  expect(router.state.location.search).toBe(`?booking=${aProposal().bookingId}`);
  const card = await screen.findByRole('article', { name: 'Refund of ₹3,000.00' });
  expect(card).toHaveTextContent('The visit could not take place');
  expect(card).toHaveTextContent('The salon was closed when she came.');
  expect(card).toHaveTextContent(
    'Proposed by Asha Rao, Sat, 21 Nov, 4:00 pm. To be decided until Sat, 28 Nov, 4:00 pm.',
  );
  await userEvent.click(within(card).getByRole('button', { name: 'Approve ₹3,000.00' }));
  await waitFor(() => expect(card).toHaveTextContent('Approved by Ravi Nair, Sat, 21 Nov, 5:00 pm.'));
  expect(told).toEqual(['The refund is on its way']);
});

test('who proposed a refund is told that another admin has to decide, and has no button for it', async () => {
  const own = aProposal({ own: true, can: { approve: false, reject: false } });
  open({
    'admin.refundProposals': [proposalsAnswer([own])],
    'admin.payment': payment(aPayment({ proposals: [own] })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Look at ₹3,000.00 for Leela Iyer' }));
  const card = await screen.findByRole('article', { name: 'Refund of ₹3,000.00' });
  expect(card).toHaveTextContent(
    "You proposed this refund yourself, so you can't approve it: another admin has to decide.",
  );
  expect(within(card).queryByRole('button')).toBeNull();
});

test('a rejection says why, and an approval that comes too late is told in words', async () => {
  const { bodies } = open({
    'admin.payment': payment(aPayment({ proposals: [aProposal()] }), aPayment()),
    'admin.approveRefund': [
      refused('NOT_REFUNDABLE', { message: 'Only ₹108.00 is left of this payment, not ₹3,000.00.' }),
    ],
    'admin.rejectRefund': [decided],
  });
  await review();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve ₹3,000.00' }));
  expect(await screen.findByText('Only ₹108.00 is left of this payment, not ₹3,000.00.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reject…' }));
  const sendIt = screen.getByRole('button', { name: 'Reject ₹3,000.00' });
  expect(sendIt).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('textbox', { name: 'Why not?' }), 'She was there.');
  await userEvent.click(sendIt);
  await waitFor(() => expect(bodies('admin.rejectRefund')).toEqual([{ note: 'She was there.' }]));
});

test('an amount over what one admin may give alone asks for approval, and wrong entries are named', async () => {
  const { bodies } = open(
    { 'admin.payment': payment(aPayment(), aPayment()), 'admin.proposeRefund': [decided] },
    `?booking=${aPayment().bookingId}`,
  );
  const form = await screen.findByRole('form', { name: 'Give money back' });
  expect(form).toHaveTextContent('Up to ₹2,000.00 of it you can give alone today');
  await userEvent.click(within(form).getByRole('button', { name: 'Refund' }));
  for (const words of [
    'Write an amount, as 250 or 250.50',
    'Choose a reason',
    'Say in at least 10 letters why',
  ])
    expect(within(form).getByText(words)).toBeVisible();
  const amount = within(form).getByRole('textbox', { name: 'Amount in rupees' });
  await userEvent.type(amount, '4,000.01');
  expect(within(form).getByText('Only ₹4,000.00 is left')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '2000');
  expect(within(form).getByRole('button', { name: 'Refund ₹2,000.00' })).toBeVisible();
  await userEvent.type(amount, '.01');
  await userEvent.click(within(form).getByRole('combobox', { name: 'Reason' }));
  await userEvent.click(screen.getByRole('option', { name: 'Goodwill' }));
  await userEvent.type(within(form).getByRole('textbox', { name: 'What happened?' }), 'She waited an hour.');
  await userEvent.click(within(form).getByRole('button', { name: 'Ask for approval of ₹2,000.01' }));
  await waitFor(() =>
    expect(bodies('admin.proposeRefund')).toEqual([
      { amountPaise: 200_001, reason: 'goodwill', note: 'She waited an hour.', key: expect.any(String) },
    ]),
  );
});

test('what needs a look says what is the matter and what helps, and can be tried again', async () => {
  const { told, router } = open(
    {
      'admin.refundProposals': [proposalsAnswer([]), proposalsAnswer([], 0)],
      'admin.paymentsToLookAt': [
        answered({ payments: [aLook()], data: [aLook()], pagination: onePage(1) }),
        answered({ payments: [], data: [], pagination: onePage(0) }),
      ],
      'admin.retryJob': [refused('JOB_NOT_WAITING', { message: 'This job is done.' })],
    },
    '?tab=look',
  );
  expect(await screen.findByRole('tab', { name: 'Needs a look 1', selected: true })).toBeVisible();
  const row = screen.getByRole('row', { name: /Refund failed/ });
  for (const words of ['₹254.00', 'Rose & Sons', 'The gateway could not pay the refund out.'])
    expect(within(row).getByText(words)).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Try again now: pay_1' }));
  expect(await screen.findByText('No payment needs a look')).toBeVisible();
  expect(told).toEqual(['Refund failed: This job is done.']);
  await userEvent.click(screen.getByRole('tab', { name: /^To approve/ }));
  expect(await screen.findByText('No refund waits for approval')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('any payment is looked up by what is written, in the address', async () => {
  const { urls } = open({ 'admin.payments': [noPayments, noPayments] }, '?tab=all');
  expect(await screen.findByText('Nobody has paid yet')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search payments' }), 'pay_1{Enter}');
  expect(await screen.findByText('No payment found')).toBeVisible();
  expect(urls.filter((url) => url.startsWith('/api/admin/payments'))).toEqual([
    '/api/admin/payments',
    '/api/admin/payments?q=pay_1',
  ]);
});
