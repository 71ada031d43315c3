import { formatLongDay, instantAt } from '@sundara/contracts';
import type { Session, ShellApi } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BookingDialog } from '../features/dialog/booking-dialog.tsx';
import { type Answers, BASKET, CUSTOMER, DAY, provider } from './answers.ts';

export const AS_CUSTOMER: Session = { status: 'signed-in', user: CUSTOMER };
export const dayName = (date = DAY): string => formatLongDay(instantAt(date, '12:00'));

interface Setting {
  readonly session?: Session;
  /** History entries, the last one shown; a page that stores the dialog in its address has `book` there. */
  readonly history?: readonly { readonly search: string; readonly state?: object }[];
}

/** Opens the dialog over a page, as the remote that offers the extension point does. */
export const openDialog = (answers: Answers = {}, { session = AS_CUSTOMER, history }: Setting = {}) => {
  const { http, calls, sent } = provider(answers);
  const base = fakeShell({}, session);
  const requestSignIn = jest.fn(async () => CUSTOMER as never);
  const emit = jest.fn();
  const success = jest.fn();
  const shell: ShellApi = {
    ...base,
    http,
    session: { ...base.session, requestSignIn },
    events: { ...base.events, emit },
    notify: { ...base.notify, success },
  };
  const onBooked = jest.fn();
  const onClose = jest.fn();
  const dialog = <BookingDialog basket={BASKET} onClose={onClose} onBooked={onBooked} />;
  const entries = history ?? [{ search: '' }];
  const router = createMemoryRouter([{ path: '*', element: dialog }], {
    initialEntries: entries.map((entry) => ({ pathname: '/salon/s1', ...entry })),
  });
  const page = render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { ...page, router, calls, sent, onBooked, onClose, requestSignIn, emit, success };
};

/** The button of a day, in the next week where this one ends before it. */
export const findDay = async (date = DAY): Promise<HTMLElement> => {
  const name = new RegExp(`^${dayName(date)}`);
  const shown = screen.queryByRole('button', { name });
  if (!shown) await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  return screen.findByRole('button', { name });
};

/** Chooses a time of the first free day, with which the dialog opens. */
export const chooseTime = async (time = '4:00 PM') => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: time }));
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
  return user;
};

export const agreeAndPay = async () => {
  const user = await chooseTime();
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /Proceed to Pay/ }));
  return user;
};
