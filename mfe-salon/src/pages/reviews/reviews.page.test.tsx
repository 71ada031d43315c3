import type { SalonReview } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as reviews from '../../expose/routes/reviews.expose.tsx';

const REVIEW: SalonReview = {
  id: 'r1',
  rating: 4,
  title: 'Calm',
  comment: 'They took their time.',
  author: 'Asha R.',
  date: '2026-11-20T12:00:00+05:30',
  photos: [],
  verified: true,
  edited: false,
  reply: null,
  bookingId: 'b1',
  services: ['Haircut'],
  hidden: null,
  can: { reply: true },
};
const NEXT: SalonReview = { ...REVIEW, id: 'r2', author: 'Meera I.' };
const listed = (...list: SalonReview[]) => {
  const total = list.length;
  const ratingCounts = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? total : 0 }));
  return answered({
    reviews: list,
    counts: { unanswered: total, answered: 0, all: total },
    summary: { rating: 4, reviews: total, ratingCounts },
    pagination: { totalCount: total, totalPages: 1, currentPage: 1, page: 1, limit: 10, total, pages: 1 },
  });
};
const open = (answers: Parameters<typeof fakeProvider>[0]) => {
  const { http, urls, sent } = fakeProvider({ 'salon.reviews': [listed(REVIEW)], ...answers });
  return { urls, sent, router: openRoute(reviews, fakeShell({ http }), '/salon/reviews') };
};

afterEach(() => localStorage.clear());

test('reviews that wait for an answer come first, with the way to the visit', async () => {
  const { urls, router } = open({});
  expect(await screen.findByRole('tab', { name: 'Unanswered 1' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('link', { name: 'See the visit' })).toHaveAttribute('href', '/salon/bookings/b1');
  await userEvent.click(screen.getByRole('button', { name: /4 stars/ }));
  expect(await screen.findByRole('button', { name: /4 stars/, pressed: true })).toBeVisible();
  expect(router.state.location.search).toBe('?rating=4');
  expect(urls).toEqual(['/api/salon/reviews', '/api/salon/reviews?rating=4']);
});

test('an answer that can not be published is kept, also when the page is left', async () => {
  const { sent } = open({ 'salon.replyToReview': [refused('UNAVAILABLE')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Answer to Asha R.' }));
  await userEvent.type(screen.getByLabelText('Your answer to Asha R.'), 'Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish answer' }));
  expect(await screen.findByText(/What you wrote is kept/)).toBeVisible();
  expect(sent('salon.replyToReview')).toEqual([{ params: { id: 'r1' }, body: { text: 'Thank you.' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep as a draft' }));
  expect(screen.getByText('Not published yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go on with your draft to Asha R.' }));
  expect(screen.getByLabelText('Your answer to Asha R.')).toHaveValue('Thank you.');
});

test('a salon without reviews is new', async () => {
  open({ 'salon.reviews': [listed()] });
  expect(await screen.findByText('New')).toBeVisible();
  expect(screen.getByText('No reviews yet.')).toBeVisible();
});

test('the focus stays with a review whose answer was saved or taken back, and goes on to the next when it leaves the list', async () => {
  const reply = { text: 'Thank you.', date: '2026-11-21T12:00:00+05:30' };
  const done = answered({ review: { ...REVIEW, reply } });
  open({
    'salon.reviews': [
      listed(REVIEW, NEXT),
      listed({ ...REVIEW, reply }, NEXT),
      listed(REVIEW, NEXT),
      listed(NEXT),
    ],
    'salon.replyToReview': [done],
    'salon.removeReply': [answered({ review: REVIEW })],
  });
  const answer = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Answer to Asha R.' }));
    await userEvent.type(screen.getByLabelText('Your answer to Asha R.'), 'Thank you.');
    await userEvent.click(screen.getByRole('button', { name: 'Publish answer' }));
  };
  await answer();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit the answer to Asha R.' })).toHaveFocus(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove the answer to Asha R.' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Answer to Asha R.' })).toHaveFocus());
  await answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Answer to Meera I.' })).toHaveFocus());
});

test('a hidden review says why, takes no answer, and shows blurred photos alone', async () => {
  const photo = { id: 'p1', url: '/api/uploads/p1.webp', alt: 'Photo', placeholder: 'data:,', ratio: 1 };
  const hidden = {
    ...{ at: '2026-11-23T12:00:00+05:30', reason: 'personal', words: 'A phone number stands in it.' },
    reasonText: 'It tells personal details of somebody.',
  };
  open({ 'salon.reviews': [listed({ ...REVIEW, photos: [photo], hidden, can: { reply: false } }, NEXT)] });
  expect(await screen.findByText(/It tells personal details/)).toHaveTextContent(
    'Hidden since Mon, 23 Nov, 12:00 pm. It tells personal details of somebody.',
  );
  expect(screen.getByText('“A phone number stands in it.”')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photo 1 of 1, hidden' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Photo/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Answer to Asha R.' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Answer to Meera I.' })).toBeVisible();
});
