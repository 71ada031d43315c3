import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as audit from '../../expose/routes/audit.expose.tsx';
import { anEntry, auditAnswer, partAnswer } from '../../testing/audit.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];

const open = (list: Answers['admin.audit'], query = '', others: Answers = {}) => {
  const { http, urls } = fakeProvider({ 'admin.audit': list, ...others });
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  const shell = fakeShell({ http, notify: { success: tell, error: tell, info: tell } });
  return { urls, told, router: openRoute(audit, shell, `/admin/audit${query}`) };
};
const check = async () => userEvent.click(await screen.findByRole('button', { name: 'Check the chain' }));

beforeEach(() => localStorage.clear());

test.each(['salons', 'users', 'services', 'audit'])(
  'who saved the %s as a file is said in words',
  async (list) => {
    open([auditAnswer([anEntry({ action: `admin.${list}File`, salon: null, subject: null, changes: [] })])]);
    expect(await screen.findByRole('row', { name: /Saved .* as a file/ })).toHaveTextContent(list);
  },
);

test('an entry says what, when, who, where and what became of it, in words', async () => {
  open([
    auditAnswer([
      anEntry(),
      anEntry({
        ...{ id: 42, action: 'new.thing', salon: null, subject: null, erased: ['attendance'] },
        changes: [
          { field: 'password', before: null, after: null },
          { field: 'lateReason', before: 'rain', after: null },
        ],
      }),
    ]),
  ]);
  const row = await screen.findByRole('row', { name: /Changed a service/ });
  for (const words of ['Sat, 21 Nov, 4:00 pm', 'Admin', '₹500.00', '₹900.00'])
    expect(within(row).getByText(words)).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Nila Das' })).toHaveAttribute(
    'href',
    '/admin/audit?actor=admin-1',
  );
  expect(within(row).getByRole('link', { name: 'Rose & Sons' })).toHaveAttribute(
    'href',
    '/admin/audit?salon=salon-1',
  );
  const other = screen.getByRole('row', { name: /new\.thing/ });
  const items = within(other).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'password: changed',
    'late reason: rainnothing',
    'attendance: erased with the person',
  ]);
  expect(within(other).getByText('No salon')).toBeVisible();
});

test('what narrows the list stands in the address and goes to the server, and is taken off at once', async () => {
  const { router, urls } = open(
    [auditAnswer([anEntry()]), auditAnswer([anEntry()]), auditAnswer([anEntry()])],
    '?actor=admin-1&from=2026-11-01&page=2',
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'What' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Changed a service' }));
  await waitFor(() => expect(urls).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() =>
    expect(urls).toEqual([
      '/api/admin/audit?actor=admin-1&from=2026-11-01&page=2',
      '/api/admin/audit?action=salon.updateService&actor=admin-1&from=2026-11-01',
      '/api/admin/audit',
    ]),
  );
});

test('more than can be counted is said, and how to come to the rest', async () => {
  open([auditAnswer([anEntry()], { total: 10_000, more: true })]);
  expect(await screen.findByText(/^More than 10,000 entries: .* days lead to older ones$/)).toBeVisible();
});

test.each([
  ['', 'Nothing was changed yet'],
  ['?q=nowhere', 'No entry fits'],
])('where there is nothing (%s) the page says so', async (query, words) => {
  open([auditAnswer([])], query);
  expect(await screen.findByText(words)).toBeVisible();
});

test('the chain is checked part by part to its end, which this browser remembers for the next check', async () => {
  const { urls } = open([auditAnswer([anEntry()])], '', {
    'admin.verifyAudit': [
      partAnswer({ checked: 2, erased: 1, next: 'links-2' }),
      partAnswer({ checked: 1, next: 'entries-0' }),
      partAnswer({ checked: 0 }),
      partAnswer({ broken: { why: 'end-missing', no: 3 }, checked: 2 }),
    ],
  });
  await check();
  expect(await screen.findByRole('heading', { name: 'All 3 entries stand as written' })).toBeVisible();
  expect(screen.getByText(/Out of 1 entry a person was erased/)).toBeVisible();
  expect(screen.getByText(`3:${'a'.repeat(64)}`)).toBeVisible();
  expect(urls.slice(1)).toEqual([
    '/api/admin/audit/verify',
    '/api/admin/audit/verify?cursor=links-2',
    '/api/admin/audit/verify?cursor=entries-0',
  ]);
  await check();
  expect(
    await screen.findByRole('heading', { name: 'Number 3 of the chain was deleted, and all that followed.' }),
  ).toBeVisible();
  expect(urls.at(-1)).toBe(`/api/admin/audit/verify?knownHash=${'a'.repeat(64)}&knownNo=3`);
});

test('an entry that was changed is named, with what to do', async () => {
  open([auditAnswer([anEntry()])], '', {
    'admin.verifyAudit': [
      partAnswer({
        checked: 7,
        broken: { why: 'contents-changed', no: 8, entryId: 41, field: 'pricePaise' },
      }),
    ],
  });
  await check();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Entry 41 (pricePaise) was changed: its contents are not as they were written.',
  );
  expect(alert).toHaveTextContent('7 entries before it stand as written. Change nothing: export the audit');
});

test('a check that could not go on says nothing about the audit', async () => {
  open([auditAnswer([anEntry()])], '', {
    'admin.verifyAudit': [partAnswer({ next: 'links-3' }), unreachable],
  });
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /could not be checked to its end: Nobody answered/,
  );
  expect(localStorage).toHaveLength(0);
});

test('the file has what the list is narrowed to', async () => {
  const { urls } = open([auditAnswer([anEntry()])], '?action=salon.updateService', {
    'admin.auditFile': [answered({ name: 'audit.csv', url: '#' })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(urls.at(-1)).toBe('/api/admin/audit/file?action=salon.updateService'));
});

test('a read that fails says so, and Retry asks again', async () => {
  open([refused('UNAVAILABLE'), auditAnswer([anEntry()])]);
  expect(await screen.findByText('Failed to fetch the audit')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Changed a service/ })).toBeVisible();
});
