import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldOnPhones } from './fold-on-phones.tsx';

test('its heading says what matters most, and a button that bears its name unfolds the rest', async () => {
  const user = userEvent.setup();
  render(
    <FoldOnPhones title="Opening hours" summary="Open until 8:00 pm">
      <p>Monday</p>
    </FoldOnPhones>,
  );
  expect(screen.getByText('Open until 8:00 pm')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Opening hours', expanded: false });
  const rest = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(rest).toHaveTextContent('Monday');
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Opening hours', expanded: true })).toBeVisible();
});
