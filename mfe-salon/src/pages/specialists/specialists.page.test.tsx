import { addDays, localDateOf } from '@sundara/contracts';
import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as specialists from '../../expose/routes/specialists.expose.tsx';
import { leave, member } from '../../testing/member.builder.ts';
import { service } from '../../testing/service.builder.ts';
import { inTheWay } from '../../testing/visit-in-the-way.builder.ts';

const CUT = service('00000000-0000-4000-8000-0000000000c1', 'Haircut', { category: 'Hair Care' });
const SPA = service('v2', 'Hair Spa', { category: 'Hair Care' });
const pagination = {
  ...{ totalCount: 2, totalPages: 1, currentPage: 1, page: 1, limit: 100, total: 2, pages: 1 },
};
const SERVICES = answered({
  ...{ data: [CUT, SPA], services: [CUT, SPA], pages: 1, pagination },
  counts: { total: 2, active: 2, categories: 1 },
});
const IN_THE_WAY = refused('VISITS_IN_THE_WAY', { message: '2 visits are booked.' });
const day = (ahead: number) => addDays(localDateOf(new Date()), ahead);

const open = (answers: Parameters<typeof fakeProvider>[0] = {}) => {
  const provider = fakeProvider({
    'salon.team': [answered({ specialists: [member()] })],
    'salon.services': [SERVICES],
    'salon.timeOff': [answered({ timeOff: [] })],
    ...answers,
  });
  const success = jest.fn();
  const notify = { success, error: jest.fn(), info: () => {} };
  openRoute(specialists, fakeShell({ http: provider.http, notify }), '/salon/specialists');
  return { ...provider, success };
};
test('a page whose loader answers one result tells of a missing salon as calmly', async () => {
  open({ 'salon.team': [refused('SALON_MISSING')] });
  expect(await screen.findByRole('link', { name: 'Ask us' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('services that are taken from somebody with visits are kept only when that is said', async () => {
  const { sent, success } = open({
    'salon.updateSpecialist': [IN_THE_WAY, answered({ specialist: member({ services: [CUT.id] }) })],
  });
  await press('Edit Asha Rao');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Everything the salon sells/ }));
  await press('Save Changes');
  expect(screen.getByText(/^Choose at least one service/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Haircut' }));
  await press('Save Changes');
  expect(await screen.findByText(/2 visits are booked\. Move them first/)).toBeVisible();
  await press('Keep the visits');
  await waitFor(() => expect(success).toHaveBeenCalledWith('Asha Rao is up to date'));
  const body = {
    ...{ name: 'Asha Rao', specialization: 'Hair stylist', services: [CUT.id] },
    ...{ gender: null, hours: null, photoId: null, isActive: true },
  };
  expect(sent('salon.updateSpecialist')).toEqual(
    [false, true].map((keepVisits) => ({ params: { id: 's1' }, body: { ...body, keepVisits } })),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Asha Rao' })).toHaveFocus());
});

test('hours of somebody that leave visits outside list these visits, and are saved after a yes', async () => {
  const visits = [{ id: 'b7', no: 7, dateTime: '2099-11-24T19:00:00+05:30', customer: 'Ravi Kumar' }];
  const outside = refused('VISITS_IN_THE_WAY', { message: '1 visit stands outside of these hours.', visits });
  const { sent, success } = open({
    'salon.updateSpecialist': [outside, answered({ specialist: member() })],
  });
  await press('Edit Asha Rao');
  await press('Own hours');
  await press('Save Changes');
  expect(
    await screen.findByText(/^1 visit stands outside of these hours\. Nothing is cancelled/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /Ravi Kumar$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep the visits' })).toBeNull();
  await press('Save anyway');
  await waitFor(() => expect(success).toHaveBeenCalledWith('Asha Rao is up to date'));
  expect(sent('salon.updateSpecialist')).toMatchObject(
    [false, true].map((keepVisits) => ({ body: { keepVisits } })),
  );
});

test('somebody new needs a name and what they do, and comes with own hours only when those are right', async () => {
  const { sent, success } = open({ 'salon.addSpecialist': [answered({ specialist: member({ id: 's2' }) })] });
  await press('Add specialist');
  await press('Add to the team');
  expect(await screen.findByRole('textbox', { name: /Name/ })).toBeInvalid();
  fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'Ravi' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Specialization/ }), { target: { value: 'Beard' } });
  await userEvent.click(screen.getByRole('combobox', { name: 'Gender' }));
  await userEvent.click(screen.getByRole('option', { name: 'Man' }));
  await press('Own hours');
  fireEvent.change(screen.getByLabelText('Monday, to'), { target: { value: '08:00' } });
  await press('Add to the team');
  expect(screen.getByText('Some hours do not fit yet.')).toBeVisible();
  expect(sent('salon.addSpecialist')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Monday, to'), { target: { value: '18:00' } });
  await press('Add to the team');
  await waitFor(() => expect(success).toHaveBeenCalledWith('Ravi is on the team'));
  expect(sent('salon.addSpecialist')).toEqual([
    {
      body: expect.objectContaining({
        ...{ name: 'Ravi', specialization: 'Beard', gender: 'male', services: [], isActive: true },
        hours: expect.objectContaining({
          monday: { open: '10:00', close: '18:00', closed: false, breaks: [] },
        }),
      }),
    },
  ]);
});

test('leave is taken over visits only when they are kept, and asks with the whole days', async () => {
  const { sent, success } = open({
    'salon.addTimeOff': [IN_THE_WAY, answered({ timeOff: leave('t1', day(3)) })],
    'salon.closeOverVisits': [
      answered({ timeOff: null, visits: [inTheWay(), inTheWay({ bookingId: 'b2' })] }),
    ],
  });
  await press('Leave of Asha Rao');
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: day(3) } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: day(4) } });
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' Wedding ' } });
  await press(/^Take leave on .* to /);
  expect(await screen.findByText(/^2 visits stand in that time\. Move them first/)).toBeVisible();
  await press('Keep the visits, block the rest');
  await waitFor(() => expect(success).toHaveBeenCalledWith(expect.stringMatching(/^On leave on /)));
  const body = { kind: 'leave', resourceId: 's1', reason: 'Wedding' };
  const days = { start: `${day(3)}T00:00:00+05:30`, end: `${day(5)}T00:00:00+05:30` };
  expect(sent('salon.addTimeOff')).toEqual(
    [false, true].map((keepVisits) => ({ body: { ...body, ...days, keepVisits } })),
  );
});

test('leave that is taken back leaves the focus at the next one, and after the last at the first day of more', async () => {
  const [first, second] = [leave('t1', day(2)), leave('t2', day(5))];
  const { sent } = open({
    'salon.timeOff': [
      answered({ timeOff: [second, first] }),
      answered({ timeOff: [second] }),
      answered({ timeOff: [] }),
    ],
    'salon.removeTimeOff': [answered({})],
  });
  await press('Leave of Asha Rao');
  const planned = within(await screen.findByRole('list', { name: 'Planned' }));
  const [one, other] = planned.getAllByRole('button');
  if (!one || !other) throw new Error('Two are planned.');
  await userEvent.click(one);
  await waitFor(() => expect(one).not.toBeInTheDocument());
  await waitFor(() => expect(other).toHaveFocus());
  await userEvent.click(other);
  await waitFor(() => expect(screen.getByLabelText('First day')).toHaveFocus());
  expect(sent('salon.removeTimeOff')).toEqual(['t1', 't2'].map((id) => ({ params: { id } })));
});
