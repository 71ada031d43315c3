import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoBar } from './undo-bar.tsx';

test('an offer stands at the lower edge, above what the page has there, with room to scroll, and only while it stands', async () => {
  const undo = jest.fn();
  const bar = (offered: boolean, above?: number) => (
    <UndoBar
      offered={offered ? { no: 1, text: 'Moved to 4:15 pm', undo } : undefined}
      onGone={() => {}}
      {...(above && { above })}
    />
  );
  const { rerender, container } = render(bar(true));
  const bottom = () => getComputedStyle(screen.getByRole('status')).bottom;
  expect(bottom()).toBe('calc(16px + env(safe-area-inset-bottom))');
  expect(container.querySelector('[data-room]')).toBeVisible();
  rerender(bar(true, 77));
  expect(bottom()).toBe('calc(93px + env(safe-area-inset-bottom))');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  rerender(bar(false));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(container.querySelector('[data-room]')).not.toBeVisible();
});
