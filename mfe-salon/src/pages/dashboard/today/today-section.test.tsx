import { ThemeProvider } from '@mui/material/styles';
import { addMinutes, formatClock, localDateOf, toLocalIso } from '@sundara/contracts';
import { theme } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { act, screen, within } from '@testing-library/react';
import * as dashboard from '../../../expose/routes/dashboard.expose.tsx';
import { block } from '../../../testing/calendar.builder.ts';
import { FakeEventSource } from '../../../testing/event-source.fake.ts';
import { showElement } from '../../../testing/show-element.tsx';
import { today } from '../../../testing/today.builder.ts';
import type { Today } from './now-next-free.ts';
import { CustomerLink } from './today.parts.tsx';

/** Noon at the salon. */
const NOW = new Date('2026-11-24T06:30:00Z');
const iso = (minutes: number) => toLocalIso(addMinutes(NOW, minutes));
const clock = (minutes: number) => formatClock(addMinutes(NOW, minutes));
const visit = (id: string, customer: string, from: number, to: number, resourceId = 'asha') =>
  block({ bookingId: id, customer, resourceId, start: iso(from), end: iso(to), busyUntil: iso(to) });
const day = (over: Partial<Today>): Today => today({ date: localDateOf(NOW), ...over });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  // An open stream: without one the page reads again and again by itself.
  Object.assign(globalThis, { EventSource: FakeEventSource });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const ZERO = { balance: 0, appointments: 0, newCustomers: 0 };
const NO_PAGES = { totalCount: 0, totalPages: 1, currentPage: 1, page: 1, limit: 10, total: 0, pages: 1 };

const open = (...answers: Parameters<typeof fakeProvider>[0][string]) => {
  const { http, urls } = fakeProvider({
    'salon.today': answers,
    'salon.dashboard': [answered({ data: { ...ZERO, previous: ZERO, series: [], busyHours: [] } })],
    'salon.orders': [answered({ data: [], pages: 1, pagination: NO_PAGES })],
    'salon.events': [answered({ url: '/api/salon/events?key=k' })],
  });
  openRoute(dashboard, fakeShell({ http }), '/salon/dashboard');
  return { asked: () => urls.filter((url) => url === '/api/salon/today').length };
};
/** Turns the clock to so many minutes after noon, and lets the page look at it. */
const passTo = async (minutes: number) => {
  jest.setSystemTime(addMinutes(NOW, minutes));
  await act(async () => jest.advanceTimersByTimeAsync(16_000));
};
const list = async (name: string) => within(await screen.findByRole('list', { name }));

test('the owner sees who is in the chair, who comes next with a way to call, and who is free for a walk-in', async () => {
  const free = [{ start: iso(60), end: iso(180) }];
  const people = [
    { id: 'asha', name: 'Asha Rao', free },
    { id: 'meera', name: 'Meera Iyer', free: [{ start: iso(-60), end: iso(90) }] },
  ];
  const ravi = { ...visit('b1', 'Ravi Kumar', -20, 25), allergies: 'Ammonia' };
  const blocks = [ravi, visit('b2', 'Zoya Khan', 30, 60)];
  open(answered(day({ people, blocks })));
  const now = await list('Now');
  expect(now.getByRole('link', { name: 'Ravi Kumar' })).toHaveAttribute('href', '/salon/bookings/b1');
  expect(now.getByText(`Haircut · Asha Rao, until ${clock(25)}`)).toBeVisible();
  expect(now.getByText('Allergies: Ammonia')).toBeVisible();
  const next = await list('Next');
  expect(next.getByRole('listitem')).toHaveTextContent(`${clock(30)} · Zoya KhanHaircut`);
  const call = next.getByRole('link', { name: 'Call Zoya Khan, +91 90000 00000' });
  expect(call).toHaveAttribute('href', 'tel:+919000000000');
  const idle = await list('Free');
  expect(idle.getByText(`${clock(60)} to ${clock(180)}`)).toBeVisible();
  expect(idle.getByText(`Now, until ${clock(90)}`)).toBeVisible();
  expect(idle.getByRole('link', { name: `Walk-in at ${clock(60)} with Asha Rao` })).toHaveAttribute(
    'href',
    '/salon/calendar?walkIn=13%3A00&with=asha',
  );
});

test('a name is told from the time before it by a line, not by its colour alone', () => {
  const link = <CustomerLink block={block()} />;
  showElement(<ThemeProvider theme={theme}>{link}</ThemeProvider>, fakeShell({}));
  expect(screen.getByRole('link', { name: 'Ravi Kumar' })).toHaveClass('MuiLink-underlineAlways');
});

test('the day says how many visits it has and how many are to come, and nothing where there is none', async () => {
  const parts = { ...visit('b2', 'Zoya Khan', 60, 90), part: 1, parts: 2 };
  const blocks = [visit('b1', 'Ravi Kumar', -20, 25), visit('b2', 'Zoya Khan', 30, 60), parts];
  open(answered(day({ blocks })));
  expect(await screen.findByText('2 visits, 1 to come')).toBeVisible();
  await passTo(31);
  expect(screen.getByText('2 visits')).toBeVisible();
});

test('the day stands above the figures', async () => {
  open(answered(day({})));
  const headings = await screen.findAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Dashboard', 'Today', 'Now']);
});

test('the next visit moves into the chair by the clock alone', async () => {
  const { asked } = open(answered(day({ blocks: [visit('b1', 'Ravi Kumar', 10, 40)] })));
  expect((await list('Next')).getByText('Ravi Kumar')).toBeVisible();
  expect(screen.getByText('Nobody is in the chair.')).toBeVisible();
  await passTo(11);
  expect((await list('Now')).getByText('Ravi Kumar')).toBeVisible();
  expect(screen.getByText('Nobody else comes today.')).toBeVisible();
  expect(asked()).toBe(1);
});

test('when the day is over the next one is read', async () => {
  const tomorrow = addMinutes(NOW, 13 * 60);
  const next = today({ date: localDateOf(tomorrow), closed: { reason: 'Diwali' } });
  const { asked } = open(answered(day({})), answered(next));
  await list('Free');
  await passTo(13 * 60);
  expect(await screen.findByText('Closed today: Diwali.')).toBeVisible();
  expect(asked()).toBe(2);
});

test.each([
  [{}, /^No visit is booked today yet/],
  [{ closed: { reason: '' } }, 'Closed today.'],
  [{ closed: { reason: 'Diwali' } }, 'Closed today: Diwali.'],
] as const)('a day like %j has words of its own', async (over, words) => {
  open(answered(day(over)));
  expect(await screen.findByText(words)).toBeVisible();
});

test('visits on a day that was closed around them are still told', async () => {
  open(answered(day({ closed: { reason: 'Diwali' }, blocks: [visit('b1', 'Ravi Kumar', -5, 30)] })));
  expect((await list('Now')).getByText('Ravi Kumar')).toBeVisible();
});

test('a day that cannot be read says so and can be asked again', async () => {
  open(refused('INTERNAL'), answered(day({})));
  expect(await screen.findByText("Failed to fetch today's visits")).toBeVisible();
});
