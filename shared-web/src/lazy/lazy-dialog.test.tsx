import { ShellProvider } from '@sundara/web/core';
import { render, screen, waitFor } from '@testing-library/react';
import { fakeShell } from '../testing/fake-shell.ts';
import { LazyDialog } from './lazy-dialog.tsx';

interface QuestionProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Question = ({ open }: QuestionProps) => open && <p>Which one?</p>;

const setUp = (find: () => Promise<typeof Question>) => {
  const notify = { success: jest.fn(), error: jest.fn(), info: jest.fn() };
  const onClose = jest.fn();
  const of = (open: boolean) => (
    <ShellProvider shell={fakeShell({ notify })}>
      <LazyDialog title="The question" find={find} of={{ open, onClose }} />
    </ShellProvider>
  );
  const { rerender } = render(of(false));
  return { notify, onClose, open: (open = true) => rerender(of(open)) };
};

test('a dialog is fetched when it is first opened, once, and the wait is said', async () => {
  const find = jest.fn(async () => Question);
  const { open } = setUp(find);
  expect(find).not.toHaveBeenCalled();
  open();
  expect(screen.getByRole('status')).toHaveTextContent('One moment, opening…');
  expect(await screen.findByText('Which one?')).toBeVisible();
  open(false);
  open();
  expect(screen.getByText('Which one?')).toBeVisible();
  expect(find).toHaveBeenCalledTimes(1);
});

test('one that can not be fetched says so and closes, and opening it asks anew', async () => {
  const find = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Question);
  const { notify, onClose, open } = setUp(find);
  open();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(notify.error).toHaveBeenCalledWith('The question could not be opened. Please try again.');
  open(false);
  open();
  expect(await screen.findByText('Which one?')).toBeVisible();
});

test('one that is closed before it came stays closed and says nothing of a failure', async () => {
  let fail: (reason: Error) => void = () => {};
  const { notify, onClose, open } = setUp(() => new Promise((_, reject) => (fail = reject)));
  open();
  open(false);
  fail(new Error('chunk'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(notify.error).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
