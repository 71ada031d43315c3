import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SalonMap } from './lazy-map.tsx';
import { SmallMap } from './lazy-small-map.tsx';

const props = {
  salons: [],
  localities: [],
  slots: new Map<string, string>(),
  looked: [],
  onLook: () => {},
  onChoose: () => {},
};
const Drawn = () => <p>A map</p>;

test('a map that could not be loaded says so and that the list has the same, and Retry loads it', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Drawn);
  render(<SalonMap {...props} load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The map could not be loaded. The list has the same salons.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('A map')).toBeVisible();
});

test('a small map tells of the ward and of the metro station next to the salon', async () => {
  render(<SmallMap name="Marigold House" coordinates={{ latitude: 17.4282, longitude: 78.4137 }} />);
  const picture = await screen.findByRole('img');
  expect(picture).toHaveAccessibleName('Marigold House on a map of Hyderabad, in the ward Jubilee Hills');
  expect(screen.getByText('Jubilee Hills Checkpost metro, 50 m')).toBeVisible();
  expect(screen.getByText(/^© OpenStreetMap contributors/)).toBeVisible();
});

test('a salon far from every station is shown without one', async () => {
  render(<SmallMap name="Far House" coordinates={{ latitude: 17.24, longitude: 78.25 }} />);
  expect(await screen.findByRole('img')).toHaveAccessibleName('Far House on a map of Hyderabad');
  expect(screen.queryByText(/metro,/)).toBeNull();
});
