import type { AdminDisputeDetail } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as dispute from '../../expose/routes/dispute.expose.tsx';
import { aDisputeDetail } from '../../testing/dispute.builder.ts';
import { aProposal } from '../../testing/refund.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];
const read = (over: Partial<AdminDisputeDetail> = {}) => answered({ dispute: aDisputeDetail(over) });
const open = (answers: Answers) => {
  const provider = fakeProvider({ 'admin.dispute': [read()], ...answers });
  openRoute(dispute, fakeShell({ http: provider.http }), '/admin/disputes/b1', '/admin/disputes/:id');
  return provider;
};
const fill = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: new RegExp(name) });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const resolution = {
  ...{ outcome: 'customer' as const, refundPaise: 20_000, waits: false, by: 'Meera Shah' },
  ...{ toCustomer: 'You are right about it.', toSalon: 'Agree on the colour first.' },
  at: '2026-11-24T12:00:00+05:30',
} as const;

test('the amount and what each side reads stand in the form before anything is sent', async () => {
  const { sent } = open({ 'admin.resolveDispute': [read({ state: 'resolved', resolution })] });
  await userEvent.click(await screen.findByRole('button', { name: 'For the customer' }));
  await fill('What goes back', '600');
  expect(screen.getByText('Only ₹508.00 is left of this payment')).toBeVisible();
  await fill('What goes back', '200');
  expect(screen.getByText('Then: ₹200.00 goes back to you the way you paid.')).toBeVisible();
  expect(screen.getByText('Then: ₹200.00 goes back to the customer.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resolve, ₹200.00 goes back' }));
  expect(screen.getAllByText('Please write at least 10 characters')).toHaveLength(2);
  expect(sent('admin.resolveDispute')).toEqual([]);
  await fill('^What the customer reads\\W*$', resolution.toCustomer);
  await fill('What the salon reads', resolution.toSalon);
  await userEvent.click(screen.getByRole('button', { name: 'Resolve, ₹200.00 goes back' }));
  expect(await screen.findByRole('region', { name: 'Decided' })).toHaveTextContent('Meera Shah');
  const { outcome, refundPaise, toCustomer, toSalon } = resolution;
  expect(sent('admin.resolveDispute')[0]).toMatchObject({
    body: { outcome, refundPaise, toCustomer, toSalon },
  });
});

test('nothing is decided before the admin does it', async () => {
  const { sent } = open({});
  await fill('^What the customer reads\\W*$', resolution.toCustomer);
  await fill('What the salon reads', resolution.toSalon);
  for (const name of ['For the customer', 'For the salon'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(screen.getByText('Choose for whom you decide')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'For the customer' }));
  expect(screen.getByRole('textbox', { name: /What goes back/ })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(sent('admin.resolveDispute')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'All of it, ₹508.00' }));
  expect(screen.getByRole('button', { name: 'Resolve, ₹508.00 goes back' })).toBeVisible();
});

test("the salon's side stands beside the customer's words, or until when it is asked for", async () => {
  const { createdAt, reason, booking } = aDisputeDetail();
  const dispute = { createdAt, reason, answerBy: '2026-11-26T12:00:00+05:30' };
  const undecided = { ...dispute, answer: null, resolution: null, resolvedAt: null };
  const answer = { text: 'They agreed on this colour.', at: '2026-11-24T12:00:00+05:30' };
  open({ 'admin.dispute': [read({ booking: { ...booking, dispute: undecided } })] });
  const asked = await screen.findByRole('region', { name: 'What the salon wrote' });
  expect(asked).toHaveTextContent(/Nothing yet\. It is asked to answer by .*26 Nov/);
  cleanup();
  open({ 'admin.dispute': [read({ booking: { ...booking, dispute: { ...undecided, answer } } })] });
  const side = within(await screen.findByRole('region', { name: 'What the salon wrote' }));
  expect(side.getByText(answer.text)).toBeVisible();
});

test('nothing goes back where it is decided for the salon', async () => {
  open({});
  await userEvent.click(await screen.findByRole('button', { name: 'For the salon' }));
  expect(screen.queryByRole('textbox', { name: /What goes back/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Resolve, nothing goes back' })).toBeVisible();
});

test('who comes second is told who was first, and reads what they decided', async () => {
  open({
    'admin.dispute': [read(), read({ state: 'resolved', resolution })],
    'admin.answerDispute': [refused('DISPUTE_DEALT_WITH', { message: 'Meera Shah resolved this dispute.' })],
  });
  await fill('What the customer reads first', 'We have asked the salon.');
  await userEvent.click(screen.getByRole('button', { name: 'Send first answer' }));
  const decided = within(await screen.findByRole('region', { name: 'Decided' }));
  expect(decided.getByText(resolution.toSalon)).toBeVisible();
});

test('a note is kept with whose words it is', async () => {
  const note = { id: 'n1', side: 'team', text: 'Called twice.', by: 'Meera', at: resolution.at } as const;
  const { sent } = open({ 'admin.noteDispute': [read({ notes: [note] })] });
  await fill('^Note', 'Called twice.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep note' }));
  expect(await screen.findByText('Called twice.', { selector: 'blockquote' })).toBeVisible();
  expect(sent('admin.noteDispute')[0]).toMatchObject({ body: { side: 'team', text: 'Called twice.' } });
});

const words = { toCustomer: resolution.toCustomer, toSalon: resolution.toSalon };
const waiting = (own: boolean) => {
  const can = { approve: !own, reject: !own };
  const refund = aProposal({ ...{ own, can, reason: 'dispute', note: 'It stands with the dispute.' } });
  return { waits: true, proposed: [{ ...words, refund }] };
};

test('a decision that another admin has to approve says that nobody is told yet, and is not approved by who made it', async () => {
  open({ 'admin.dispute': [read(waiting(true))] });
  const card = within(await screen.findByRole('region', { name: 'Decided, to be approved' }));
  expect(card.getByText(/Until then nobody is told and the clocks go on/)).toBeVisible();
  expect(card.getByText(words.toSalon)).toBeVisible();
  expect(card.getByText(/You proposed this refund yourself/)).toBeVisible();
  expect(card.queryByText('It stands with the dispute.')).toBeNull();
  expect(card.queryByRole('button', { name: /^Approve|^Reject/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Decide' })).toBeNull();
  expect(screen.getByRole('region', { name: 'First answer' })).toBeVisible();
});

test('another admin rejects it there, and it is to be decided again under what was rejected', async () => {
  const refund = aProposal({
    ...{ state: 'rejected', can: { approve: false, reject: false }, decisionNote: 'They have a picture.' },
    ...{ decidedBy: { id: 'a2', name: 'Ravi' }, decidedAt: '2026-11-23T12:30:00+05:30' },
  });
  const { sent } = open({
    'admin.dispute': [read(waiting(false)), read({ proposed: [{ ...words, refund }] })],
    'admin.rejectRefund': [answered({ proposal: refund, message: 'The refund was rejected' })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
  await fill('Why not', 'They have a picture.');
  await userEvent.click(screen.getByRole('button', { name: /^Reject ₹/ }));
  const before = within(await screen.findByRole('region', { name: 'Decided before, not approved' }));
  expect(before.getByText(/They have a picture/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Decide' })).toBeVisible();
  expect(sent('admin.rejectRefund')[0]).toMatchObject({ body: { note: 'They have a picture.' } });
});
