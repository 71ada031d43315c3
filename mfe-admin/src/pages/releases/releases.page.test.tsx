import { refused, unreachable } from '@sundara/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acts, compatibility, environments, openReleases } from '../../testing/open-releases.ts';
import { anAct, anEnvironment, firstAct, hash } from '../../testing/release.builder.ts';

const staging = () =>
  anEnvironment({
    name: 'staging',
    running: { id: hash('dddd4444'), versions: { shell: '1.0.0', booking: '1.2.0', admin: '0.9.0' } },
    pins: { admin: { by: 'Meera Nair', why: 'Waits for the audit', at: '2026-11-19T11:00:00+05:30' } },
  });

const card = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Environments' });
  const link = within(list).getByRole('link', { name });
  return { link, item: link.closest('li') as HTMLElement };
};

test('each environment says what it runs, since when, by whom and why', async () => {
  openReleases({ 'release.console': [environments(anEnvironment(), staging())] });
  const { item } = await card('production');
  for (const words of [/aaaa1111/, /Since Sat, 21 Nov, 4:00 pm/, 'Asha Rao: Shorter payment step'])
    expect(within(item).getByText((_, element) => matches(element, words))).toBeVisible();
  expect(within((await card('staging')).item).getByText('1 pinned')).toBeVisible();
});

/** Text that is spread over several elements of one line. */
const matches = (element: Element | null, words: RegExp | string) => {
  if (element?.tagName !== 'DIV') return false;
  const text = element.textContent ?? '';
  return (
    element.querySelector('div') === null && (typeof words === 'string' ? text === words : words.test(text))
  );
};

test('the versions of every environment stand side by side, compared with the chosen one', async () => {
  openReleases({ 'release.console': [environments(anEnvironment(), staging())] });
  const table = await screen.findByRole('table', { name: 'Versions by environment' });
  const cells = (part: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${part}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('booking')).toEqual(['1.1.0', '1.2.0ahead of production']);
  expect(cells('admin')).toEqual(['1.0.0', '0.9.0pinnedbehind production']);
  expect(cells('shell')).toEqual(['1.0.0', '1.0.0']);
  const parts = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  // Those that differ come first.
  expect(parts).toEqual(['admin', 'booking', 'shell']);
});

test('the chosen environment stands in the address, and what is compared and told follows it', async () => {
  const { router } = openReleases({ 'release.console': [environments(anEnvironment(), staging())] });
  const { link } = await card('staging');
  expect((await card('production')).link).toHaveAttribute('aria-current', 'true');
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'History of staging' })).toBeVisible();
  expect(router.state.location.search).toBe('?environment=staging');
  expect(screen.getByText('Compared with staging')).toBeVisible();
  expect((await card('staging')).link).toHaveAttribute('aria-current', 'true');
});

test('a lock and the pins of an environment give who, when and why', async () => {
  const lock = { by: 'Meera Nair', why: 'Festival weekend', at: '2026-11-21T10:00:00+05:30' };
  openReleases({ 'release.console': [environments({ ...staging(), lock })] });
  expect(await screen.findByText(/staging is locked/)).toHaveTextContent(
    'Meera Nair, Sat, 21 Nov, 10:00 am: Festival weekend',
  );
  expect(screen.getByText(/Waits for the audit/)).toHaveTextContent('(Meera Nair, Thu, 19 Nov, 11:00 am)');
});

test('a withdrawn version that runs and one that its canary ended are told with the reason', async () => {
  const at = '2026-11-21T10:00:00+05:30';
  const withdrawn = { 'booking@1.1.0': { by: 'Meera Nair', why: 'Takes payments twice', at } };
  const endedByCanary = { 'booking@1.2.0': { why: 'render errors 80 %', at } };
  openReleases({ 'release.console': [environments(anEnvironment({ withdrawn, endedByCanary }))] });
  expect(await screen.findByText(/booking@1\.1\.0 was withdrawn/)).toHaveTextContent(
    'Meera Nair, Sat, 21 Nov, 10:00 am: Takes payments twice',
  );
  expect(screen.getByText(/canary of booking@1\.2\.0 in production failed/)).toHaveTextContent(
    'render errors 80 %',
  );
  const table = screen.getByRole('table', { name: 'Versions by environment' });
  expect(within(table).getByRole('row', { name: /^booking/ })).toHaveTextContent('1.1.0withdrawn');
});

