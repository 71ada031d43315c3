import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused, unreachable } from '@sundara/web/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBookingDetail } from '../../testing/booking-detail.builder.ts';
import { HelpSection } from './help-section.tsx';

const NOW = new Date('2026-11-21T16:00:00+05:30');
const UNTIL = '2026-11-22T16:00:00+05:30';
const CAN = { cancel: false, reschedule: false, rebook: true, review: true, dispute: true };
const COMPLETED = aBookingDetail({ status: 'completed', can: CAN, disputeUntil: UNTIL });
const REASON = 'The colour is not what we agreed.';
const DISPUTED = aBookingDetail({
  status: 'disputed',
  dispute: {
    reason: REASON,
    createdAt: '2026-11-21T16:05:00+05:30',
    answer: null,
    resolution: null,
    resolvedAt: null,
  },
});

type Answers = Parameters<typeof fakeProvider>[0][string];

const show = (booking: CustomerBookingDetail, answers: Answers = [unreachable], now = NOW) => {
  const { http, urls } = fakeProvider({ 'customer.dispute': answers });
  const onDisputed = jest.fn();
  const shell = fakeShell({ http });
  const section = (shown: CustomerBookingDetail) => (
    <ShellProvider shell={shell}>
      <HelpSection booking={shown} now={now} onDisputed={onDisputed} />
    </ShellProvider>
  );
  const { rerender } = render(section(booking));
  return { urls, onDisputed, change: (shown: CustomerBookingDetail) => rerender(section(shown)) };
};
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  return within(await screen.findByRole('dialog', { name: 'Report a problem' }));
};

test('until when a problem can be reported is said as a clock time', async () => {
  show(COMPLETED);
  expect(screen.getByText(/until Sun, 22 Nov, 4:00 pm/)).toBeVisible();
  const dialog = await openDialog();
  expect(dialog.getByText(/You can send this until Sun, 22 Nov, 4:00 pm\./)).toBeVisible();
});

test('a reason that is too short stays here and says what is missing; its length is counted', async () => {
  const { urls } = show(COMPLETED);
  const dialog = await openDialog();
  const field = dialog.getByRole('textbox', { name: /What went wrong/ });
  expect(field).toHaveFocus();
  await userEvent.type(field, ' too bad  ');
  expect(dialog.getByText('7 of 2000')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getByText('Please tell us in at least 10 characters')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(urls).toEqual([]);
});

test('a failure keeps what was written, over closing too, and the same can be sent again', async () => {
  const { onDisputed } = show(COMPLETED, [unreachable, refused('UNAVAILABLE'), answered({ data: DISPUTED })]);
  const first = await openDialog();
  await userEvent.type(first.getByRole('textbox'), REASON);
  await userEvent.click(first.getByRole('button', { name: 'Send report' }));
  expect(await first.findByRole('alert')).toHaveTextContent(
    /What you wrote is still here.*Nobody answered\./,
  );
  await userEvent.click(first.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await openDialog();
  expect(second.getByRole('textbox')).toHaveValue(REASON);
  await userEvent.click(second.getByRole('button', { name: 'Send again' }));
  expect(await second.findByText('Server error: We cannot answer right now.')).toBeVisible();
  await userEvent.click(second.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(onDisputed).toHaveBeenCalledWith(expect.objectContaining({ status: 'disputed' })),
  );
});

test('after it was sent the report stands here, with the focus, and nothing can be sent twice', async () => {
  const { change } = show(COMPLETED, [answered({ data: DISPUTED })]);
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox'), REASON);
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  change(DISPUTED);
  expect(
    await screen.findByText('We are looking into it and write to you by e-mail what comes of it.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your report' })).toHaveFocus());
});

test('when the time for it has run out while the page was open, only support is left', () => {
  show(COMPLETED, [unreachable], new Date(UNTIL));
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  expect(screen.getByRole('link', { name: 'care@sundara.test' })).toHaveAttribute(
    'href',
    'mailto:care@sundara.test?subject=Booking%20b1',
  );
});

test('what we wrote first stands with the report until it is decided', () => {
  const answer = { text: 'We have asked the salon.', at: '2026-11-21T18:00:00+05:30' };
  const { dispute } = DISPUTED;
  show(aBookingDetail({ status: 'disputed', dispute: dispute && { ...dispute, answer } }));
  expect(screen.getByText('We have asked the salon.')).toBeVisible();
});

test('what came of a report is told', () => {
  const dispute = {
    reason: REASON,
    createdAt: '2026-11-21T16:05:00+05:30',
    answer: null,
    resolution: 'The salon offers to correct it.',
    resolvedAt: '2026-11-22T11:00:00+05:30',
  };
  show(aBookingDetail({ status: 'completed', dispute }));
  expect(screen.getByText('The salon offers to correct it.')).toBeVisible();
  expect(screen.getByText('Sun, 22 Nov, 11:00 am')).toBeVisible();
});
