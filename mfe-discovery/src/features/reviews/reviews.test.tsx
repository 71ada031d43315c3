import { pagination, type SalonDetail } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { anImage, aReview, aSalonDetail } from '../../testing/salon-detail.builder.ts';
import type { LightboxProps } from '../lightbox/lightbox.tsx';
import { Reviews } from './reviews.tsx';

jest.mock('../lightbox/load-lightbox.ts', () => ({
  prefetchLightbox: () => {},
  loadLightbox:
    async () =>
    ({ photos, at }: LightboxProps) =>
      `Photo ${at + 1} of ${photos.length}`,
}));

type Answers = Parameters<typeof fakeProvider>[0][string];

const page = (number: number, ...titles: number[]) =>
  answered({ reviews: titles.map((title) => aReview(title)), pagination: pagination(number, 3, 5) });

const setUp = (own: Partial<SalonDetail> = {}, answers: Answers = [page(2, 3, 4)]) => {
  const { http, urls } = fakeProvider({ 'salons.reviews': answers });
  render(
    <ShellProvider shell={fakeShell({ http })}>
      <MemoryRouter>
        <Reviews salon={aSalonDetail(own)} />
      </MemoryRouter>
    </ShellProvider>,
  );
  return urls;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the first three came with the salon, the next ones are fetched, and back is at once', async () => {
  const urls = setUp();
  expect(screen.getByText('Review 2')).toBeVisible();
  expect(urls).toEqual([]);
  await press('Next');
  expect(await screen.findByText('Review 3')).toBeVisible();
  expect(screen.queryByText('Review 2')).toBeNull();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await press('Previous');
  expect(screen.getByText('Review 2')).toBeVisible();
  expect(urls).toEqual(['/api/public/salons/s1/reviews?page=2&sort=newest']);
});

test('a bar leaves the reviews with so many stars, and a second press takes it off', async () => {
  const urls = setUp({}, [page(1, 7)]);
  await press(/^5 stars/);
  expect(await screen.findByText('Review 7')).toBeVisible();
  expect(screen.getByRole('button', { name: /^5 stars/ })).toHaveAttribute('aria-pressed', 'true');
  await press(/^5 stars/);
  expect(screen.getByText('Review 0')).toBeVisible();
  expect(urls).toEqual(['/api/public/salons/s1/reviews?page=1&rating=5&sort=newest']);
});

test('stars that nobody gave can not be chosen', async () => {
  const urls = setUp();
  await press(/^1 star/);
  expect(urls).toEqual([]);
});

test('another order begins at its first page', async () => {
  const urls = setUp({}, [page(2, 3, 4), page(1, 8)]);
  await press('Next');
  await screen.findByText('Review 3');
  await userEvent.selectOptions(screen.getByLabelText('Sort reviews by'), 'lowest');
  expect(await screen.findByText('Review 8')).toBeVisible();
  expect(urls.at(-1)).toBe('/api/public/salons/s1/reviews?page=1&sort=lowest');
});

test('a page that does not come leaves the last one, with Retry', async () => {
  setUp({}, [refused('INTERNAL'), page(2, 3, 4)]);
  await press('Next');
  expect(await screen.findByText('These reviews could not be loaded.')).toBeVisible();
  expect(screen.getByText('Review 2')).toBeVisible();
  await press('Retry');
  expect(await screen.findByText('Review 3')).toBeVisible();
});

test('a salon without reviews is new, and no rating is made up for it', () => {
  setUp({ reviews: 0, rating: 4.5, reviewList: [] });
  expect(screen.getByText('New on Sundara.')).toBeVisible();
  expect(screen.queryByText(/4\.5/)).toBeNull();
});

test('a date is written in words', () => {
  setUp({ reviewList: [aReview(0, { date: '2026-11-23T19:00:00Z' }), aReview(1, { date: 'soon' })] });
  expect(screen.getByText('24 November 2026')).toBeVisible();
});

test('photos, a booked visit, a change and the answer of the salon stand with a review', async () => {
  const photos = ['a', 'b'].map((id) => ({ ...anImage(id), id, ratio: 1.5 }));
  const reply = { text: 'Come again.', date: '2026-11-25T10:00:00+05:30' };
  setUp({ reviewList: [aReview(0, { photos, verified: true, edited: true, reply }), aReview(1)] });
  expect(screen.getAllByText('Booked here')).toHaveLength(1);
  expect(screen.getAllByText(/· edited$/)).toHaveLength(1);
  expect(screen.getByText('Marigold Room answered')).toBeVisible();
  expect(screen.getByText('Come again.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Photo \d of 2 by A\.$/ })).toHaveLength(2);
  await press('Photo 2 of 2 by A.');
  expect(await screen.findByText('Photo 2 of 2')).toBeVisible();
});

test('a provider that says nothing of photos and answers is understood', () => {
  setUp();
  expect(screen.queryByText('Booked here')).toBeNull();
  expect(screen.queryByText(/answered|edited/)).toBeNull();
});
