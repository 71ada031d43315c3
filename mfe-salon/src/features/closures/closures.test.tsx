import { addDays, localDateOf } from '@sundara/contracts';
import type { TimeOffEntry } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, refused } from '@sundara/web/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { calendar, DAY } from '../../testing/calendar.builder.ts';
import { showElement } from '../../testing/show-element.tsx';
import { inTheWay } from '../../testing/visit-in-the-way.builder.ts';
import { RunningLateDialog } from '../running-late/running-late-dialog.tsx';
import { ClosuresDialog } from './closures-dialog.tsx';
import { festivalsFrom } from './festivals.ts';
import { TimeOffDialog } from './time-off-dialog.tsx';

const IN_THE_WAY = refused('VISITS_IN_THE_WAY', { message: '3 visits are booked.' });
const entry: TimeOffEntry = {
  ...{ id: 't1', kind: 'closure', resourceId: null, reason: 'Feast' },
  ...{ start: `${DAY}T00:00:00+05:30`, end: `${addDays(DAY, 1)}T00:00:00+05:30` },
};
const shared = { open: true, onClose: () => {}, resources: calendar().resources } as const;
const show = (dialog: ReactElement, answers: Parameters<typeof fakeProvider>[0]) => {
  const provider = fakeProvider(answers);
  showElement(dialog, fakeShell({ http: provider.http }));
  return provider;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a festival that is chosen closes its day by its name, over visits only when they are kept', async () => {
  const today = localDateOf(new Date());
  const [festival] = festivalsFrom(today, 1);
  if (!festival) throw new Error('No festival is known any more.');
  const done = jest.fn();
  const { sent } = show(<ClosuresDialog {...shared} date={today} onDone={done} />, {
    'salon.timeOff': [answered({ timeOff: [] })],
    'salon.addTimeOff': [IN_THE_WAY, answered({ timeOff: entry })],
    'salon.closeOverVisits': [
      answered({ timeOff: null, visits: [inTheWay(), inTheWay({ bookingId: 'b2' })] }),
    ],
  });
  const preset = (await screen.findAllByRole('button', { name: new RegExp(`^${festival.name}`) }))[0];
  if (!preset) throw new Error('It is not offered.');
  await userEvent.click(preset);
  expect(preset).toHaveAttribute('aria-pressed', 'true');
  await press(/^Close on/);
  expect(await screen.findByText(/^2 visits stand in that time\. Move them first/)).toBeVisible();
  expect(done).not.toHaveBeenCalled();
  await press('Keep the visits, block the rest');
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  const body = {
    ...{ kind: 'closure', reason: festival.name, start: `${festival.date}T00:00:00+05:30` },
    end: `${addDays(festival.date, 1)}T00:00:00+05:30`,
  };
  expect(sent('salon.addTimeOff')).toEqual(
    [false, true].map((keepVisits) => ({ body: { ...body, keepVisits } })),
  );
});

test('a closed day is opened again, and that can be taken back', async () => {
  const done = jest.fn();
  const { sent } = show(<ClosuresDialog {...shared} date={DAY} onDone={done} />, {
    'salon.timeOff': [answered({ timeOff: [entry] })],
    'salon.removeTimeOff': [answered({})],
    'salon.addTimeOff': [answered({ timeOff: entry })],
  });
  await press(/^Open again on/);
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(sent('salon.removeTimeOff')).toEqual([{ params: { id: 't1' } }]);
  await act(async () => done.mock.calls[0]?.[0].undo());
  const { start, end } = entry;
  expect(sent('salon.addTimeOff')).toEqual([
    { body: { kind: 'closure', reason: 'Feast', start, end, keepVisits: true } },
  ]);
});

test('time is blocked from and to the minute for whom it is asked, never backwards', async () => {
  const done = jest.fn();
  const place = { date: DAY, from: '13:00', to: '14:00', resourceId: 'asha' };
  const { sent } = show(<TimeOffDialog {...shared} {...place} onDone={done} />, {
    'salon.addTimeOff': [answered({ timeOff: { ...entry, kind: 'blocked', resourceId: 'meera' } })],
  });
  enter('To', '12:30');
  expect(screen.getByText('The end comes after the start')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Block this time' })).toBeDisabled();
  enter('To', '13:45');
  fireEvent.change(screen.getByRole('combobox', { name: 'Who' }), { target: { value: 'meera' } });
  await press('Block this time');
  await waitFor(() => expect(done).toHaveBeenCalled());
  const [start, end] = [`${DAY}T13:00:00+05:30`, `${DAY}T13:45:00+05:30`];
  const body = { kind: 'blocked', resourceId: 'meera', reason: '', keepVisits: false };
  expect(sent('salon.addTimeOff')).toEqual([{ body: { ...body, start, end } }]);
});

const told = (bookingId: string, customer: string, byMail: boolean) => ({
  ...{ bookingId, customer, byMail, formattedTime: '4:00 pm' },
});

test('who will be told of a delay is asked without sending; only the button sends, by how much and of whom', async () => {
  const list = answered({ told: [told('b1', 'Ravi Kumar', true), told('b2', '', false)] });
  const done = jest.fn();
  const { sent } = show(<RunningLateDialog {...shared} resourceId="" onDone={done} />, {
    'salon.runningLate': [list],
  });
  expect(await screen.findByText('Please call')).toBeVisible();
  await press('30');
  fireEvent.change(screen.getByRole('combobox', { name: 'Who is late' }), { target: { value: 'asha' } });
  await press('Tell 1 customer');
  await waitFor(() => expect(done).toHaveBeenCalledWith({ text: '1 customer told of the delay' }));
  expect(sent('salon.runningLate')).toEqual([
    { body: { minutes: 15, send: false } },
    { body: { minutes: 30, send: false } },
    { body: { minutes: 30, send: false, resourceId: 'asha' } },
    { body: { minutes: 30, send: true, resourceId: 'asha' } },
  ]);
});

test('nobody who has an address is told by a button that sends nothing, and a refusal says why', async () => {
  const done = jest.fn();
  show(<RunningLateDialog {...shared} resourceId="" onDone={done} />, {
    'salon.runningLate': [
      answered({ told: [told('b2', 'Walker', false)] }),
      answered({ told: [told('b1', 'Ravi Kumar', true)] }),
      refused('RATE_LIMITED', { message: 'Please call them instead.' }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'Nobody to tell by mail' })).toBeDisabled();
  await press('45');
  await press('Tell 1 customer');
  expect(await screen.findByText('Please call them instead.')).toBeVisible();
  expect(done).not.toHaveBeenCalled();
});