test('what browsers refused is told with its page, how often and when last', async () => {
  const findings = [
    {
      kind: 'policy' as const,
      rule: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: '/salon/:id',
      count: 1_234,
      lastAt: '2026-11-21T10:00:00+05:30',
    },
  ];
  openReleases({ 'release.console': [environments(anEnvironment({ findings }))] });
  const table = await screen.findByRole('table', { name: 'Refused by browsers in production' });
  const [row] = within(table).getAllByRole('row').slice(1);
  for (const words of [
    'https://evil.example/x.js by script-src-elem',
    '/salon/:id',
    '1,234',
    'Sat, 21 Nov, 10:00 am',
  ])
    expect(within(row as HTMLElement).getByText(words)).toBeVisible();
});

test('what could not be rendered on the server is told with route, version, why, how often and when last', async () => {
  const fault = {
    ...{ remote: 'discovery', version: '1.2.0', canary: true, route: '/salon/:id' },
    ...{ reason: 'failed: no salon', count: 1_234, lastAt: '2026-11-21T10:00:00+05:30' },
  };
  openReleases({ 'release.console': [environments(anEnvironment({ renderFaults: [fault] }))] });
  const table = await screen.findByRole('table', { name: 'Not rendered on the server in production' });
  const [row] = within(table).getAllByRole('row').slice(1);
  for (const words of [
    '/salon/:id',
    'discovery@1.2.0 (canary)',
    'failed: no salon',
    '1,234',
    'Sat, 21 Nov, 10:00 am',
  ])
    expect(within(row as HTMLElement).getByText(words)).toBeVisible();
});

test('errors of pages are told with version, route, place, share of the loads, and when first and last', async () => {
  const of = { remote: 'booking', version: '1.1.0', canary: false, route: '/salon/:id' };
  const times = { firstAt: '2026-11-21T09:00:00+05:30', lastAt: '2026-11-21T10:00:00+05:30' };
  const thrown = { kind: 'render', type: 'TypeError', frames: ['c/pay.1a2b3c4d.js:1:2034'] };
  const call = {
    operation: 'booking.create',
    status: 502,
    requestId: '9252d114-fee3-490c-a14f-81a6cad6ebea',
  };
  const pageErrors = [
    { ...of, ...times, ...thrown, pages: 25, loads: 1_000 },
    { ...of, ...times, canary: true, kind: 'call', type: 'CallFailed', frames: [], call, pages: 3, loads: 0 },
  ];
  openReleases({ 'release.console': [environments(anEnvironment({ pageErrors }))] });
  const table = await screen.findByRole('table', { name: 'Errors in pages of production' });
  const [first, second] = within(table).getAllByRole('row').slice(1);
  for (const words of [
    'TypeError while it was shown',
    'booking@1.1.0',
    '/salon/:id',
    'c/pay.1a2b3c4d.js:1:2034',
    '25 (2.5% of 1,000 loads)',
    'Sat, 21 Nov, 9:00 am',
    'Sat, 21 Nov, 10:00 am',
  ])
    expect(within(first as HTMLElement).getByText(words)).toBeVisible();
  for (const words of [
    'booking.create answered 502',
    'booking@1.1.0 (canary)',
    `request ${call.requestId}`,
    '3',
  ])
    expect(within(second as HTMLElement).getByText(words)).toBeVisible();
});

test('what is live stands beside what is next with its owner, and a misfit says why and what would do', async () => {
  const places = [
    { environment: 'production', by: 'everybody' },
    { environment: 'qa', by: 'canary' },
  ];
  const booking = { release: 'booking@1.1.0', owner: 'Booking team', beside: 'shell@2.0.0', places };
  const finding = {
    release: 'booking@1.1.0',
    rule: 'shell-api',
    found: 'it is written for shell API ^1.0.0',
    remedy: 'take another shell',
  };
  openReleases({
    'release.console': [environments(anEnvironment())],
    'release.compatibility': [
      compatibility(
        { ...booking, findings: [finding] },
        { ...booking, release: 'salon@1.0.0', findings: [] },
      ),
    ],
  });
  const table = await screen.findByRole('table', { name: 'Compatibility' });
  const [misfit, fit] = within(table).getAllByRole('row').slice(1);
  for (const words of ['booking@1.1.0', 'Booking team', 'shell@2.0.0', 'production, qa (canary)'])
    expect(within(misfit as HTMLElement).getByText(words)).toBeVisible();
  expect(misfit).toHaveTextContent(
    'Doesn’t fit (shell-api): it is written for shell API ^1.0.0; take another shell.',
  );
  expect(fit).toHaveTextContent('Fits');
  expect(screen.getByText(/1 of 2 don’t fit/)).toBeVisible();
});

