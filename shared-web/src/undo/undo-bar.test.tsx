import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoBar } from './undo-bar.tsx';

test('an offer stands where the shell shows messages, marked so that toasts make room, and only while it stands', async () => {
  const undo = jest.fn();
  const bar = (offered: boolean) => (
    <UndoBar offered={offered ? { no: 1, text: 'Moved to 4:15 pm', undo } : undefined} onGone={() => {}} />
  );
  const { rerender, container } = render(bar(true));
  expect(getComputedStyle(screen.getByRole('status')).top).toBe('var(--messages-top, 80px)');
  expect(container.querySelector('[data-undo]')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  rerender(bar(false));
  expect(container.querySelector('[data-undo]')).not.toBeVisible();
});
