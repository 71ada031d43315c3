import type { HttpApi } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as applications from '../../expose/routes/applications.expose.tsx';
import { anApplication, applicationsAnswer } from '../../testing/application.builder.ts';

const open = (answers: Parameters<typeof fakeProvider>[0]) => {
  const provider = fakeProvider({
    'admin.applications': [applicationsAnswer([anApplication()])],
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
  const inputs = (name: string) => sent.filter((one) => one.name === name).map(({ input }) => input);
  return { told, inputs, urls: provider.urls, router: openRoute(applications, shell, '/admin/applications') };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const decided = answered({ application: anApplication({ state: 'approved' }) });

test('an application shows what was written, and is approved once', async () => {
  const { told, inputs } = open({
    'admin.applications': [applicationsAnswer([anApplication()]), applicationsAnswer([])],
    'admin.approveApplication': [decided],
  });
  await press('Decide on Neem Court');
  const sheet = within(await screen.findByRole('dialog', { name: 'Neem Court' }));
  for (const words of ['12 Inner Road, Madhapur', 'Leela Iyer', 'leela@people.example'])
    expect(sheet.getByText(words)).toBeVisible();
  await userEvent.dblClick(sheet.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs('admin.approveApplication')).toEqual([{ params: { id: anApplication().id } }]);
  expect(told).toEqual(['Approved. The owner gets a mail.']);
  expect(await screen.findByText('No salon waits for an answer')).toBeVisible();
});

test('declining asks for a reason, says that it is mailed, and sends it', async () => {
  const { inputs } = open({ 'admin.declineApplication': [decided] });
  await press('Decide on Neem Court');
  await press('Decline…');
  const field = screen.getByRole('textbox', { name: 'Why not?' });
  expect(field).toHaveFocus();
  expect(screen.getByText('The applicant gets these words by mail.')).toBeVisible();
  await press('Decline and mail the reason');
  expect(screen.getByText('Write a reason')).toBeVisible();
  await userEvent.type(field, ' It is not in Hyderabad. ');
  await press('Decline and mail the reason');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs('admin.declineApplication')).toEqual([
    { params: { id: anApplication().id }, body: { reason: 'It is not in Hyderabad.' } },
  ]);
});

test.each([
  ['APPLICATION_DECIDED', 'Meera Shah approved this application on Sat, 21 Nov, 4:00 pm.'],
  ['APPLICANT_REFUSED', 'leela@people.example belongs to the account of a customer.'],
] as const)('a refusal, %s, is told in the sheet, and the list is read anew', async (code, message) => {
  const { inputs } = open({ 'admin.approveApplication': [refused(code, { message })] });
  await press('Decide on Neem Court');
  await press('Approve');
  const sheet = within(await screen.findByRole('dialog', { name: 'Neem Court' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() => expect(inputs('admin.applications')).toHaveLength(2));
});

test('a decided application says who decided it and why, and offers no other decision', async () => {
  const decision = {
    by: 'Meera Shah',
    at: '2026-11-22T10:00:00+05:30',
    reason: 'It is not in Hyderabad.',
    salonId: null,
  };
  open({ 'admin.applications': [applicationsAnswer([anApplication({ state: 'declined', decision })])] });
  await press('Look at Neem Court');
  const sheet = within(await screen.findByRole('dialog', { name: 'Neem Court' }));
  expect(sheet.getByText('It is not in Hyderabad.')).toBeVisible();
  expect(sheet.getByText(/by Meera Shah$/)).toBeVisible();
  expect(sheet.queryByRole('button', { name: /Approve|Decline/ })).toBeNull();
});

test('states are tabs with counts in the address', async () => {
  const { urls } = open({});
  expect(await screen.findByRole('tab', { name: 'Waiting 3', selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Approved 12' }));
  await waitFor(() =>
    expect(urls).toEqual(['/api/admin/applications', '/api/admin/applications?state=approved']),
  );
});
