import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as reviews from '../../expose/routes/reviews.expose.tsx';
import { aHiddenReview, aReview, reviewsAnswer } from '../../testing/review.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];

const open = (answers: Answers, query = '') => {
  const provider = fakeProvider({ 'admin.reviews': [reviewsAnswer([aReview()])], ...answers });
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  const shell = fakeShell({ http: provider.http, notify: { success: tell, error: tell, info: tell } });
  return { ...provider, told, router: openRoute(reviews, shell, `/admin/reviews${query}`) };
};
const HIDE = 'Hide the review by Asha R. of Rose & Sons';
const SHOW = 'Show again: the review by Asha R. of Rose & Sons';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

test('a review is hidden for a reason from the list, and not without one', async () => {
  const { sent, told } = open({
    'admin.reviews': [reviewsAnswer([aReview()]), reviewsAnswer([aHiddenReview()])],
    'admin.hideReview': [answered({ message: 'The review is hidden', review: aHiddenReview() })],
  });
  await press(HIDE);
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }));
  expect(dialog.getByText(/the author is mailed why/)).toBeVisible();
  await press('Hide review');
  expect(await dialog.findByText('Please choose why')).toBeVisible();
  await choose('Reason', 'It breaks our rules for reviews.');
  expect(await dialog.findByText('Please say why in at least 10 characters')).toBeVisible();
  await choose('Reason', 'It tells personal details of somebody.');
  await userEvent.click(dialog.getByLabelText('In your words'));
  await userEvent.paste('A phone number stands in it.');
  await press('Hide review');
  expect(await screen.findByText(/since/)).toHaveTextContent('by Meera Shah');
  expect(screen.getByText('“A phone number stands in it.”')).toBeVisible();
  const body = { reason: 'personal', words: 'A phone number stands in it.' };
  expect(sent('admin.hideReview')).toEqual([{ params: { id: 'r1' }, body }]);
  expect(told).toEqual(['The review is hidden']);
  await waitFor(() => expect(screen.getByRole('button', { name: SHOW })).toHaveFocus());
});

test('what somebody else hid first is said in the dialog, and what was written stays', async () => {
  const { urls } = open({
    'admin.reviews': [reviewsAnswer([aReview()]), reviewsAnswer([aHiddenReview()])],
    'admin.hideReview': [refused('REVIEW_HIDDEN')],
  });
  await press(HIDE);
  await choose('Reason', 'It insults or threatens somebody.');
  await userEvent.type(screen.getByLabelText('In your words'), 'Twice.');
  await press('Hide review');
  expect(await screen.findByRole('alert')).toHaveTextContent('This review is hidden already.');
  expect(screen.getByLabelText('In your words')).toHaveValue('Twice.');
  await waitFor(() => expect(urls.filter((url) => url === '/api/admin/reviews')).toHaveLength(2));
});

test('a hidden review says why, shows no photo but its blurred copy, and is shown again', async () => {
  const photo = { id: 'p1', url: '/api/uploads/p1.webp', alt: 'Photo', placeholder: 'data:,', ratio: 1 };
  const { sent, told } = open(
    {
      'admin.reviews': [
        reviewsAnswer([aHiddenReview({ photos: [photo], changedSince: true })]),
        reviewsAnswer([]),
      ],
      'admin.showReview': [answered({ message: 'The review is shown again', review: aReview() })],
    },
    '?state=hidden',
  );
  expect(await screen.findByText(/It tells personal details/)).toBeVisible();
  expect(screen.getByText(/has written it anew since/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photo 1 of 1, hidden' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Photo/ })).not.toBeInTheDocument();
  await press(SHOW);
  expect(await screen.findByText('No review is hidden')).toBeVisible();
  expect(sent('admin.showReview')).toEqual([{ params: { id: 'r1' } }]);
  expect(told).toEqual(['The review is shown again']);
});

test('state, stars, salon and words stand in the address', async () => {
  const answer = reviewsAnswer([aReview()]);
  const { urls, router } = open({ 'admin.reviews': [answer, answer, answer, answer, reviewsAnswer([])] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Shown 1,234' }));
  expect(await screen.findByRole('tab', { name: 'Shown 1,234', selected: true })).toBeVisible();
  await choose('Stars', '2 stars');
  await waitFor(() => expect(urls).toHaveLength(3));
  await press('Reviews of Rose & Sons alone');
  expect(await screen.findByRole('combobox', { name: 'Salon' })).toHaveTextContent('Rose & Sons');
  expect(router.state.location.search).toBe('?state=shown&rating=2&salonId=s1');
  expect(urls.at(-1)).toBe('/api/admin/reviews?rating=2&salonId=s1&state=shown');
  await press('Clear filters');
  expect(await screen.findByText('No reviews here')).toBeVisible();
  expect(router.state.location.search).toBe('?state=shown');
});

test('a list that can not be read, and a page that is not there, have a way on', async () => {
  open(
    {
      'admin.reviews': [
        refused('UNAVAILABLE'),
        reviewsAnswer([], { page: 9, total: 40, pages: 2 }),
        reviewsAnswer([aReview()]),
      ],
    },
    '?page=9',
  );
  expect(await screen.findByText('Failed to fetch the reviews')).toBeVisible();
  await press('Retry');
  await press('Go to page 2');
  expect(await screen.findByRole('article', { name: 'Review by Asha R. of Rose & Sons' })).toBeVisible();
});
