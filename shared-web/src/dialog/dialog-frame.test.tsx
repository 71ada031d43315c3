import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

const setUp = (own: Partial<DialogFrameProps> = {}) => {
  const onClose = jest.fn();
  render(
    <DialogFrame
      open
      title="Move this visit?"
      onClose={onClose}
      foot={<button type="button">Move</button>}
      {...own}
    >
      It is on Monday.
    </DialogFrame>,
  );
  return onClose;
};

test('a dialog is named by its title, and its cross and Escape close it', async () => {
  const onClose = setUp();
  expect(screen.getByRole('dialog', { name: 'Move this visit?' })).toHaveTextContent('It is on Monday.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('nothing closes it while something is being sent', async () => {
  const onClose = setUp({ waiting: true });
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

test('a notice stands between what it holds and the ways on', () => {
  setUp({ lead: 'With Asha', notice: <p role="alert">Not saved yet.</p> });
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /^Move this visit\?With AshaIt is on Monday\.Not saved yet\.Move$/,
  );
});
