import type { ImportRow, ManagedService } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as services from '../../expose/routes/services.expose.tsx';
import { service } from '../../testing/service.builder.ts';

const listed = (...data: ManagedService[]) => {
  const total = data.length;
  const pagination = {
    totalCount: total,
    totalPages: 1,
    currentPage: 1,
    page: 1,
    limit: 15,
    total,
    pages: 1,
  };
  const counts = { total, active: total, categories: 1 };
  return answered({ data, services: data, counts, pages: 1, pagination });
};
const CUT = service('v1', 'Haircut');
const SPA = service('v2', 'Hair Spa', { price: 1100, duration: 60 });

const planned = (dryRun: boolean, ...rows: ImportRow[]) => {
  const of = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const counts = { added: of('added'), updated: of('updated'), same: of('same'), refused: of('refused') };
  return answered({ dryRun, rows, counts, msg: '2 services imported', message: '2 services imported' });
};
const ADDED: ImportRow = { row: 1, name: 'Clean-up', outcome: 'added', changes: [], errors: [] };

const open = (answers: Parameters<typeof fakeProvider>[0] = {}, query = '', role?: 'admin') => {
  const { http, urls, sent } = fakeProvider({ 'salon.services': [listed(CUT, SPA)], ...answers });
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const notify = { success: say, error: say, info: say };
  const shell = fakeShell(
    { http, notify },
    { status: 'signed-in', user: { id: 'u1', role: role ?? 'salon' } },
  );
  return { urls, sent, said, router: openRoute(services, shell, `/salon/services${query}`) };
};

test.each([
  ['Price', 'price', 'none', ['ascending', 'descending']],
  // The list begins in this order, so the first press turns it round.
  ['Service Name', 'name', 'ascending', ['descending', 'ascending']],
] as const)(
  'the header of %s shows how the list is sorted and sorts it, and the address says so',
  async (name, column, first, then) => {
    const { router, urls } = open();
    const header = await screen.findByRole('columnheader', { name });
    expect(header).toHaveAttribute('aria-sort', first);
    expect(screen.getByPlaceholderText('Search services by name, description or category...')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Name, A to Z');
    for (const order of then) {
      const sort = `${column}_${order === 'ascending' ? 'asc' : 'desc'}`;
      await userEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(header).toHaveAttribute('aria-sort', order));
      expect(router.state.location.search).toBe(`?sort=${sort}`);
      expect(urls.at(-1)).toContain(`sort=${sort}`);
    }
  },
);

test('price and duration share a line of the card that a row becomes', async () => {
  open();
  const row = await screen.findByRole('row', { name: /^Haircut/ });
  const halves = [...row.querySelectorAll<HTMLElement>('[data-card=half]')];
  expect(halves.map((cell) => cell.dataset.label)).toEqual(['Price', 'Duration']);
});

test('a deleted service leaves list and counts at once, though the list can not be read anew', async () => {
  const { said } = open({
    'salon.services': [listed(CUT, SPA), refused('UNAVAILABLE')],
    'salon.deleteService': [answered({ msg: 'Service deleted' })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Haircut' }));
  expect(screen.getByText('Are you sure you want to delete the service "Haircut"?')).toBeVisible();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Haircut/ })).toBeNull());
  expect(screen.getByText('Total Services').closest('div')).toHaveTextContent('Total Services1');
  expect(said).toEqual(['Service deleted successfully']);
});

