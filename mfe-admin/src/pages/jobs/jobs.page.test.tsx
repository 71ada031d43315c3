import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as jobs from '../../expose/routes/jobs.expose.tsx';
import { aJob, jobsAnswer } from '../../testing/job.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];

const open = (list: Answers['admin.jobs'], query = '', retry?: Answers['admin.retryJob']) => {
  const answers = { 'admin.jobs': list, ...(retry && { 'admin.retryJob': retry }) };
  const { http, urls } = fakeProvider(answers);
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  const shell = fakeShell({ http, notify: { success: tell, error: tell, info: tell } });
  return { urls, told, router: openRoute(jobs, shell, `/admin/jobs${query}`) };
};
const tryAgain = () => screen.findByRole('button', { name: /^Try again now: Mail: booking confirmed/ });
const tryAgainFirst = async () =>
  (await screen.findAllByRole('button', { name: /^Try again now/ }))[0] as HTMLElement;
const retried = answered({
  job: aJob({ state: 'retrying', attempts: 0, runAt: '2026-11-21T16:00:00+05:30' }),
});

afterEach(() => {
  jest.useRealTimers();
});

test('an admin sees what a job is about, why it failed, how often it was tried and when it runs next', async () => {
  open([
    jobsAnswer([
      aJob(),
      aJob({
        ...{ id: 8, kind: 'payment.reconcile', key: 'order_9', state: 'retrying', attempts: 3 },
        ...{ runAt: '2126-11-21T16:00:00+05:30', lastError: 'Nobody answered.' },
      }),
    ]),
  ]);
  const given = await screen.findByRole('row', { name: /Mail: booking confirmed/ });
  for (const words of ['Given up', '451 come back later', '11', 'Not again'])
    expect(within(given).getByText(words)).toBeVisible();
  expect(within(given).getByText('0b0e7a52-0000-4000-8000-000000000001')).toBeVisible();
  const failing = screen.getByRole('row', { name: /Ask what became of a payment/ });
  for (const words of ['Trying again', 'Nobody answered.', 'Thu, 21 Nov, 4:00 pm'])
    expect(within(failing).getByText(words)).toBeVisible();
});

test('each state is a tab with its count, stands in the address and starts on its first page', async () => {
  const { router, urls } = open(
    [jobsAnswer([aJob()], { page: 2, pages: 2 }), jobsAnswer([aJob({ state: 'done' })])],
    '?page=2',
  );
  expect(await screen.findByRole('tab', { name: 'Not done 17' })).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Given up 2', 'Trying again 1', 'Waiting 14', 'Done 1,234'])
    expect(screen.getByRole('tab', { name })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Done/ }));
  expect(await screen.findByRole('tab', { name: /^Done/, selected: true })).toBeVisible();
  expect(await screen.findByText('Done', { selector: '.MuiChip-label' })).toBeVisible();
  expect(router.state.location.search).toBe('?state=done');
  expect(urls).toEqual(['/api/admin/jobs?page=2', '/api/admin/jobs?state=done']);
});

test('a state that does not exist lists what is not done', async () => {
  const { urls } = open([jobsAnswer([aJob()])], '?state=lost');
  expect(await screen.findByRole('tab', { name: /^Not done/ })).toHaveAttribute('aria-selected', 'true');
  expect(urls).toEqual(['/api/admin/jobs']);
});

test('a job that was given up is tried again, is said to be, and the list is read anew', async () => {
  const { urls, told } = open([jobsAnswer([aJob()]), jobsAnswer([])], '?state=given-up', [retried]);
  await userEvent.click(await tryAgain());
  expect(await screen.findByText('No job was given up')).toBeVisible();
  expect(told).toEqual(['Mail: booking confirmed: it is tried again now.']);
  expect(urls).toEqual([
    '/api/admin/jobs?state=given-up',
    '/api/admin/jobs/7/retry',
    '/api/admin/jobs?state=given-up',
  ]);
});

