import type { SalonClientDetail } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from '../../expose/routes/client.expose.tsx';
import { clientDetail } from '../../testing/client.builder.ts';

const open = (over: Partial<SalonClientDetail>, answers: Parameters<typeof fakeProvider>[0] = {}) => {
  const said: string[] = [];
  const provider = fakeProvider({ 'salon.client': [answered({ client: clientDetail(over) })], ...answers });
  const say = (text: string) => said.push(text);
  const notify = { success: say, error: say, info: () => {} };
  const shell = fakeShell({ http: provider.http, notify });
  const router = openRoute(page, shell, '/salon/clients/c1', '/salon/clients/:id');
  return { ...provider, router, said };
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const changed = (over: Partial<SalonClientDetail>) => answered({ client: clientDetail(over) });

test('the page says who it is, what their visits come to, and leads to each', async () => {
  open({ notes: [{ id: 'n1', text: 'Likes tea', at: '2026-11-20T17:00:00+05:30', by: 'Priya' }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  const facts = await card('With your salon');
  expect(facts.getByRole('link', { name: '+91 98480 12345' })).toHaveAttribute('href', 'tel:+919848012345');
  expect(facts.getByText('₹1,016.00')).toBeVisible();
  const visits = await card('Visits');
  expect(visits.getByRole('link')).toHaveAttribute('href', '/salon/bookings/b7');
  expect((await card('Notes')).getByText(/Priya/)).toBeVisible();
});

test('allergies are saved and marked; a failure keeps what was typed', async () => {
  const { sent, said } = open(
    {},
    { 'salon.updateClient': [refused('UNAVAILABLE'), changed({ allergies: 'Ammonia' })] },
  );
  const field = await screen.findByLabelText('What to keep away');
  expect(screen.queryByText(/^Allergies: /)).toBeNull();
  await userEvent.type(field, 'Ammonia');
  await userEvent.click(screen.getByRole('button', { name: 'Save allergies' }));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(field).toHaveValue('Ammonia');
  await userEvent.click(screen.getByRole('button', { name: 'Save allergies' }));
  expect(await screen.findByText('Allergies: Ammonia')).toBeVisible();
  expect(sent('salon.updateClient')[1]).toEqual({ params: { id: 'c1' }, body: { allergies: 'Ammonia' } });
});

test('tags are added from a word or from those of others, removed by one press, and eight at most', async () => {
  const eight = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const { sent } = open(
    { tags: ['VIP'], suggestedTags: ['Regular'] },
    {
      'salon.updateClient': [
        changed({ tags: ['VIP', 'Regular'] }),
        changed({ tags: ['Regular'] }),
        changed({ tags: eight }),
      ],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Regular' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the tag VIP' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the tag VIP' })).toBeNull());
  await userEvent.type(screen.getByLabelText('New tag'), 'H{Enter}');
  expect(await screen.findByText('8 tags are the most. Remove one to add another.')).toBeVisible();
  expect(sent('salon.updateClient')).toMatchObject([
    { body: { tags: ['VIP', 'Regular'] } },
    { body: { tags: ['Regular'] } },
    { body: { tags: ['Regular', 'H'] } },
  ]);
});

test('a note that is sent again keeps its key, so that it stands there once', async () => {
  const note = { id: 'n1', text: 'Likes tea', at: '2026-11-20T17:00:00+05:30', by: 'Priya' };
  const { sent } = open({}, { 'salon.addClientNote': [unreachable, changed({ notes: [note] })] });
  await userEvent.type(await screen.findByLabelText('New note'), 'Likes tea');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(sent('salon.addClientNote')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Likes tea', { selector: 'p' })).toBeVisible();
  expect(screen.getByLabelText('New note')).toHaveValue('');
  const [one, other] = sent('salon.addClientNote');
  expect(other).toEqual(one);
});

test('what was noted is erased after a question, and then nothing is offered to be erased', async () => {
  const { sent } = open({ allergies: 'Ammonia', tags: ['VIP'] }, { 'salon.eraseClient': [changed({})] });
  await userEvent.click(await screen.findByRole('button', { name: 'Erase what we noted' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase what we noted?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('salon.eraseClient')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Erase what we noted' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Erase what we noted' })).toBeNull());
  expect(screen.queryByText(/^Allergies: /)).toBeNull();
});

test('a client who is not there leads back to the list', async () => {
  const { router } = open({}, { 'salon.client': [refused('NOT_FOUND')] });
  expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/salon/clients');
});