test('after a service is deleted the focus is at the one that took its place, and after the last at the heading', async () => {
  open({
    'salon.services': [listed(CUT, SPA), listed(SPA), listed()],
    'salon.deleteService': [answered({ msg: 'Service deleted' })],
  });
  const remove = async (name: string) => {
    const row = await screen.findByRole('button', { name: `Delete ${name}` });
    await userEvent.click(row);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(row).not.toBeInTheDocument());
  };
  await remove('Haircut');
  await waitFor(() =>
    expect(within(screen.getByRole('row', { name: /Hair Spa/ })).getAllByRole('button')).toContain(
      document.activeElement,
    ),
  );
  await remove('Hair Spa');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('with the only service of the last page the page goes too: the one before is shown', async () => {
  const last = listed(CUT);
  const pagination = {
    totalCount: 16,
    totalPages: 2,
    currentPage: 2,
    page: 2,
    limit: 15,
    total: 16,
    pages: 2,
  };
  const { router } = open(
    {
      'salon.services': [last.ok ? answered({ ...last.data, pagination }) : last, listed(SPA)],
      'salon.deleteService': [answered({ msg: 'Service deleted' })],
    },
    '?page=2',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Haircut' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('rowheader', { name: /Hair Spa/ })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test.each([
  [refused('FORBIDDEN'), 'This is not open to your account.'],
  [unreachable, 'Failed to delete service'],
])('a failed deletion closes its dialog, says why, and leaves the service', async (answer, words) => {
  const { said } = open({ 'salon.deleteService': [answer] });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Haircut' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said).toEqual([words]);
  expect(screen.getByRole('rowheader', { name: /Haircut/ })).toBeVisible();
});

test('what is missing is said beside its field, and what was typed outlives a failure', async () => {
  const { said, sent } = open({ 'salon.addService': [unreachable] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Service' }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 4000 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add Service' }));
  expect(within(dialog).getAllByText('Please fill in all required fields')).toHaveLength(3);
  await userEvent.type(within(dialog).getByLabelText(/Service name/), 'Clean-up');
  await userEvent.type(within(dialog).getByLabelText(/Price/), '450.5');
  await userEvent.click(within(dialog).getByLabelText(/Category/));
  await userEvent.click(screen.getByRole('option', { name: 'Skin Care' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add Service' }));
  await waitFor(() => expect(said).toEqual(['Failed to create service']));
  expect(within(dialog).getByLabelText(/Service name/)).toHaveValue('Clean-up');
  expect(sent('salon.addService')).toMatchObject([
    { body: { name: 'Clean-up', price: 450.5, duration: 30, category: 'Skin Care', status: 'Active' } },
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(within(dialog).getByLabelText(/Service name/)).toHaveValue('Clean-up');
});

test('a service is edited as the server has it now, and one that cannot be fetched is told', async () => {
  const { said, urls } = open({
    'salon.service': [refused('NOT_FOUND'), answered({ data: { ...CUT, name: 'Haircut and Finish' } })],
    'salon.updateService': [unreachable],
  });
  const edit = await screen.findByRole('button', { name: 'Edit Haircut' });
  await userEvent.click(edit);
  await waitFor(() => expect(said).toEqual(['Failed to fetch service']));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(edit);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Service' }, { timeout: 4000 });
  expect(within(dialog).getByLabelText(/Service name/)).toHaveValue('Haircut and Finish');
  expect(urls.filter((url) => url === '/api/salon/services/v1')).toHaveLength(2);
  await userEvent.type(within(dialog).getByLabelText(/Service name/), 'ing');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(said.at(-1)).toBe('Failed to update service'));
});

test('an import shows what would change first, with a byte-order mark or without, and then writes all of it', async () => {
  const { sent } = open({
    'salon.importServices': [unreachable, planned(true, ADDED), planned(false, ADDED)],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bulk Import' }));
  const choose = async (name: string, text: string) => {
    const bytes = new TextEncoder().encode(text);
    const file = new File([text], name, { type: name.endsWith('json') ? 'application/json' : 'text/plain' });
    Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer });
    await userEvent.upload(screen.getByTestId('import-input'), file, { applyAccept: false });
  };
  await choose('a.txt', '[]');
  expect(await screen.findByText('Please select a valid JSON file')).toBeVisible();
  await choose('a.json', '[{');
  expect(await screen.findByText('Invalid JSON file')).toBeVisible();
  await choose('a.json', '\ufeff[{"name":"Clean-up"}]');
  expect(await screen.findByText('Failed to import services')).toBeVisible();
  await choose('a.json', '\ufeff[{"name":"Clean-up"}]');
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 service' }));
  expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  expect(sent('salon.importServices').slice(1)).toEqual([
    { query: { dryRun: 'true' }, body: [{ name: 'Clean-up' }] },
    { query: { dryRun: 'false' }, body: [{ name: 'Clean-up' }] },
  ]);
});

test('what has to be corrected is said row by row in plain words, and nothing can be imported until then', async () => {
  const errors = [
    { field: 'name', message: 'Please fill in all required fields' },
    { field: 'price', message: 'Price must be a number' },
    { field: 'specializations', message: 'Each specialization is text' },
  ];
  const changed: ImportRow = { ...ADDED, row: 3, outcome: 'updated', changes: ['Price: ₹300.00 to ₹350.00'] };
  const rows: ImportRow[] = [ADDED, { ...ADDED, row: 2, outcome: 'refused', errors }, changed];
  open({ 'salon.importServices': [planned(true, ...rows)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Bulk Import' }));
  await userEvent.click(screen.getByRole('button', { name: 'Paste text' }));
  await userEvent.click(screen.getByLabelText('Services as JSON'));
  await userEvent.paste('[1,2,3]');
  await userEvent.click(screen.getByRole('button', { name: 'Check these services' }));
  expect(await screen.findByText(/^One service has to be corrected first/)).toBeVisible();
  for (const words of [
    'Name is required',
    'Price must be a number',
    'Specializations: Each specialization is text',
  ])
    expect(screen.getByText(words)).toBeVisible();
  for (const name of ['1 new', '1 with changes', '1 to correct'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the text' }));
  expect(screen.getByLabelText('Services as JSON')).toHaveValue('[1,2,3]');
});

test('a list that can not be read says so, and Retry reads it anew', async () => {
  open({ 'salon.services': [refused('UNAVAILABLE'), listed(CUT)] });
  expect(await screen.findByText('Failed to fetch services')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('rowheader', { name: /Haircut/ })).toBeVisible();
});

test('an admin chooses the salon first', async () => {
  const { urls } = open({ 'admin.salons': [refused('UNAVAILABLE')] }, '', 'admin');
  expect(await screen.findByText('Failed to fetch salons')).toBeVisible();
  expect(urls).toEqual(['/api/admin/salons']);
});

test('an admin sees whose services these are, though visitors do not see the salon', async () => {
  const found = listed(CUT);
  const salon = { id: 's1', name: 'Gulmohar Studio', isActive: false };
  open({ 'salon.services': [found.ok ? answered({ ...found.data, salon }) : found] }, '?salon=s1', 'admin');
  expect(await screen.findByText('Gulmohar Studio')).toBeVisible();
  expect(screen.getByText(/inactive: visitors do not see it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another salon' })).toHaveAttribute(
    'href',
    '/salon/services',
  );
});
