import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroSearch } from './hero-search.tsx';

let rendered = 0;

jest.mock('../../features/locality-field/locality-field.tsx', () => ({
  LocalityField: () => {
    rendered += 1;
    return null;
  },
}));

test('a letter shows without rendering the localities again', async () => {
  const onText = jest.fn();
  render(<HeroSearch location="" localities={[]} text="" onLocation={jest.fn()} onText={onText} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Salon, area or specialty' }), 's');
  expect(onText).toHaveBeenCalledWith('s');
  expect(rendered).toBe(1);
});