test('when the job that was tried again leaves the list, the focus goes to the one that took its place', async () => {
  const other = aJob({ id: 9, key: 'the other one' });
  open([jobsAnswer([aJob(), other]), jobsAnswer([other])], '?state=given-up', [retried]);
  await userEvent.click(await tryAgainFirst());
  const left = { name: 'Try again now: Mail: booking confirmed, about the other one' };
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Try again now/ })).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', left)).toHaveFocus());
});

test.each([
  ['a refusal', refused('JOB_NOT_WAITING'), 'This job is not one that was given up.'],
  ['silence', unreachable, 'Nobody answered.'],
])('%s is told in words, and the job can be tried again', async (_, answer, words) => {
  const { told } = open([jobsAnswer([aJob()])], '', [answer]);
  await userEvent.click(await tryAgain());
  await waitFor(() => expect(told).toEqual([`Mail: booking confirmed: ${words}`]));
  expect(await tryAgain()).not.toHaveAttribute('aria-disabled', 'true');
});

test('what waits for its time, or is done, offers no retry', async () => {
  open([
    jobsAnswer([
      aJob({ id: 1, state: 'waiting', lastError: null, runAt: '2026-11-21T16:00:00+05:30' }),
      aJob({ id: 2, state: 'done', lastError: null }),
    ]),
  ]);
  await screen.findByText('Done', { selector: '.MuiChip-label' });
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  expect(screen.getByText('Now')).toBeVisible();
});

test.each([
  ['', 'Nothing waits'],
  ['?state=given-up', 'No job was given up'],
  ['?state=retrying', 'No job has failed'],
  ['?state=waiting', 'No job waits'],
  ['?state=done', 'Nothing was done yet'],
])('where there is nothing (%s) the page says so', async (query, words) => {
  open([jobsAnswer([], { counts: { waiting: 0, retrying: 0, 'given-up': 0, done: 0 } })], query);
  expect(await screen.findByText(words)).toBeVisible();
});

test('the list is read anew by itself, and a read that fails leaves the last one in place and says so', async () => {
  jest.useFakeTimers();
  const { urls } = open([jobsAnswer([aJob()]), unreachable, jobsAnswer([aJob({ kind: 'refund.send' })])]);
  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));
  await seconds(1);
  expect(screen.getByRole('row', { name: /Mail: booking confirmed/ })).toBeVisible();
  await seconds(5);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to fetch the jobs Nobody answered. We keep trying.',
  );
  expect(screen.getByRole('row', { name: /Mail: booking confirmed/ })).toBeVisible();
  await seconds(5);
  expect(screen.getByRole('row', { name: /Send a refund/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(urls).toHaveLength(3);
});

test('a first read that fails says so, and Retry asks again', async () => {
  open([refused('UNAVAILABLE'), jobsAnswer([aJob()])]);
  expect(await screen.findByText('Failed to fetch the jobs')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Mail: booking confirmed/ })).toBeVisible();
});

test('a kind narrows the jobs in the address, and all of it that was given up is tried again at once', async () => {
  const provider = fakeProvider({
    'admin.jobs': [jobsAnswer([aJob()]), jobsAnswer([aJob()]), jobsAnswer([])],
    'admin.retryJobs': [answered({ retried: 2, left: 0, message: '2 jobs are tried again now' })],
  });
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  const shell = fakeShell({ http: provider.http, notify: { success: tell, error: tell, info: tell } });
  const router = openRoute(jobs, shell, '/admin/jobs');
  expect(await screen.findByRole('row', { name: /Mail: booking confirmed/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try all/ })).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(screen.getByRole('option', { name: 'Mail: booking confirmed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try all 2 given up again' }));
  await waitFor(() => expect(told).toEqual(['2 jobs are tried again now']));
  expect(router.state.location.search).toBe('?kind=mail.booking-confirmed');
  expect(provider.urls.filter((url) => url.includes('kind='))[0]).toBe(
    '/api/admin/jobs?kind=mail.booking-confirmed',
  );
});