test('where nothing is next that is said, and a matrix that cannot be read leaves the rest', async () => {
  openReleases({
    'release.console': [environments(anEnvironment())],
    'release.compatibility': [unreachable, compatibility()],
  });
  expect(await screen.findByText("The compatibility can't be read")).toBeVisible();
  expect(screen.getByRole('table', { name: 'Versions by environment' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Nothing is next/)).toBeVisible();
});

test('the history tells act, versions, who, when and why', async () => {
  openReleases({ 'release.console': [environments(anEnvironment())] });
  const table = await screen.findByRole('table', { name: 'History of production' });
  const [newest, first] = within(table).getAllByRole('row').slice(1);
  for (const words of ['booking 1.0.0 → 1.1.0', 'Asha Rao', 'Sat, 21 Nov, 4:00 pm', 'Shorter payment step'])
    expect(within(newest as HTMLElement).getByText(words)).toBeVisible();
  for (const words of ['Vikram Shah', 'Fri, 20 Nov, 9:30 am', 'Opening day', 'booking 1.0.0', 'shell 1.0.0'])
    expect(within(first as HTMLElement).getByText(words)).toBeVisible();
});

test('older acts have an address of their own, and a way back to the newest', async () => {
  const { router, urls } = openReleases({
    'release.console': [environments(anEnvironment())],
    'release.history': [acts([anAct()], hash('ac7')), acts([firstAct()])],
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Older acts' }));
  expect(await screen.findByText('Opening day')).toBeVisible();
  expect(screen.queryByText('booking 1.0.0 → 1.1.0')).toBeNull();
  expect(router.state.location.search).toBe(`?environment=production&after=${hash('ac7')}`);
  expect(urls.at(-1)).toBe(`/api/releases/environments/production/history?after=${hash('ac7')}`);
  await userEvent.click(screen.getByRole('link', { name: 'Newest acts' }));
  expect(await screen.findByText('booking 1.0.0 → 1.1.0')).toBeVisible();
});

test('an environment that does not exist is said, and the others stay within reach', async () => {
  openReleases({ 'release.console': [environments(anEnvironment())] }, '?environment=nowhere');
  expect(await screen.findByText("There is no environment 'nowhere'")).toBeVisible();
  await userEvent.click((await card('production')).link);
  expect(await screen.findByRole('heading', { name: 'History of production' })).toBeVisible();
});

test('before the first promotion the page says how one is made', async () => {
  openReleases({ 'release.console': [environments()] });
  expect(await screen.findByText('No environment runs anything yet')).toBeVisible();
});

test('a history without acts, or one that cannot be read, says so and the rest stays', async () => {
  openReleases({
    'release.console': [environments(anEnvironment())],
    'release.history': [unreachable, acts([])],
  });
  expect(await screen.findByText("The history of production can't be read")).toBeVisible();
  expect(screen.getByRole('table', { name: 'Versions by environment' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No acts yet')).toBeVisible();
});

test('a failed load says so, and Retry asks again', async () => {
  openReleases({ 'release.console': [refused('UNAVAILABLE'), environments(anEnvironment())] });
  expect(await screen.findByText('Failed to fetch the environments')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'History of production' })).toBeVisible();
});

test('a site server that serves something else is named on the card and with what it serves', async () => {
  const sites = {
    served: ['web-1:3000 (process 70)'],
    unserved: [
      { site: 'web-2:3000 (process 71)', why: 'serves change 6 (composition bbbb2222)', isLost: false },
    ],
  };
  openReleases({ 'release.console': [environments(anEnvironment({ sites }))] });
  expect(within((await card('production')).item).getByText('1 not serving it')).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Not served in production' });
  expect(list).toHaveTextContent('web-2:3000 (process 71) serves change 6 (composition bbbb2222)');
  expect(screen.getByText(/1 of 2 site servers don’t serve change 7 of production/)).toBeVisible();
});

test('where all serve it, their number is told', async () => {
  openReleases({ 'release.console': [environments(anEnvironment())] });
  expect(await screen.findByText('Change 7 is served by 2 site servers.')).toBeVisible();
  expect(screen.queryByText(/not serving/)).not.toBeInTheDocument();
});
