import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RatingBars } from './rating-bars.tsx';
import { Stars } from './stars.tsx';

const COUNTS = [
  { stars: 5, count: 3 },
  { stars: 4, count: 1 },
  { stars: 1, count: 0 },
];

const setUp = (stars?: number, reviews = 4) => {
  const onChoose = jest.fn();
  render(<RatingBars counts={COUNTS} reviews={reviews} stars={stars} onChoose={onChoose} />);
  return onChoose;
};
const bar = (name: string) => screen.getByRole('button', { name });
const widthOf = (name: string) => bar(name).querySelector('rect')?.getAttribute('width');

test('each bar says how many gave so many stars, and is as long as their share', () => {
  setUp();
  const rows = within(screen.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '5 stars3 reviews',
    '4 stars1 review',
    '1 star0 reviews',
  ]);
  expect(['5 stars 3 reviews', '4 stars 1 review', '1 star 0 reviews'].map(widthOf)).toEqual([
    '75',
    '25',
    '0',
  ]);
});

test('a bar narrows to its stars, and a second press takes it off', async () => {
  const onChoose = setUp(4);
  expect(bar('4 stars 1 review')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(bar('5 stars 3 reviews'));
  await userEvent.click(bar('4 stars 1 review'));
  expect(onChoose.mock.calls).toEqual([[5], [undefined]]);
});

test('stars that nobody gave can not be chosen', async () => {
  const onChoose = setUp();
  await userEvent.click(bar('1 star 0 reviews'));
  expect(bar('1 star 0 reviews')).toHaveAttribute('aria-disabled', 'true');
  expect(onChoose).not.toHaveBeenCalled();
});

test('where the sum lags behind its parts no bar is longer than the whole, and none is drawn of nothing', () => {
  setUp(undefined, 2);
  expect(widthOf('5 stars 3 reviews')).toBe('100');
});

test('a rating is read as a number of five', () => {
  render(<Stars rating={4.6} />);
  expect(screen.getByText('Rated 4.6 of 5')).toBeInTheDocument();
});
