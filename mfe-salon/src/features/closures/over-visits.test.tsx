import type { VisitInTheWay } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, refused } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingDetail } from '../../testing/booking-detail.builder.ts';
import { DAY } from '../../testing/calendar.builder.ts';
import { showElement } from '../../testing/show-element.tsx';
import { inTheWay } from '../../testing/visit-in-the-way.builder.ts';
import { OverVisits } from './over-visits.tsx';

const draft = {
  kind: 'closure',
  resourceId: '',
  reason: 'Repair',
  start: `${DAY}T00:00`,
  end: `${DAY}T23:00`,
} as const;
const body = { kind: 'closure', reason: 'Repair', start: draft.start, end: draft.end };
const entry = {
  ...body,
  id: 't1',
  resourceId: null,
  start: `${DAY}T00:00:00+05:30`,
  end: `${DAY}T23:00:00+05:30`,
};
const list = (...visits: VisitInTheWay[]) => answered({ timeOff: null, visits });
const closed = (...visits: VisitInTheWay[]) => answered({ timeOff: entry, visits });

const show = (...answers: Parameters<typeof fakeProvider>[0][string]) => {
  const provider = fakeProvider({
    'salon.closeOverVisits': answers,
    'salon.updateStatus': [answered({ data: bookingDetail(1, 'Ravi Kumar') })],
  });
  const [onDone, onKeep] = [jest.fn(), jest.fn()];
  showElement(
    <OverVisits draft={draft} sending={false} onKeep={onKeep} onDone={onDone} />,
    fakeShell({ http: provider.http }),
  );
  return { ...provider, onDone, onKeep };
};
const two = () => [inTheWay(), inTheWay({ bookingId: 'b2', customer: 'Zoya Khan', refund: 250.5 })] as const;

test('each visit says when, who, with what phone, what, by whom and how much, and how to move it', async () => {
  show(list(inTheWay()));
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(/4:00 pm · Ravi Kumar$/)).toBeVisible();
  expect(row.getByText('Haircut · Asha Rao · ₹508.00')).toBeVisible();
  expect(row.getByRole('link', { name: '+91 98480 12345' })).toHaveAttribute('href', 'tel:+919848012345');
  expect(row.getByRole('link', { name: 'Move the visit of Ravi Kumar' })).toHaveAttribute(
    'href',
    `/salon/calendar?date=${DAY}&visit=b1`,
  );
});

test.each([
  [
    1,
    '1 visit stands in that time. Move it first, cancel it, or keep it and block the rest.',
    'Keep the visit, block the rest',
  ],
  [
    2,
    '2 visits stand in that time. Move them first, cancel them, or keep them and block the rest.',
    'Keep the visits, block the rest',
  ],
])('%i in the way is said in its number', async (count, words, keep) => {
  const { onKeep } = show(list(...two().slice(0, count)));
  expect(await screen.findByText(words)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: keep }));
  expect(onKeep).toHaveBeenCalledTimes(1);
});

test('one button cancels all that were seen with the words of the owner, and closes', async () => {
  const [one, other] = two();
  const after = [
    { ...one, cancelled: true },
    { ...other, cancelled: true },
  ];
  const { sent, onDone } = show(list(one, other), closed(...after));
  const button = await screen.findByRole('button', { name: 'Cancel 2 visits, refund ₹758.50 and close' });
  expect(button).toBeDisabled();
  await userEvent.type(screen.getByLabelText('What to tell the customers'), ' A pipe burst. ');
  await userEvent.click(button);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(onDone.mock.calls[0]?.[0].text).toMatch(/^Closed on .*\. 2 visits cancelled, ₹758\.50 goes back$/);
  expect(sent('salon.closeOverVisits')).toEqual([
    { body: { ...body, close: false } },
    { body: { ...body, close: true, cancel: ['b1', 'b2'], message: 'A pipe burst.' } },
  ]);
});

test('who sits in the chair or is paying is no part of what is cancelled', async () => {
  const held = inTheWay({ bookingId: 'b3', customer: 'Meera Iyer', state: 'held' });
  const begun = inTheWay({ bookingId: 'b4', customer: 'Latha Das', state: 'begun' });
  show(list(inTheWay(), held, begun));
  expect(
    await screen.findByRole('button', { name: 'Cancel 1 visit, refund ₹508.00 and close' }),
  ).toBeVisible();
  expect(screen.getByText('Being paid for just now: it stays.')).toBeVisible();
  expect(screen.getByText('In the chair now: it stays.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the visit of Meera Iyer' })).toBeNull();
});

test('a visit that could not be cancelled stays with its reason, though the time is closed', async () => {
  const [one, other] = two();
  const { onDone } = show(
    list(one, other),
    closed({ ...one, failure: 'It is in dispute.' }, { ...other, cancelled: true }),
  );
  await userEvent.type(await screen.findByLabelText('What to tell the customers'), 'Sorry');
  await userEvent.click(screen.getByRole('button', { name: /^Cancel 2 visits/ }));
  expect(await screen.findByText('The time is closed. 1 visit could not be cancelled.')).toBeVisible();
  expect(screen.getByText('Not cancelled: It is in dispute.')).toBeVisible();
  expect(screen.queryByText(/Zoya Khan/)).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

test('one visit is cancelled after a question, and the list is read again', async () => {
  const [one, other] = two();
  const { sent } = show(list(one, other), list(other));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the visit of Ravi Kumar' }));
  expect(sent('salon.updateStatus')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel and refund ₹508.00' }));
  expect(await screen.findByText(/^1 visit stands in that time/)).toBeVisible();
  expect(sent('salon.updateStatus')).toEqual([{ params: { id: 'b1' }, body: { status: 'Cancelled' } }]);
});

test('a visit that was booked meanwhile is shown before anything is cancelled', async () => {
  const [one, other] = two();
  const message = '1 visit was booked in that time meanwhile.';
  const { onDone } = show(list(one), refused('VISITS_IN_THE_WAY', { message }), list(one, other));
  await userEvent.type(await screen.findByLabelText('What to tell the customers'), 'Sorry');
  await userEvent.click(screen.getByRole('button', { name: /^Cancel 1 visit/ }));
  expect(await screen.findByRole('button', { name: /^Cancel 2 visits/ })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});
