import { type Paise, quote } from '@sundara/contracts';
import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BASKET, SLOT } from '../../testing/answers.ts';
import { useSuccessPause } from '../dialog/use-success-pause.ts';
import { newFlow } from '../flow/flow.ts';
import { SuccessScreen } from './success-screen.tsx';

const FLOW = {
  ...newFlow(quote([{ pricePaise: 50_000 as Paise, discountPercent: 0 }])),
  slot: SLOT,
  booked: { bookingId: 'b1', elsewhere: false },
};

const Shown = ({ onEnd }: { readonly onEnd: () => void }) => {
  const { hold } = useSuccessPause(true, onEnd);
  return <SuccessScreen flow={FLOW} basket={BASKET} onHold={hold} />;
};
const show = () => {
  const onEnd = jest.fn();
  render(
    <ShellProvider shell={fakeShell()}>
      <Shown onEnd={onEnd} />
    </ShellProvider>,
  );
  return onEnd;
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the success screen leaves by itself after a pause to read, with the focus on its heading', async () => {
  const onEnd = show();
  expect(screen.getByRole('heading', { name: 'Booking Confirmed!' })).toHaveFocus();
  await pass(5);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('it stays while the pointer is on it, and its time begins anew when that leaves', async () => {
  const onEnd = show();
  await pass(5);
  fireEvent.pointerMove(screen.getByText('Haircut'));
  await pass(60);
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('Haircut'));
  await pass(5);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('it stays while a control of it has the focus', async () => {
  const onEnd = show();
  act(() => screen.getByRole('button', { name: 'Receipt' }).focus());
  await pass(60);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a press or a key keeps it until it is closed', async () => {
  const onEnd = show();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(60);
  expect(onEnd).not.toHaveBeenCalled();
});

test('the visit can be told to somebody else', () => {
  show();
  expect(screen.getByRole('button', { name: /^Share visit/ })).toBeVisible();
});
