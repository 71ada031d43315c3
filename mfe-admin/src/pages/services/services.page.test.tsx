import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as services from '../../expose/routes/services.expose.tsx';
import { aService, servicesAnswer } from '../../testing/service.builder.ts';

const CUT = aService();
const SPA = aService({ id: 's2', name: 'Body Wrap', category: 'Spa Treatment', price: 1200, duration: 90 });
const NONE = { copies: 0, salons: 0 };

const open = (answers: Parameters<typeof fakeProvider>[0] = {}, query = '') => {
  const { http, urls, sent } = fakeProvider({ 'admin.services': [servicesAnswer(CUT, SPA)], ...answers });
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  const shell = fakeShell({ http, notify: { success: tell, error: tell, info: tell } });
  return { urls, sent, told, router: openRoute(services, shell, `/admin/services${query}`) };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const enter = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const openForm = async (dialog: 'Add New Service' | 'Edit Service') => {
  await press(dialog === 'Edit Service' ? 'Edit Haircut' : 'Add New Service');
  return within(await screen.findByRole('dialog', { name: dialog }));
};
const preview = (following = { copies: 2, salons: 2 }) =>
  answered({
    changes: ['Price: ₹550.00 to ₹600.00'],
    copies: { copies: 5, salons: 4 },
    following,
    fields: following.copies > 0 ? [{ field: 'pricePaise', label: 'Price', copies: following.copies }] : [],
  });
const copied = answered({ data: CUT, copies: { copies: 5, salons: 4 } });
const saved = answered({ data: CUT, copies: NONE, message: 'Service updated successfully' });

test('services stand by category until a header sorts them as one list, and the address says so', async () => {
  const { router, urls } = open({ 'admin.services': [servicesAnswer(CUT, SPA), servicesAnswer(SPA, CUT)] });
  const hair = within(await screen.findByRole('region', { name: 'Hair Care' }));
  const cut = hair.getByRole('row', { name: /Haircut/ });
  expect(cut).toHaveTextContent('₹550.00');
  const halves = [...cut.querySelectorAll<HTMLElement>('[data-card=half]')].map((cell) => cell.dataset.label);
  expect(halves).toEqual(['Price', 'Duration']);
  expect(hair.queryByRole('row', { name: /Body Wrap/ })).toBeNull();
  expect(screen.getByPlaceholderText('Search services by name, description or category...')).toBeVisible();
  await userEvent.click(hair.getByRole('button', { name: 'Price' }));
  expect(await screen.findByRole('columnheader', { name: 'Category' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  expect(router.state.location.search).toBe('?sort=price_asc');
  expect(urls).toEqual(['/api/admin/services', '/api/admin/services?sort=price_asc']);
});

test('a new service needs its fields and a specialization, and is said to be created', async () => {
  const made = answered({ data: CUT, message: 'Service created successfully' });
  const { sent, told } = open({ 'admin.createService': [unreachable, made] });
  const form = await openForm('Add New Service');
  await userEvent.click(form.getByRole('button', { name: 'Add Service' }));
  expect(form.getAllByText('Please fill in all required fields')).toHaveLength(3);
  expect(form.getByText('At least one specialization is required')).toBeVisible();
  expect(form.getByRole('textbox', { name: /Duration/ })).toHaveValue('30');
  await enter(form.getByRole('textbox', { name: /Service name/ }), ' Head Massage ');
  await userEvent.click(form.getByRole('combobox', { name: /Category/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Massage' }));
  await enter(form.getByRole('textbox', { name: /Price/ }), '499.50');
  const words = form.getByRole('textbox', { name: 'Specializations' });
  await userEvent.type(words, ' {Enter}Head{Enter}head{Enter}');
  expect(form.getByText('head is there already')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Add Service' }));
  await waitFor(() => expect(told).toEqual(['Failed to create service']));
  await userEvent.click(form.getByRole('button', { name: 'Add Service' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(told.slice(1)).toEqual(['Service created successfully']);
  expect(sent('admin.createService').slice(1)).toEqual([
    {
      body: {
        ...{ name: 'Head Massage', description: '', category: 'Massage', price: 499.5, duration: 30 },
        ...{ specializations: ['Head'], status: 'Active' },
      },
    },
  ]);
});

test.each([
  ['Save, 2 copies follow', 'follow'],
  ['Save, copies stay', 'keep'],
])('what copies would follow is counted before a change is saved: %s', async (button, copies) => {
  const { sent, told } = open({
    'admin.service': [copied],
    'admin.previewService': [preview()],
    'admin.updateService': [saved],
  });
  const form = await openForm('Edit Service');
  await enter(form.getByRole('textbox', { name: /Price/ }), '600');
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
  const question = within(await screen.findByRole('dialog', { name: 'Copies at salons' }));
  expect(question.getByText('Price: ₹550.00 to ₹600.00')).toBeVisible();
  expect(question.getByText(/Of 5 copies at 4 salons, 2 copies at 2 salons would follow/)).toBeVisible();
  expect(sent('admin.updateService')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: button }));
  await waitFor(() => expect(told).toEqual(['Service updated successfully']));
  expect(sent('admin.updateService')).toMatchObject([{ params: { id: 's1' }, body: { price: 600, copies } }]);
});

test('Back from the question keeps what was entered, and no question is asked where no copy would follow', async () => {
  const { sent } = open({
    'admin.service': [copied],
    'admin.previewService': [preview(), preview(NONE)],
    'admin.updateService': [saved],
  });
  const form = await openForm('Edit Service');
  await enter(form.getByRole('textbox', { name: /Service name/ }), 'Haircut Deluxe');
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
  await press('Back');
  const again = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
  expect(again.getByRole('textbox', { name: /Service name/ })).toHaveValue('Haircut Deluxe');
  await userEvent.click(again.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('admin.updateService')).toMatchObject([{ body: { name: 'Haircut Deluxe', copies: 'keep' } }]);
});

test('a deletion counts its copies first, and says in the specified words what it asks and did', async () => {
  const { sent, told } = open({
    'admin.previewService': [preview()],
    'admin.deleteService': [answered({ msg: 'Service deleted', copies: { copies: 2, salons: 2 } })],
  });
  await press('Delete Haircut');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Service' }));
  expect(dialog.getByText('Are you sure you want to delete the service "Haircut"?')).toBeVisible();
  expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
  expect(await dialog.findByText(/There are 5 copies at 4 salons/)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Also set 2 copies at 2 salons to Inactive/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(told).toEqual(['Service deleted successfully']));
  expect(sent('admin.deleteService')).toEqual([{ params: { id: 's1' }, query: { copies: 'follow' } }]);
});

test('a deletion that failed closes its dialog, says so, and leaves the service', async () => {
  const { told } = open({ 'admin.previewService': [preview(NONE)], 'admin.deleteService': [unreachable] });
  await press('Delete Haircut');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Service' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(told).toEqual(['Failed to delete service']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('row', { name: /Haircut/ })).toBeVisible();
});

test('a file is looked at before it is imported, into the central catalogue', async () => {
  const row = { row: 1, name: 'Head Massage', outcome: 'added', changes: [], errors: [] } as const;
  const counts = { added: 1, updated: 0, same: 0, refused: 0 };
  const looked = answered({ dryRun: true, rows: [row], counts });
  const done = answered({ dryRun: false, rows: [row], counts, msg: '1 service imported' });
  const { urls, told } = open({ 'salon.importServices': [unreachable, looked, done] });
  await press('Bulk Import');
  expect(screen.getByText(/Copies at salons stay as they are/)).toBeVisible();
  const file = new File(['x'], 'a.txt', { type: 'text/plain' });
  await userEvent.upload(screen.getByTestId('import-input'), file, { applyAccept: false });
  expect(await screen.findByText('Please select a valid JSON file')).toBeVisible();
  await press('Paste text');
  const check = async (text: string) => {
    await enter(screen.getByRole('textbox', { name: 'Services as JSON' }), text);
    await press('Check these services');
  };
  await check('{');
  expect(await screen.findByText('Invalid JSON file')).toBeVisible();
  await check('[{"name":"Head Massage"}]');
  expect(await screen.findByText('Failed to import services')).toBeVisible();
  await check('[{"name":"Head Massage"}]');
  await press('Import 1 service');
  await waitFor(() => expect(told).toEqual(['1 service imported']));
  expect(urls.filter((url) => url.includes('import')).slice(1)).toEqual([
    '/api/salon/services/bulk-import?dryRun=true',
    '/api/salon/services/bulk-import?dryRun=false',
  ]);
});

test.each([
  ['admin.previewService', 'Save Changes', 'Failed to update service'],
  ['admin.updateService', 'Save Changes', 'Failed to update service'],
])('a failing %s keeps the form and says so', async (operation, button, words) => {
  const { told } = open({
    'admin.service': [copied],
    'admin.previewService': [preview(NONE)],
    [operation]: [unreachable],
  });
  const form = await openForm('Edit Service');
  await userEvent.click(form.getByRole('button', { name: button }));
  await waitFor(() => expect(told).toEqual([words]));
  expect(form.getByRole('textbox', { name: /Service name/ })).toHaveValue('Haircut');
});

test('a list or a service that can not be read says so, and Retry reads the list anew', async () => {
  const { told } = open({
    'admin.services': [refused('UNAVAILABLE'), servicesAnswer(CUT)],
    'admin.service': [refused('NOT_FOUND')],
  });
  expect(await screen.findByText('Failed to fetch services')).toBeVisible();
  await press('Retry');
  await press('Edit Haircut');
  await waitFor(() => expect(told).toEqual(['Failed to fetch service']));
});

test('where nothing is found the page says so, and what was narrowed can be cleared', async () => {
  const { router } = open({ 'admin.services': [servicesAnswer(), servicesAnswer(CUT)] }, '?q=none');
  expect(await screen.findByText('No services found.')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(await screen.findByRole('row', { name: /Haircut/ })).toBeVisible();
  expect(router.state.location.search).toBe('');
});
